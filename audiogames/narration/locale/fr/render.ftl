### Une partie enregistrée devient un fichier sonore ; et la parole qui vient des places.

## Faire le fichier
## Imprimé par la commande « render ». $percent : un pourcentage ; $length : une durée en minutes et secondes ;
## $file : le nom d’un fichier ; $player : la personne dont on parle ; $minutes : des minutes ; $seconds : des
## secondes.

render-progress = { $percent } pour cent, { $length } de son jusqu’ici.
render-done = Le fichier sonore { $file } est prêt : { $length }, la partie comme { $player } l’a entendue.
render-done-all = Le fichier sonore { $file } est prêt : { $length }, la partie comme tout le monde l’a entendue.
render-minutes = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
render-seconds = { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}

## Ce qui s’y oppose
## Imprimé par la commande « render ». $why : la raison, en un mot ou une phrase ; $command : une ligne de commande,
## ou son premier mot ; $value : une valeur ; $known : tout ce que l’on peut choisir, en liste ; $file : le nom d’un
## fichier ; $name : un nom.

render-no-voice = Sans voix, le fichier n’aura que les sons. { $why }
render-no-voice-fix = Sans voix, le fichier n’aura que les sons. { $why } Pour avoir les annonces, tapez la ligne qui suit, puis recommencez : { $command }
render-voice-died = La voix s’est arrêtée en chemin, et le fichier n’a pas été gardé. { $why } Recommencez, ou ajoutez --no-words pour les sons seuls.
render-listening-unknown = L’écoute « { $value } » n’existe pas. Choisissez parmi : { $known }.
render-not-wav = render ne fait que des fichiers WAV : donnez au fichier { $file } un nom qui finit par .wav.
render-name-too-long = Le nom « { $name } » est trop long pour un fichier. Donnez-en un autre avec --output.
render-file-exists = Le fichier { $file } existe déjà, et n’a pas été modifié. Donnez un autre nom avec --output, ou ajoutez --overwrite pour le remplacer.
render-over-journal = Le fichier { $file } est la partie enregistrée elle-même, qui n’est jamais remplacée. Donnez un autre nom avec --output.

## La parole qui vient des places
## Entendu quand une partie commence avec les voix à leur place. $why : la raison, en un mot ou une phrase ;
## $command : une ligne de commande, ou son premier mot.

voice-in-space-none = Les annonces ne viendront pas des places : une autre voix lira tout. { $why }
    .braille = Pas de parole venant des places
voice-in-space-fix = Les annonces ne viendront pas des places : une autre voix lira tout. { $why } Pour y remédier, tapez la ligne qui suit, puis relancez le jeu : { $command }
    .braille = Pas de parole venant des places

# Une partie finie, réentendue pas à pas : comment avancer, et où l’on est.
step-begin = Entrée ou { $key-later } avance, { $key-earlier } recule ; { $key-final } va à la fin, { $key-first } au début, { $key-quit } sort.
    .braille = Entrée avance, { $key-earlier } recule, { $key-quit } sort
step-start = C’est le début.
step-end = C’est la fin. { $Key-earlier } recule, Entrée sort.
    .braille = La fin : Entrée sort
step-left = Vous quittez cette partie.

# Le fichier son que l’on demande à la fin d’une partie, ou dans « Mes parties ».
render-begins = Je fais le fichier son ; cela peut prendre une minute ou deux.
    .braille = Fichier son en cours
