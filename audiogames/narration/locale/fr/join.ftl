### Prendre place à la table d’amis depuis un terminal, par « join » ou par le menu. Tout, sauf les textes de la table.
### $address : où est la table ; $typed : ce qui a été tapé ; $name : le nom de la personne ; $title : le nom du jeu ;
### $file : un fichier ; $reason : ce que dit le système.

## Avant de prendre place
## Entendu quand « Rejoindre la table d’amis » ou la commande « join » demande où prendre place, dans cet ordre, et
## quand aucune table n’est trouvée. $typed : l’adresse tapée ; $address : où la table a été cherchée,
## « http://192.168.1.20:8137 » ; $file : le fichier donné après --certificate, et $reason : les mots du système.

join-nobody-types = Il faut quelqu’un au clavier pour rejoindre une table.
    .braille = Personne au clavier.
join-address = L’adresse de la table, telle qu’on vous la donne ; Entrée seule pour revenir.
    .braille = Adresse de la table :
join-address-wrong = « { $typed } » n’est pas une adresse. Une adresse ressemble à 192.168.1.20 ou à https://play.example.
    .braille = Pas une adresse : « { $typed } »
join-code = Le code de la table : 8 lettres et chiffres ; Entrée seule pour revenir.
    .braille = Code de la table :
join-code-or-hall = Le code de la table : 8 lettres et chiffres ; dans une salle, Entrée seule.
    .braille = Code ; dans une salle, Entrée :
join-name = Votre nom à la table ; Entrée seule pour revenir.
    .braille = Votre nom :
join-not-encrypted = La liaison avec cette table n’est pas chiffrée. Quelqu’un du réseau pourrait voir les cartes.
    .braille = Le trajet n’est pas chiffré.
join-nobody = Aucune table ne répond à { $address }. Vérifiez l’adresse, et demandez si la table est ouverte.
    .braille = Aucune table ne répond.
join-no-table = Il n’y a pas de table à { $address }. Vérifiez l’adresse, et si elle commence par http ou https.
    .braille = Pas de table à cette adresse.
join-certificate-wrong = Le certificat du fichier { $file } est inutilisable : { $reason }.
    .braille = Certificat inutilisable.
join-certificate = La table à { $address } ne peut pas prouver que c’est la bonne. Son certificat n’est pas connu ici. Si l’on vous en a donné le fichier, ajoutez --certificate et le fichier.
    .braille = Certificat inconnu ici.

## En attendant les autres, et après la partie
## Entendu quand la personne a pris place, avant que la partie commence et après sa fin. $name : le nom de cette
## personne à la table, « Ada » ; $title : le nom du jeu, « Air Sorcière ».

join-welcome = { $name }, vous êtes à une table de { $title }. Signe supérieur : discuter, pause, et les autres actions de la table.
    .braille = { $name } (> pour la table)
# Une personne qui regarde, sans place.
join-watching = Vous regardez une table de { $title }. { $key-quit } ramène à la salle.
    .braille = Vous regardez. { $key-quit } : la salle.
join-begin = Entrée commence la partie. Signe supérieur : discuter. { $key-quit } quitte la table.
    .braille = Entrée : commencer. { $key-quit } : quitter.
join-wait = La partie commencera d’elle-même. Signe supérieur : discuter. { $key-quit } quitte la table.
    .braille = Patientez. { $key-quit } : quitter.
# Quand aucune autre partie ne peut commencer : on regarde, ou une manche d’une soirée de club est finie.
join-over-hall = Entrée : retour à la salle.
join-over = Entrée : une autre partie, avec les mêmes personnes. Signe supérieur : discuter. { $key-quit } : quitter la table.
    .braille = Entrée : encore. > : mots. { $key-quit } : fin.

## À la table
## Entendu pendant la partie : après le signe supérieur (ce que l’on peut faire de la table), quand la connexion tombe et
## revient, et quand on quitte la table.

join-doings = Que faire ?
    .braille = Que faire ?
join-lost = La table ne répond plus. Nouvel essai en cours ; votre place est gardée. { $key-quit } quitte la table.
    .braille = Table injoignable. { $key-quit } : quitter.
join-found = La table est de retour.
    .braille = La table est de retour.
join-not-sent = La table ne répond pas en ce moment : rien n’a été fait.
    .braille = Injoignable : rien n’a été fait.
join-elsewhere = Votre place est maintenant sur un autre appareil.
    .braille = Place sur un autre appareil.
join-leave = Quitter la table pour de bon ?
    .braille = Quitter pour de bon ?
join-left = Vous avez quitté la table.
    .braille = Vous avez quitté la table.
join-until-later = Vous avez quitté la table jusqu’à la prochaine fois. Votre place est gardée.
    .braille = À la prochaine fois.

## Discuter avec les autres : une ligne de ce que l’on peut faire, et son menu, où se trouvent aussi des phrases

join-talk = Discuter
    .braille = Discuter
join-say = Dire quelque chose à tout le monde
    .braille = Dire quelque chose
join-say-what = Tapez ce que vous dites ; Entrée seule pour revenir.
    .braille = Tapez ; Entrée seule : retour.
join-said-nothing = Rien n’a été dit.
    .braille = Rien n’a été dit.
join-talk-off = Ne plus entendre ce que disent les autres
    .braille = Ne plus entendre les autres
join-talk-on = Entendre ce que disent les autres
    .braille = Entendre les autres
join-talk-is-off = Vous n’entendez plus ce que disent les autres.
    .braille = Vous n’entendez plus les autres.
join-talk-is-on = Vous entendez ce que disent les autres.
    .braille = Vous entendez les autres.
join-point = Montrer cet élément
    .braille = Montrer où vous êtes
# Après que quelqu’un a montré une chose.
join-pointed = Point : y aller.
    .braille = Point : y aller.
# Quand un grand écran de la table parle, et pourrait parler pour la personne. Le signe supérieur mène au choix.
join-same-room = Un grand écran parle à cette table. S’il est dans votre pièce, il peut parler pour vous : signe supérieur.
    .braille = Écran dans la pièce ? Signe supérieur.

## Ouvrir une table depuis le menu, et y prendre place. $address : ce que l’on ouvre dans un navigateur. $code : le code,
## signe par signe. $reason : pourquoi la table n’a pas pu s’ouvrir, en une phrase, ou $why : pourquoi le système
## refuse. $game, $seats, $reach : le jeu, le nombre de places et qui peut venir à la table ouverte la dernière fois
## (network ou computer). $now : ce que dit la ligne.

open-game = À quel jeu jouez-vous entre amis ?
    .braille = À quel jeu ?
open-same = Comme la dernière fois : { $game }, { $seats } places, { $reach ->
    [network] tout le réseau local
   *[computer] cet ordinateur seulement
}
    .braille = Encore : { $game }
about-open-same = Les règles, la force des sorcières, leurs personnages et les conseils restent aussi les mêmes.
    .braille = Tout le reste est aussi pareil.
open-table = Table entre amis : { $game }
    .braille = Table entre amis
open-now = L’ouvrir ainsi
    .braille = Ouvrir
about-open-now = La table s’ouvre avec ce que disent les lignes suivantes. Choisissez une ligne pour la changer.
    .braille = Elle s’ouvre avec ce qui suit.
open-choose-seats = Places : { $now }
open-choose-people = Personnes à ce clavier : { $now }
open-choose-rules = Règles : { $now }
open-choose-level = Force de l’ordinateur aux places libres : { $now }
    .braille = Force : { $now }
open-choose-characters = Ses personnages : { $now }
    .braille = Personnages : { $now }
open-choose-advice = Conseils du programme : { $now }
    .braille = Conseils : { $now }
open-choose-days = Temps : { $now }
open-choose-guided = Partie guidée, pour apprendre ensemble : { $now }
    .braille = Partie guidée : { $now }
open-choose-reach = Qui peut prendre place : { $now }
    .braille = Qui vient : { $now }
open-characters-none = aucun
open-level = De quelle force est l’ordinateur aux places qui restent libres ?
    .braille = De quelle force est l’ordinateur ?
open-reach = Qui peut prendre place ?
    .braille = Qui peut prendre place ?
open-computer = Sur cet ordinateur seulement
    .braille = Cet ordinateur seulement
about-open-computer = Les navigateurs et les terminaux de cet ordinateur, et personne d’autre.
    .braille = Personne d’autre ne peut venir.
open-network = Tout le réseau local, avec le code
    .braille = Tout le réseau local, avec le code
about-open-network = Les téléphones et les ordinateurs de la maison, avec un simple navigateur. La liaison n’est pas chiffrée.
    .braille = À la maison, liaison non chiffrée.
open-time = De combien de temps dispose-t-on ?
open-clock = les horloges habituelles
about-open-clock = On joue le temps d’une soirée. Un ordinateur remplace une personne partie longtemps.
    .braille = Le temps d’une soirée.
open-days = sans horloge, sur plusieurs jours
about-open-days = Chacun revient quand il veut, même des jours après. Cet ordinateur doit alors être allumé.
    .braille = Chacun revient quand il veut.
open-not-encrypted = Dans le réseau local, la liaison n’est pas chiffrée. Quelqu’un du réseau pourrait voir les cartes.
    .braille = Rien n’est chiffré.
open-wait = La table s’ouvre.
    .braille = La table s’ouvre.
open-failed = La table n’a pas pu s’ouvrir. { $reason }
    .braille = La table n’a pas pu s’ouvrir.
open-no-network = Cet ordinateur n’est relié à aucun réseau pour l’instant. Personne d’autre ne peut venir à la table.
    .braille = Aucun réseau : personne ne peut venir.
open-invitation = On ouvre { $address } dans un navigateur, et on tape le code { $code }.
    .braille = { $address } { $code }
open-again = Réentendre l’adresse et le code
    .braille = Encore l’adresse et le code
open-close = Il y a encore du monde à la table. La fermer pour tout le monde ?
    .braille = La fermer pour tout le monde ?
open-stays = La table reste ouverte pour les autres, et se ferme quand il n’y a plus personne.
    .braille = Elle reste ouverte pour les autres.
open-stays-days = La table reste ouverte tant que cet ordinateur est allumé. Le menu principal vous y ramène.
    .braille = Elle reste ouverte.
open-not-kept = La table n’a pas pu rester ouverte. Rouvrez la même : la partie continue.
    .braille = La table n’a pas pu rester ouverte.
open-closed = La table est fermée.
    .braille = La table est fermée.
