### Ce qui est dit avant que le jeu puisse parler de lui-même. Chaque phrase est sur une ligne.

too-old = Il faut Python 3.11 ou une version plus récente ; celui-ci est en version { $version }. Il est gratuit, à cette adresse : https://www.python.org/downloads/
making = Premier lancement : je prépare l’environnement du jeu. Cela n’arrive qu’une fois.
remaking = L’environnement du jeu n’est pas utilisable tel quel : je le refais.
moved = Le dossier du projet a été déplacé : l’environnement du jeu a suivi.
installing-play = J’installe ce qu’il faut pour jouer.
installing-stickers = J’installe ce qu’il faut pour faire des autocollants.
installing-head = J’installe ce qu’il faut pour lire vos oreilles dans un fichier.
installing-test = J’installe ce qu’il faut pour les tests.
still-installing = L’installation continue.
trying-again = Internet ne répond pas. J’essaie encore, plus patiemment.
waiting = Une autre fenêtre est en train d’installer le jeu : j’attends qu’elle ait fini.
ready = L’installation est terminée.
no-venv = Il manque à ce Python le module venv. Pour l’installer : { $command }. Puis relancez.
no-venv-anywhere = Il manque à ce Python le module venv ou ensurepip. Installez-le avec le gestionnaire de paquets du système, puis relancez.
no-network = L’installation a besoin d’Internet, et la connexion n’aboutit pas. Vérifiez-la, puis relancez. Détails : { $log }
broken-off = La connexion s’est coupée avant la fin du téléchargement. Relancez : ce qui est arrivé est gardé. Détails : { $log }
wrong-file = Le fichier reçu pour { $library } n’est pas celui qui a été testé avec ce programme : il n’a pas été installé. Relancez plus tard. Détails : { $log }
not-offered = Aucun fichier de { $library } n’est proposé pour cet ordinateur et ce Python. Relancez, ou installez un autre Python, à partir de 3.11. Détails : { $log }
disk-full = Le disque est plein : l’installation s’est arrêtée. Libérez de la place, puis relancez. Détails : { $log }
failed = L’installation a échoué : { $reason } Détails : { $log }
no-place = Impossible d’écrire dans { $folder } : { $reason }. Placez le projet dans un dossier où vous pouvez écrire, puis relancez.
in-use = Un autre programme se sert de { $folder }. Fermez les autres fenêtres du jeu, puis relancez.
stopped = Installation interrompue. Relancez pour la reprendre.
no-tests-here = Les tests ne sont pas dans le paquet installé : lancez cette commande dans le dossier du projet.
incomplete = Il manque une partie du programme : { $module }. Décompressez l’archive encore une fois, dans un nouveau dossier ; vos parties et vos réglages restent.
