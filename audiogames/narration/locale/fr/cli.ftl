### La ligne de commande : aide, erreurs, diagnostic et récit d’une partie.

## Aide : une phrase par ligne, par groupes, au plus 25 lignes de 80 caractères
## Écrit par --help, et par --help après un mot pour ce mot seul ; les options et les noms de fichiers restent tels
## quels. $program : ce que la personne a tapé pour lancer le programme, « python3 -m audiogames ».

cli-help =
    audiogames : des jeux de sorcières, à l’oreille, au clavier et au toucher.
    Pour jouer, tapez : { $program }
    Pour autre chose, ajoutez une de ces commandes après.
    Pour jouer.
    play : jouer ; avec un nom de fichier, reprendre la partie qu’il contient.
    table : jouer entre amis, chacun sur son téléphone ou son ordinateur.
    hall : une adresse où n’importe qui ouvre une table, pour un club, une famille.
    join, suivi d’une adresse et d’un code : prendre place à la table d’amis.
    Pour apprendre.
    sounds : apprendre les sons, essayer le casque, régler les sons.
    train : reconnaître les tonneaux de Zapp Zerapp ; aussi symbols, keys, puzzles.
    head, suivi d’un fichier SOFA : entendre par vos oreilles, si on les a mesurées.
    Pour réentendre une partie.
    replay, suivi d’un nom de fichier : raconter une partie, coup par coup.
    render, suivi d’un nom de fichier : faire un fichier sonore d’une partie.
    memory : dire quelles parties sont retenues, les exporter, les oublier.
    Pour les cartes, l’aide, les programmes.
    companion : tenir une partie jouée avec vos cartes, vos tonneaux, vos dés.
    stickers : faire des autocollants, pour lire vos cartes au doigt.
    doctor : dire ce qui marche sur cet ordinateur, et quoi faire du reste.
    engine : servir les jeux à d’autres programmes.
    test : lancer les tests, dans le dossier du projet.
    Avec chaque commande.
    --language fr, ou --language en : parler français, ou anglais.
    --help : cette aide, ou celle de la commande. --version : la version.
cli-help-play =
    play ouvre le menu du jeu dans ce terminal.
    Pour jouer, tapez : { $program } play
    Avec un nom de fichier après, la partie enregistrée dans ce fichier reprend aussitôt.
cli-help-companion =
    companion tient une partie que vous jouez à une vraie table, avec vos cartes, vos tonneaux et vos dés.
    Vous dites ce qui est pioché et lancé ; le programme vérifie chaque coup et compte.
    Tapez : { $program } companion
    Avec le nom d’un jeu après, c’est ce jeu : { $program } companion air_sorciere
    Avec le nom d’un paquet, même à vous, ce sont cartes, dés et points sans règles : { $program } companion uno
cli-help-replay =
    replay raconte une partie enregistrée, coup par coup, et ne touche pas au fichier.
    Tapez : { $program } replay, puis le nom du fichier.
    La partie est racontée comme la première personne de la table l’a entendue.
    Quand plusieurs personnes jouent une partie qui n’est pas finie, les cartes cachées de chacune restent cachées.
    --seat, suivi d’un numéro à partir de 1 ou d’un nom : la raconter comme cette place l’a entendue.
cli-help-render =
    render fait un fichier sonore d’une partie enregistrée, telle qu’une place l’a entendue.
    Tapez : { $program } render, puis le nom de la partie enregistrée.
    Elle n’est pas modifiée. Le fichier sonore, en WAV, va dans le dossier où vous êtes.
    Le fichier.
    --output partie.wav, ou -o partie.wav : son nom.
    --overwrite : remplace un fichier déjà là.
    Ce qu’il contient.
    --seat, suivi d’un numéro à partir de 1 ou d’un nom : ce que cette place a entendu.
    --no-words : les sons seuls, sans la voix.
    --room : avec l’écho du lieu, une cave par exemple.
    Comment on l’écoute.
    --listening headphones : chaque son à sa place autour de vous. C’est le choix habituel.
    --listening loudspeakers, ou mono : des haut-parleurs, ou le même son des deux côtés.
    --listening left-ear, ou right-ear : une seule oreille, la gauche ou la droite.
cli-help-stickers =
    stickers fait des autocollants, pour lire au doigt un vrai paquet de cartes.
    Il pose ses questions une par une : { $program } stickers
    Pour les faire aussitôt.
    Un paquet : { $program } stickers air_sorciere --output dossier
    Un jeu connu, comme UNO : { $program } stickers uno
    stickers again, puis un numéro de commande : en refait quelques autocollants.
    Pour choisir ou décrire un paquet.
    stickers list : tout ce qui se choisit ; avec un bout de nom, les jeux trouvés.
    stickers deck new : fait un paquet par des questions et de petites réponses.
    stickers deck import, puis un tableau, un paquet partagé, un tiret : les lit.
    stickers deck edit, tell ou export, puis son nom : le change, le dit, l’exporte.
    Pour vérifier, poser et apprendre.
    stickers check, puis un paquet : dit si le doigt pourra tout lire.
    stickers where, puis une commande ou un paquet : dit où est un autocollant.
    stickers read, puis un paquet : lit le guide de pose, partie par partie.
    stickers school, puis un paquet : l’école des doigts, un jeu de questions.
    stickers verify, puis un paquet : vérifie un paquet fini, carte par carte.
    stickers scan : nomme chaque carte passée sous un lecteur de codes QR.
    stickers code check, copy ou import, puis un code : un code à vous.
    Pour changer ce qui se fait.
    --code points-formes, --relief deck : quels signes, de quelle hauteur.
    --sheet avery-l4732, --card 63x88, --first 12 : planche, carte, étiquette.
    --format pdf, --only black-5,red-8, --parts dice,symbols : quoi faire.
    --output dossier, --overwrite : où, et en remplaçant ce qui s’y trouve.
    Les autres options sont à la page tactile-expert.md de la documentation.
cli-help-sounds =
    sounds vous apprend les sons des jeux : chacun est joué, puis nommé et expliqué.
    Vous y essayez aussi le casque ou les haut-parleurs, et vous y réglez les sons.
    Tapez : { $program } sounds
cli-help-train =
    train vous fait secouer des tonneaux de Zapp Zerapp et deviner combien de cailloux ils contiennent.
    La réponse vient aussitôt, et vos progrès sont gardés d’une fois à l’autre.
    Tapez : { $program } train
    Avec symbols après, il vous apprend à reconnaître les bruits des dés de Du Balai ! : il y faut le son.
    Tapez : { $program } train symbols
    Avec keys après, il vous fait retenir les touches.
    Tapez : { $program } train keys
    Avec puzzles après, il vous pose des problèmes : le meilleur coup d’une position.
    Tapez : { $program } train puzzles
cli-help-table =
    table ouvre une table entre amis, chacun avec un téléphone ou un ordinateur.
    Tapez : { $program } table
    Le programme donne une adresse et un code, et ouvre la page sur cet ordinateur.
    Vos amis ouvrent l’adresse dans un navigateur et tapent le code.
    Qui peut prendre place.
    --host 0.0.0.0 : les personnes de votre réseau ; sans cela, cet ordinateur seul.
    --public, puis l’adresse d’un serveur mandataire : pour des amis au loin.
    --port 8137 : le port de l’adresse.
    --https : chiffrer par Tailscale ; --certificate x.pem, --key x.key : le vôtre.
    Ce qui se joue.
    --game air_sorciere, --seats 3 : le jeu, et le nombre de places.
    --rules usual : les règles telles quelles ; ou une édition, comme original.
    --option side=ascending : change une règle, autant de fois qu’il le faut.
    --no-advice : personne ne demande conseil au programme.
    --guided : d’abord la partie guidée ; --days : sans horloge, des jours durant.
    Les places libres.
    --bots witch : first-flight, apprentice, witch, grand-witch ou arch-witch.
    --bots witch,grisalda,palmor : des personnages aussi, au même niveau.
    --program, puis une commande entre guillemets : un programme à vous y joue.
    --keep 10 : combien de minutes une place attend, si la connexion est coupée.
    Cet ordinateur.
    --open, --no-open, --no-qr : ouvrir la page, ou non ; sans le code QR.
    --old-games keep, ou remove : les parties délaissées depuis 30 jours.
    --while-used : fermer au dernier départ ; --kept : les tables restées ouvertes.
    --json : dire ce qui se passe en lignes de JSON, pour des programmes.
cli-help-hall =
    hall ouvre une salle : une adresse où n’importe qui ouvre une table, pour un club, une famille, une bibliothèque.
    Tapez : { $program } hall
    Le programme donne une adresse, et une clé pour la personne responsable, qui veille sur la salle depuis la page.
    On ouvre l’adresse dans un navigateur, ou par join, puis une table, ou l’on prend place à l’une d’elles.
    Qui peut entrer.
    --word chouette : les personnes qui tapent ce mot. La personne responsable peut le changer.
    --host 0.0.0.0 : les personnes de votre réseau ; sans cela, cet ordinateur seul.
    --public, puis l’adresse d’un serveur mandataire : pour des personnes au loin.
    --port 8137 : le port de l’adresse.
    --https : chiffrer par Tailscale ; --certificate x.pem, --key x.key : le vôtre.
    Cet ordinateur.
    --open, --no-open : ouvrir la page, ou non.
    --old-games keep, ou remove : les parties délaissées depuis 30 jours.
    --database, puis l’adresse d’un PostgreSQL : une salle sur plusieurs serveurs.
    --json : dire ce qui se passe en lignes de JSON, pour des programmes.
cli-help-join =
    join prend place à la table d’amis, dans ce terminal, avec vos touches, vos sons, votre voix et votre braille.
    Tapez : { $program } join, puis l’adresse et le code que l’on vous donne.
    Sans adresse ou sans code, le programme les demande.
    Si la connexion se coupe, elle revient d’elle-même, et votre place est gardée. Pour revenir, tapez la même chose.
    --certificate table.pem : le certificat de la table, si l’on vous en a donné le fichier.
cli-help-head =
    head lit vos oreilles dans un fichier SOFA, tel qu’un laboratoire le donne après une mesure.
    Tapez : { $program } head oreilles.sofa
    Au casque, tout est ensuite calculé d’après elles.
    Pour d’autres oreilles : l’espace des sons, « Régler les sons », « Écoute ».
cli-help-memory =
    memory dit de qui cet ordinateur retient les parties, et combien.
    Tapez : { $program } memory
    csv, puis un nom, écrit ces parties dans un fichier pour tableur, et dit où il est.
    Tapez : { $program } memory csv Anna
    forget, puis un nom, efface tout ce qui est retenu de cette personne, et cesse de retenir ses parties.
    Tapez : { $program } memory forget Anna
    Sans nom, il s’agit de la personne qui joue ici. Le menu fait de même, à la ligne « Mes parties ».
cli-help-doctor =
    doctor dit ce qui a été trouvé sur cet ordinateur : réglages, parties, voix, son, braille, et le chemin vers une table.
    Il dit aussi une phrase à voix haute, puis quoi faire en premier.
    Tapez : { $program } doctor
    --report : écrire aussi le rapport dans un fichier texte à envoyer. Aucun nom, aucun dossier, aucune partie n’y est.
cli-help-engine =
    engine sert les jeux à d’autres programmes, par l’entrée et la sortie standard.
    Chaque ligne reçue est une requête en JSON, chaque ligne envoyée est sa réponse.
    Les requêtes sont décrites dans le fichier notation.md de la documentation.
    Tapez : { $program } engine
cli-help-test =
    test installe ce qu’il faut aux tests, puis les lance, dans le dossier du projet.
    Ce qui suit le mot test est remis à pytest.

## Une ligne de commande incomprise
## Écrit dans le terminal avant que rien ne soit lancé. $word : le mot fautif, « paly » ; $known : toutes les commandes,
## les options ou les mots possibles là, en liste ; $option : l’option fautive, « --seat » ; $value : la langue
## demandée, « de » ; $command : le mot auquel il manque quelque chose ou qui en a trop, « replay ».

cli-command-unknown = Le mot « { $word } » n’est pas une commande. Les commandes sont : { $known }. Pour l’aide, ajoutez --help.
cli-train-unknown = On ne peut pas s’entraîner à « { $word } ». Tapez train seul ou train barrels pour les tonneaux. Tapez train symbols pour les symboles des dés.
cli-companion-unknown = Le programme ne peut pas tenir « { $word } » à une vraie table. Il peut tenir : { $known }, et tout paquet de la liste des étiquettes.
cli-option-unknown = L’option « { $option } » n’existe pas. Les options sont : { $known }.
cli-option-needs-value = Il manque un mot après l’option « { $option } ».
cli-option-takes-no-value = L’option « { $option } » se donne seule, sans valeur.
cli-language-unknown = La langue « { $value } » n’est pas connue. Choisissez fr pour le français, ou en pour l’anglais.
cli-file-missing = Il manque le nom de la partie après { $command }. La commande doctor dit où sont vos parties. Le menu les montre à la ligne « Mes parties ».
cli-too-many-words = Le mot « { $word } » est de trop après { $command }. Un nom qui contient des espaces se met entre guillemets.
cli-seat-elsewhere = L’option « --seat » ne va qu’avec replay et render.
cli-option-elsewhere = L’option « { $option } » ne va pas avec cette commande. Elle va avec : { $known }.
cli-test-elsewhere = Les tests ne se lancent pas par ici. Dans le dossier du projet, tapez « python3 -m audiogames test ». Sous Windows, tapez « py -m audiogames test ».

## Quand quelque chose échoue
## Écrit dans le terminal quand le programme s’arrête, ou pendant qu’il continue après l’échec d’une partie. $reason :
## les mots du système ; $file : le fichier des détails, à joindre à un signalement ; $kind : le nom de l’erreur en
## Python, « ValueError ».

cli-interrupted = Arrêté à votre demande. Une partie en cours reste enregistrée.
cli-interrupted-stickers = Arrêté à votre demande. Aucun fichier n’est resté à moitié fait, et les paquets gardés sont intacts.
cli-output-failed = Le texte n’a pas pu être écrit sur la sortie : { $reason }.
cli-crashed = Le programme s’arrête à cause d’un de ses défauts. Une partie en cours reste enregistrée : relancez pour la reprendre. Si cela se répète, signalez-le avec le fichier { $file }
cli-crashed-unlogged = Le programme s’arrête à cause d’un défaut, du nom de { $kind }. Les détails n’ont pas pu être notés. Une partie en cours reste enregistrée : relancez pour la reprendre.
cli-failed-behind = Une partie du programme a échoué en arrière-plan ; le reste continue. Si quelque chose manque ensuite, quittez et relancez. Les détails sont dans le fichier { $file }
cli-failed-behind-unlogged = Une partie du programme a échoué en arrière-plan, sur une erreur du nom de { $kind }. Le reste continue. Si quelque chose manque ensuite, quittez et relancez.

## Une partie réécoutée
## Écrit par la commande « replay », au début, coup par coup, et quand la place ou le fichier demandé n’existe pas.
## $count : combien de places a la partie, « 3 », ou combien de coups ont été repris ; $players : leurs noms, en liste ;
## $player : par qui la partie est entendue, « Ada » ; $number : le numéro d’un coup, « 12 », dit avant ce qui
## y a été entendu ; $last : le numéro de la dernière place, « 3 » ; $name : le nom donné après --seat ; $file : le fichier
## donné ; $why : pourquoi le système refuse.

replay-players = Partie à { $count } places : { $players }.
replay-heard-by = La voici comme { $player } l’a entendue.
replay-heard-by-all = Plusieurs personnes jouent cette partie, qui n’est pas finie. Les cartes cachées de chacune restent cachées. Pour entendre ce qu’une seule a entendu, ajoutez --seat et son nom.
replay-heard-by-all-over = La voici comme tout le monde l’a entendue.
replay-move = Coup { $number }.
replay-unfinished = La partie n’est pas finie.
replay-undone = { $count ->
    [one] Un coup a été repris : il n’est pas raconté.
   *[other] { $count } coups ont été repris : ils ne sont pas racontés.
}
replay-torn = La dernière ligne du fichier est coupée. Elle n’est pas racontée, et le fichier reste comme il est.
replay-seat-number = Il n’y a pas de place de ce numéro. Les places vont de 1 à { $last }. Autour de la table : { $players }.
replay-seat-unknown = Personne ne s’appelle « { $name } » à cette table. Donnez un numéro de 1 à { $last }, ou un nom. Autour de la table : { $players }.
replay-seat-ambiguous = Plusieurs s’appellent « { $name } » à cette table. Donnez un numéro de 1 à { $last }. Autour de la table : { $players }.
replay-file-missing = Il n’y a pas de fichier { $file }. Vérifiez le nom et le dossier.
replay-not-a-file = { $file } n’est pas un fichier, donc pas une partie enregistrée.
replay-file-denied = Vous n’avez pas le droit de lire { $file }. Peut-être une autre fenêtre joue-t-elle cette partie.
replay-file-unreadable = Le fichier { $file } ne peut pas être lu : { $why }.

## Le diagnostic : langue et fichiers
## Écrit par la commande « doctor », et lu à voix haute à la fin. $version : la version du programme ; $python : celle
## de Python, « 3.11.2 » ; $system : le nom du système, « Linux » ; $locale : « fr » ou « en » ; $by : ce qui a décidé
## de la langue, « asked », « settings » ou « system » ; $file : le fichier des réglages ou une partie abîmée ;
## $folder : le dossier des parties ; $reason : les mots du système ; $count : combien de parties peuvent être reprises,
## « 2 » ; $why : la phrase qui dit ce qui ne va pas dans une partie.

doctor-version = audiogames { $version }, avec Python { $python }, sur { $system }.
doctor-language = { $locale ->
    [fr] Langue : français
   *[en] Langue : anglais
}, { $by ->
    [asked] demandée sur la ligne de commande.
    [settings] choisie dans les réglages.
   *[system] d’après le système.
}
doctor-settings-none = Il n’y a pas encore de réglages. Ils seront gardés dans le fichier { $file }
doctor-settings-sound = Les réglages sont en ordre, dans le fichier { $file }
doctor-settings-file = Les réglages ont des défauts. Ils sont dans le fichier { $file }
doctor-journals-none = Il n’y a pas encore de parties. Elles seront gardées dans le dossier { $folder }
doctor-journals = Les parties sont gardées dans le dossier { $folder }
doctor-journals-unwritable = Rien ne peut être écrit dans le dossier des parties, { $folder } : { $reason }.
doctor-unfinished = { $count ->
    [0] Aucune partie n’attend d’être reprise.
    [one] Une partie attend d’être reprise.
   *[other] { $count } parties attendent d’être reprises.
}
doctor-journal-damaged = La partie { $file } ne peut pas être reprise. { $why }

## Le diagnostic : voix, son, braille, terminal
## Écrit par la commande « doctor », et lu à voix haute à la fin. $reader : le nom du lecteur d’écran, « Orca » ;
## $sink : une sorte de voix, « voix eSpeak » ; $voice : ce qui parle par elle, ou son nom dans le système ; $why : la
## phrase qui dit pourquoi elle ne parle pas ; $count : combien il y a de sorties de son, ou combien de vos propres sons
## servent, « 2 » ; $device : le nom d’une sortie de son, « default » pour celle du système ; $folder : le dossier de
## vos propres sons ; $pack : le nom d’une collection de sons ; $encoding : comment le terminal écrit les lettres, « latin-1 » ; $command : une ligne à taper qui
## répare quelque chose, « sudo apt install espeak-ng ».

doctor-reader = Un lecteur d’écran est en marche : { $reader }.
doctor-reader-unknown = Un lecteur d’écran est en marche, sans dire son nom.
doctor-reader-none = Aucun lecteur d’écran n’a été trouvé en marche.
doctor-voice-ready = Prêt à parler : { $sink }, par { $voice }.
doctor-voice-not-ready = Pas prêt à parler : { $sink }. { $why }
doctor-voice-wanted = Les réglages demandent pour la voix : { $sink }.
doctor-speech-off = Les réglages coupent la voix du jeu. La phrase qui suit sera dite quand même.
doctor-portaudio = PortAudio, par où passent les sons, est installé.
doctor-portaudio-missing = PortAudio, par où passent les sons, n’a pas été trouvé. Le jeu marche sans lui.
doctor-sounds-off = Les réglages éteignent les sons du jeu.
doctor-outputs = { $count ->
    [one] Une seule sortie de son a été trouvée
   *[other] { $count } sorties de son ont été trouvées
} ; { $device ->
    [default] les sons passent par celle du système.
   *[other] les sons passent d’habitude par { $device }.
}
doctor-outputs-hang = Le système n’a pas dit à temps quelles sorties de son il a. Souvent, il suffit de relancer son service audio ; sinon, redémarrez l’ordinateur.
doctor-output-absent = Les réglages demandent la sortie de son { $device }, qui n’est pas branchée en ce moment.
doctor-own-sounds-none = Pour entendre un son à vous à la place d’un des nôtres, donnez-lui le même nom. Mettez-le dans le dossier { $folder }
doctor-own-sounds = { $count ->
    [0] Aucun de vos propres sons n’est utilisé
    [one] Un seul de vos propres sons est utilisé
   *[other] { $count } de vos propres sons sont utilisés
} ; ils sont dans le dossier { $folder }
doctor-sound-pack = { $count ->
    [one] Un son vient
   *[other] { $count } sons viennent
} de la collection « { $pack } ».
doctor-braille-brltty = BRLTTY répond : il lit le terminal et pilote les plages braille.
doctor-braille-brltty-closed = BRLTTY est en marche, mais n’accepte pas d’autre programme. Il lit quand même le terminal.
doctor-braille-none = BRLTTY ne répond pas. Il n’est utile que si vous avez une plage braille. Le jeu marche sans lui.
doctor-braille-by-reader = Sur ce système, le braille passe par le lecteur d’écran. Il y en a un en marche.
doctor-braille-no-reader = Sur ce système, le braille passe par le lecteur d’écran. Aucun n’est en marche.
doctor-terminal-utf8 = Le terminal est en UTF-8 : les accents y passent.
doctor-terminal-other = Le système annonce un terminal en { $encoding }, et le jeu écrit en UTF-8. Les accents risquent d’être mal lus. Réglez la langue du système sur une variante UTF-8.
doctor-mend = La ligne à taper : { $command }

## Le diagnostic : les tables entre amis
## Écrit par la commande « doctor ». $port : le port d’une table ; $next, $last : d’autres ports ; $reason : ce que dit
## le système ; $firewall : le nom d’un pare-feu, « ufw ».

doctor-port-free = Une table entre amis peut s’ouvrir : son port { $port } est libre.
    .braille = Le port { $port } est libre.
doctor-port-taken = Une table entre amis peut s’ouvrir. Son port { $port } est pris, peut-être par une table ouverte. Elle prendra { $next }.
    .braille = Port { $port } pris : { $next }.
doctor-port-none = Une table entre amis ne trouve pas de place. Tous les ports de { $port } à { $last } sont pris. Choisissez-en un autre avec --port.
    .braille = Aucun port de { $port } à { $last }.
doctor-port-unusable = Une table entre amis ne peut pas s’ouvrir au port { $port } : { $reason }.
    .braille = Port { $port } inutilisable.
doctor-firewall-none = Aucun pare-feu n’a été trouvé sur cet ordinateur. Les personnes de votre réseau peuvent rejoindre votre table.
    .braille = Aucun pare-feu trouvé.
doctor-firewall-open = Le pare-feu { $firewall } laisse passer le port { $port }. Les personnes de votre réseau peuvent rejoindre votre table.
    .braille = { $firewall } laisse passer { $port }.
doctor-firewall-shut = Le pare-feu { $firewall } ne laisse pas passer le port { $port }. Personne de votre réseau ne peut rejoindre votre table avant que vous l’autorisiez.
    .braille = { $firewall } refuse { $port }.
doctor-firewall-hidden = Le pare-feu { $firewall } est en marche. Seul un administrateur voit s’il laisse passer le port { $port }. Si personne n’atteint votre table, autorisez-le.
    .braille = { $firewall } est en marche.
doctor-firewall-rules-hidden = Seul un administrateur voit si des règles de cet ordinateur refusent le port { $port }. Si personne n’atteint votre table, lancez doctor en administrateur.
    .braille = Règles invisibles pour { $port }.
doctor-firewall-windows = Le pare-feu Windows Defender demande son avis quand une table s’ouvre à votre réseau. Autorisez les réseaux privés. S’il ne demande rien, ou si l’on n’atteint pas le port { $port }, autorisez-le vous-même. Utilisez un terminal d’administrateur.
    .braille = Windows demandera à la première table.
doctor-firewall-macos = Le pare-feu de macOS est en marche. À la première table ouverte à votre réseau, il demande si Python peut accepter des connexions. Autorisez-le.
    .braille = macOS demandera à la première table.

## Le diagnostic : essayer la voix, et la conclusion
## Écrit par la commande « doctor », la deuxième phrase seulement dite à voix haute ; le verdict dit que faire d’abord.
## $voice et $sink : la voix qui a parlé et sa sorte, « voix eSpeak » ; $why : la phrase qui dit ce qui a échoué ;
## $folder : le dossier des parties ; $file : le fichier des réglages.

doctor-speaking = Voici une phrase à voix haute.
doctor-test-line = Si vous entendez cette phrase, le jeu peut vous parler.
doctor-spoken = La phrase est dite, par { $voice } : { $sink }.
doctor-not-spoken = La phrase n’a pas pu être dite jusqu’au bout : { $sink }.
doctor-nothing-speaks = La phrase n’a pas été dite : aucune voix ne parle.
doctor-voice-died = Une voix a échoué pendant l’essai : { $sink }. { $why }
doctor-reading = Je relis maintenant tout cela à voix haute. Pour arrêter, appuyez sur Contrôle et C.
doctor-verdict-well = Tout va bien : vous pouvez jouer. Si vous n’avez rien entendu, montez le volume. Ou choisissez une autre sortie de son dans le système.
doctor-verdict-reader = Vous pouvez jouer avec votre lecteur d’écran. La voix du jeu, elle, ne parle pas ici ; le jeu marche sans elle.
doctor-verdict-journals = Vous pourrez entendre le jeu, mais pas enregistrer de partie. Commencez par vous donner le droit d’écrire dans { $folder }
doctor-verdict-setting = Rien ne peut vous parler, car les réglages coupent la voix. Commencez par écrire sink = "auto" dans le fichier { $file }
doctor-verdict-mend = Rien ne peut encore vous parler. Commencez par la ligne qui suit, puis relancez doctor.
doctor-verdict-silent = Rien ne peut encore vous parler. Commencez par lancer un lecteur d’écran ou par brancher une sortie de son. Puis relancez doctor.

## Le rapport du diagnostic, un fichier texte. $file : où il est ; $reason : les mots du système.

doctor-report-head = Ce qu’audiogames a trouvé sur cet ordinateur. Les noms, les dossiers et les parties n’y sont pas.
doctor-report-withheld = (omis)
doctor-report-written = Le rapport est dans le fichier { $file }. Vous pouvez l’envoyer : aucun nom, aucun dossier, aucune partie n’y est.
doctor-report-failed = Le rapport n’a pas pu être écrit : { $reason }. Faites de la place dans vos documents, ou donnez-vous le droit d’y écrire. Puis recommencez.
