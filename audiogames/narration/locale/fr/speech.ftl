### La voix : ce qui parle, et pourquoi quelque chose ne parle pas.

## Les voix, telles que les nomment le diagnostic et la voix elle-même
## Dans d’autres phrases du diagnostic, et là où une autre voix prend le relais.

sink-auto = la première voix qui marche
sink-screen-reader = lecteur d’écran ou service vocal
sink-espeak = voix eSpeak
sink-pyttsx3 = voix de secours
sink-program = programme de votre choix
sink-transcript = transcription écrite
sink-none = aucune voix

## Pourquoi une voix ne parle pas
## Entendu ou lu quand le programme démarre, quand une voix s’arrête, et dans la commande « doctor », après le nom de la
## voix. $module : le nom d’un module Python, « pyttsx3 » ; $reader : le nom du lecteur d’écran, « NVDA » ; $player : le
## nom d’un programme qui joue les sons, « aplay » ; $reason : les derniers mots du programme qui s’est arrêté ; $path :
## le fichier de la transcription ; $wanted : la voix que demandent les réglages ;
## $program : le nom du programme choisi comme voix, « piper ».

speech-dispatcher-not-installed = Le service vocal du système, speech-dispatcher, n’est pas installé.
    .braille = speech-dispatcher pas installé
speech-dispatcher-not-running = Le service vocal du système, speech-dispatcher, n’est pas en marche.
    .braille = speech-dispatcher pas en marche
speech-dispatcher-does-not-answer = Le service vocal du système, speech-dispatcher, ne répond pas.
    .braille = speech-dispatcher ne répond pas
speech-dispatcher-gone = Le service vocal du système, speech-dispatcher, s’est arrêté.
    .braille = speech-dispatcher s’est arrêté
module-missing = Il manque le module Python « { $module } ».
    .braille = Il manque { $module }
no-screen-reader = Aucun lecteur d’écran ni aucune voix du système ne répond.
    .braille = Pas de lecteur d’écran
screen-reader-gone = { $reader } ne répond plus.
system-voice-missing = Windows n’a aucune voix dont le programme puisse se servir. Ajoutez-en une dans les paramètres de Windows, à « Voix ».
    .braille = Windows : aucune voix
espeak-library-missing = La bibliothèque eSpeak ne s’ouvre pas.
    .braille = eSpeak introuvable
player-missing = Aucun programme d’ici ne sait jouer un son : il manque { $player }.
    .braille = Il manque { $player } pour le son
player-failed = { $player } n’a pas pu jouer le son. La carte son manque, ou elle est occupée.
    .braille = Pas de son, échec : { $player }
worker-failed = Le programme qui parle s’est arrêté. Il dit : { $reason }.
    .braille = La voix s’est arrêtée
voice-program-missing = Aucun programme appelé « { $program } » n’a été trouvé.
    .braille = { $program } introuvable
voice-program-quotes = Il manque un guillemet à la commande.
    .braille = Il manque un guillemet
voice-program-failed = Le programme « { $program } » a échoué. Il dit : { $reason }.
    .braille = { $program } a échoué
voice-program-ended = Le programme « { $program } » a échoué sans un mot, avec le numéro { $reason }.
    .braille = { $program } a échoué
# $seconds : le temps d’attente.
voice-program-hangs = Le programme « { $program } » n’a fait aucun son en { $seconds } secondes.
    .braille = { $program } ne répond pas
voice-program-no-wav = Le programme « { $program } » a terminé, mais ce qu’il a écrit n’est pas une voix dans un fichier WAV de 16 bits.
    .braille = { $program } : pas de fichier WAV
file-not-writable = Impossible d’écrire dans le fichier { $path } : { $reason }.
    .braille = Transcription impossible à écrire
unknown-sink = Il n’y a pas de voix nommée « { $wanted } ».
    .braille = Voix inconnue : { $wanted }
