### La voix : ce qui parle, et pourquoi quelque chose ne parle pas.

## Les voix, comme les réglages les nomment

sink-auto = la première voix qui marche
sink-screen-reader = lecteur d’écran ou service de parole
sink-espeak = voix espeak-ng
sink-pyttsx3 = voix de secours pyttsx3
sink-transcript = transcription écrite
sink-none = aucune voix

## Pourquoi une voix ne parle pas

speech-dispatcher-not-installed = speech-dispatcher, le service de parole du système, n’est pas installé.
    .braille = speech-dispatcher pas installé
speech-dispatcher-not-running = speech-dispatcher, le service de parole du système, n’est pas en marche.
    .braille = speech-dispatcher pas en marche
speech-dispatcher-does-not-answer = speech-dispatcher, le service de parole du système, ne répond pas.
    .braille = speech-dispatcher ne répond pas
speech-dispatcher-gone = speech-dispatcher, le service de parole du système, s’est arrêté.
    .braille = speech-dispatcher s’est arrêté
module-missing = Il manque le module Python « { $module } ».
    .braille = Il manque { $module }
no-screen-reader = Ni lecteur d’écran ni voix du système n’a répondu.
    .braille = Pas de lecteur d’écran
screen-reader-gone = { $reader } ne répond plus.
espeak-library-missing = La bibliothèque espeak-ng ne s’ouvre pas.
    .braille = espeak-ng introuvable
player-missing = Aucun programme d’ici ne sait jouer un son : il manque { $player }.
    .braille = Il manque { $player } pour le son
player-failed = { $player } n’a pas pu jouer le son : la carte son manque, ou elle est occupée.
    .braille = Pas de son : échec de { $player }
worker-failed = Le programme qui parle s’est arrêté. Ce qu’il en dit : { $reason }.
    .braille = La voix s’est arrêtée
file-not-writable = Impossible d’écrire dans le fichier { $path }. Ce qu’en dit le système : { $reason }.
    .braille = Transcription impossible à écrire
unknown-sink = Il n’y a pas de voix nommée « { $wanted } ».
    .braille = Voix inconnue : { $wanted }
