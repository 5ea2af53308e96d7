### La voix : ce qui parle, et pourquoi quelque chose ne parle pas.

## Les voix, comme les réglages les nomment

sink-auto = la première voix qui marche
sink-screen-reader = lecteur d’écran ou service vocal
sink-espeak = voix eSpeak
sink-pyttsx3 = voix de secours, pyttsx3
sink-transcript = transcription écrite
sink-none = aucune voix

## Pourquoi une voix ne parle pas
## Entendu quand une voix ne parle pas, et par le docteur. $module : le nom d’un module ; $reader : le nom du lecteur
## d’écran ; $player : le nom d’un programme qui joue des sons ; $reason : la raison, souvent dans les mots du
## système ; $path : le nom d’un fichier ; $wanted : ce qu’il faut.

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
espeak-library-missing = La bibliothèque eSpeak ne s’ouvre pas.
    .braille = eSpeak introuvable
player-missing = Aucun programme d’ici ne sait jouer un son : il manque { $player }.
    .braille = Il manque { $player } pour le son
player-failed = { $player } n’a pas pu jouer le son : la carte son manque, ou elle est occupée.
    .braille = Pas de son, échec : { $player }
worker-failed = Le programme qui parle s’est arrêté. Il dit : { $reason }.
    .braille = La voix s’est arrêtée
file-not-writable = Impossible d’écrire dans le fichier { $path }. Le système dit : { $reason }.
    .braille = Transcription impossible à écrire
unknown-sink = Il n’y a pas de voix nommée « { $wanted } ».
    .braille = Voix inconnue : { $wanted }
