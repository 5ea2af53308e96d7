### Une partie enregistrée devient un fichier sonore ; et la parole qui vient des places.

## Faire le fichier son
## Écrit par la commande « render », et entendu sous « Mes parties » quand le fichier son est prêt. $percent : la part
## déjà faite, « 40 » ; $length : la durée jusqu’ici ou en tout, une ou deux des lignes ci-dessous, « 3 minutes et 20
## secondes » ; $file : le nom du fichier son, « air_sorciere.wav » ; $player : qui écoute dans ce fichier, « Ada » ;
## $minutes et $seconds : les parties d’une durée, « 3 » et « 20 ».

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

## Ce qui empêche
## Écrit par la commande « render » quand le fichier son ne peut pas être fait, ou seulement sans voix. $why : la phrase
## qui dit pourquoi aucune voix ne parle, « La bibliothèque eSpeak ne s’ouvre pas. » ; $command : la ligne qui en
## installe une ; $value : ce qui a été donné après --listening, et $known : tout ce que l’on peut y donner, en liste ;
## $file : le nom du fichier son ou de la partie enregistrée ; $name : un nom trop long.

render-no-voice = Aucun fichier n’est fait : aucune voix ne parle ici. { $why } Avec --no-words, la commande render fait un fichier des sons seuls.
render-no-voice-fix = Aucun fichier n’est fait : aucune voix ne parle ici. { $why } Pour avoir les annonces, tapez la ligne qui suit, puis recommencez : { $command } Avec --no-words, la commande render fait un fichier des sons seuls.
render-voice-died = La voix s’est arrêtée en chemin, et le fichier n’a pas été gardé. { $why } Recommencez, ou ajoutez --no-words pour les sons seuls.
render-listening-unknown = L’écoute « { $value } » n’existe pas. Choisissez parmi : { $known }.
render-not-wav = render ne fait que des fichiers WAV. Donnez au fichier { $file } un nom qui finit par .wav.
render-name-too-long = Le nom « { $name } » est trop long pour un fichier. Donnez-en un autre avec --output.
render-file-exists = Le fichier { $file } existe déjà, et n’a pas été modifié. Donnez un autre nom avec --output, ou ajoutez --overwrite pour le remplacer.
render-over-journal = Le fichier { $file } est la partie enregistrée elle-même, qui n’est jamais remplacée. Donnez un autre nom avec --output.

## La parole venant des places, et une partie réécoutée
## Les deux premiers sont entendus quand une partie commence avec le réglage « Voix à leur place » ; les autres sous
## « Mes parties ». $why : la phrase qui dit pourquoi aucune voix ne peut être placée ; $command : la ligne qui y
## remédie.

voice-in-space-none = Les annonces ne viendront pas des places : une autre voix lira tout. { $why }
    .braille = Pas de parole venant des places
voice-in-space-fix = Les annonces ne viendront pas des places : une autre voix lira tout. { $why } Pour y remédier, tapez la ligne qui suit, puis relancez le jeu : { $command }
    .braille = Pas de parole venant des places

# Une partie finie, réentendue pas à pas : comment avancer, et où l’on est.
step-begin = Entrée ou { $key-later } avance, { $key-earlier } recule. { $key-final } va à la fin, { $key-first } au début, { $key-quit } sort.
    .braille = Entrée : suite. { $key-earlier } : recul. { $key-quit } : sortir
step-later = En avant
step-earlier = En arrière
step-start = C’est le début.
step-end = C’est la fin. { $Key-earlier } recule, Entrée sort.
    .braille = La fin : Entrée sort
step-left = Vous quittez cette partie.

# Le fichier son que l’on demande à la fin d’une partie, ou dans « Mes parties ».
render-begins = Je fais le fichier son ; cela peut prendre une minute ou deux.
    .braille = Fichier son en cours
