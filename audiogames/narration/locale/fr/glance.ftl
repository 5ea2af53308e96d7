### Les dés de Du Balai ! dans le livre ouvert, la formule que l’on écrit, l’entraînement aux symboles.

## Les réglages des dés
## Entendu dans les réglages (et pour chaque personne quand on prépare une table), dans Du Balai ! ; « granted » est dit
## à toute la table quand quelqu’un change son allure ou ses lectures pendant la partie. $value : les secondes pour
## chaque dé, « 2 », ou combien de fois les dés sont lus, « 3 » ; $player : à qui est le réglage, avec $player-is
## « you » pour cette personne.

setting-dice-told = Annonce des dés
about-setting-dice-told = Par leur nom, par leur son, ou les deux. Commencez par le nom ; le son va plus vite, une fois appris.
value-dice-told-names = leur nom
value-dice-told-sounds = leur son
value-dice-told-both = leur son, puis leur nom
setting-dice-pace = Allure des dés
about-setting-dice-pace = Le temps de chaque dé. À une table partagée, l’allure la plus lente vaut pour tout le monde.
value-dice-pace-0-3 = trois dixièmes de seconde
value-dice-pace-0-5 = une demi-seconde
value-dice-pace-0-8 = huit dixièmes de seconde
value-dice-pace-1-2 = un peu plus d’une seconde
value-dice-pace-2 = deux secondes
value-dice-pace-seconds = une allure à vous
# Annoncé aux autres quand une personne change son allure pendant la partie. $value : les secondes.
granted-dice-pace = { $value ->
    [one] { $player-is ->
        [you] Pour vous, chaque dé prend { $value } seconde.
       *[other] Pour { $player }, chaque dé prend { $value } seconde.
    }
   *[other] { $player-is ->
        [you] Pour vous, chaque dé prend { $value } secondes.
       *[other] Pour { $player }, chaque dé prend { $value } secondes.
    }
}
    .braille = { $player } : dés à { $value } s
granted-dice-readings = { $player-is ->
    [you] Pour vous, les dés sont annoncés { $value } fois.
   *[other] Pour { $player }, les dés sont annoncés { $value } fois.
}
    .braille = { $player } : lectures : { $value }
setting-dice-readings = Lectures des dés
about-setting-dice-readings = Combien de fois les dés sont annoncés avant que l’on puisse fermer le livre.
value-dice-readings-1 = une
value-dice-readings-2 = deux
value-dice-readings-3 = trois
setting-dice-written = Dés à l’écran
about-setting-dice-written = Chaque dé s’écrit quand on l’entend, sauf avec un lecteur d’écran, qui parlerait par-dessus. Oui, si d’autres regardent l’écran.
value-dice-written-auto = sauf avec un lecteur d’écran
value-dice-written-on = oui
value-dice-written-off = seulement si on n’entend rien

## Mots à taper pendant que le livre est ouvert
## Tous les mots que l’on peut taper pour chacune de ces choses, séparés par des virgules et sans espaces ; le premier
## est celui que donne l’aide.

glance-words-close = fermer,ferme,parier,parie
glance-words-all = tout,tous,encore,dés
glance-words-orange = orange,oranges
glance-words-black = noir,noirs,noire,noires
glance-words-sorted = tri,trier,groupes

## Le livre ouvert : les dés
## Entendu dans Du Balai ! pendant que les dés sont annoncés, et en réponse à une touche qui les répète, les compte ou
## les trie. $face : un dé, « oreille orange » ; $number : quel dé, ou combien sont encore à venir, « 3 » ; $faces : les
## dés demandés, en liste ; $symbol : le symbole compté, « œil » ; $orange et $black : combien de dés de cette couleur
## le montrent, « 2 » ; dans « glance-sorted » les symboles seulement orange ou seulement noirs, en liste, et $both ceux
## dans les deux couleurs.

glance-die = { $face }
# Après une perte du son, pour chaque dé qu’elle a coupé.
glance-die-given-back = Redit, car il a été coupé : { $face }.
    .braille = { $face }
glance-die-number = { $number }, { $face }
glance-dice = { $faces }.
glance-count = { $symbol } : { $orange } orange, { $black ->
    [one] { $black } noir
   *[other] { $black } noirs
}.
    .braille = { $symbol } : o { $orange }, n { $black }
glance-none-orange = Aucun dé orange.
glance-none-black = Aucun dé noir.
glance-nothing = rien
glance-sorted = Seulement orange : { $orange }. Seulement noir : { $black }. Des deux couleurs, interdit : { $both }.
    .braille = o { $orange } ; n { $black }
glance-sorted-novices = Le tri est une aide réservée aux novices.
glance-not-yet = Pas encore : attendez { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}.

## Le livre ouvert : ce que l’on peut faire
## Entendu dans Du Balai ! quand le livre s’ouvre, quand on peut le fermer, et après le point d’interrogation à ce
## moment. $lines : les lignes « glance-key-of », une par personne à ce clavier, « Ada, A, Max, L » ; dans une telle
## ligne $player : cette personne, et $key : sa lettre, « A » ; $value : l’allure la plus lente de la table, « deux
## secondes », ou le plus de lectures, « trois » ; $players : qui l’a demandé, en liste.

glance-others-look = Les autres regardent encore.
glance-last-space = Depuis la case moins 2, on ne ferme pas le livre : quelqu’un d’autre le fera.
    .braille = Case moins 2 : attendez.
glance-last-space-bet = Depuis la case moins 2, on ne parie pas.
glance-may-close = Entrée ferme le livre.
    .touch = Vous pouvez fermer le livre.
glance-may-be-closed = On peut maintenant fermer le livre.
glance-keys-close = Quand tous les dés sont annoncés, Entrée ferme le livre.
    .braille = Entrée, après les dés : fermer
    .touch = Quand tous les dés sont annoncés, un bouton ferme le livre.
glance-keys-close-now = Entrée ferme le livre, à tout moment.
    .braille = Entrée : fermer le livre
    .touch = Un bouton ferme le livre, à tout moment.
glance-keys-bet = Entrée : parier que votre formule sera juste, avant que le livre se ferme.
    .braille = Entrée : parier
    .touch = Vous pouvez parier que votre formule sera juste, avant que le livre se ferme.
glance-keys-enough = Le livre se ferme tout seul ; Entrée, si vous en avez assez entendu.
    .braille = Entrée : assez entendu
    .touch = Le livre se ferme tout seul.
glance-keys-sooner = Avant le premier dé, Entrée le fait venir aussitôt.
    .braille = Entrée, avant les dés : aussitôt
    .touch = { "" }
# Dans une partie guidée, après les règles enseignées avant que les dés tombent.
glance-keys-start = Entrée lance les dés ; sinon, ils partent d’eux-mêmes dans un moment.
    .braille = Entrée : lancer les dés
    .touch = Les dés partent d’eux-mêmes dans un moment, ou par un bouton.
glance-keys-by-enter = Chaque dé attend que vous appuyiez sur Entrée.
    .braille = Entrée : le dé suivant
glance-keys-each = Pour fermer le livre, quand tous les dés sont annoncés : { $lines }.
    .braille = Fermer : { $lines }
glance-keys-each-now = Pour fermer le livre, à tout moment : { $lines }.
    .braille = Fermer : { $lines }
glance-keys-each-bet = Pour parier que votre formule sera juste, avant que le livre se ferme : { $lines }.
    .braille = Parier : { $lines }
glance-keys-each-enough = Le livre se ferme tout seul ; si tout le monde en a assez entendu, Entrée, ou la touche de quelqu’un : { $lines }.
    .braille = Assez entendu : Entrée, { $lines }
glance-key-of = { $player-is ->
    [you] vous, { $key }
   *[other] { $player }, { $key }
}
glance-keys-sorted = Zéro trie les symboles par couleur.
    .braille = 0 : le tri
    .touch = { "" }
glance-keys-again-line = Un chiffre compte un symbole. « tout », « orange » ou « noir » redit les dés. Signe plus et barre oblique : un par un.
    .braille = 1 à 9, tout, orange, noir, plus
glance-keys-again-single = Un chiffre compte un symbole. Espace redit tout. Haut : orange. Bas : noir. Gauche, droite : un par un.
    .braille = 1 à 9, espace, flèches
    .touch = { "" }

glance-pace-holds = Allure des dés : { $value }, pour { $players }.
    .braille = Allure : { $value }
glance-readings-hold = Lectures des dés : { $value }, pour { $players }.
    .braille = Lectures : { $value }

## Le livre ouvert : ce que fait chaque touche
## Entendu quand on apprend les touches pendant que le livre est ouvert : on appuie sur une touche, et elle dit ce
## qu’elle ferait. $player : la personne à qui est cette touche ; $symbol : le symbole que compte le chiffre, « œil ».
## « look » est pour les quelques secondes où un Décret montre à nouveau les dés. $about : ce que ferait Entrée, une de
## ces phrases.

glance-about-close = Ferme le livre.
glance-about-bet = Parie que votre formule sera juste.
glance-about-enough = Assez entendu : le livre se ferme.
glance-about-enough-all = Tout le monde en a assez entendu : le livre se ferme.
    .braille = Tout le monde a assez entendu.
glance-about-whose = Rappelle les touches de tout le monde.
glance-about-close-of = { $player-is ->
    [you] Ferme le livre, pour vous.
   *[other] Ferme le livre, pour { $player }.
}
glance-about-bet-of = { $player-is ->
    [you] Parie, pour vous.
   *[other] Parie, pour { $player }.
}
glance-about-all = Redit tous les dés.
glance-about-orange = Redit les dés orange.
glance-about-black = Redit les dés noirs.
glance-about-before = Le dé d’avant, vers la gauche.
glance-about-after = Le dé d’après, vers la droite.
glance-about-sorted = Trie les symboles par couleur, pour les novices.
    .braille = Trie par couleur, pour les novices.
glance-about-symbol = Compte un symbole : { $symbol }.
glance-about-symbols = Compte ces symboles, un par un.

look-keys = Les dés sont pour vous, quelques secondes ; Entrée, si vous en avez assez entendu.
    .braille = Entrée : assez entendu
look-keys-common = Les dés vous sont redits, une fois chacun ; ensuite, vous écrivez.
    .braille = Dés redits une fois, puis vous écrivez
look-about-enough = Assez entendu : vous écrivez.

room-about-enter = Entrée. { $about } Encore une fois, et vous revenez au jeu.
    .braille = Entrée. { $about }
room-other-letters = Les autres lettres servent ici comme partout : { $key-keys } les explique, touche par touche.
    .braille = { $key-keys } : les autres lettres

## Écrire une formule
## Entendu par la personne qui écrit une formule dans Du Balai ! : les mots et les lettres à taper, avec des virgules et
## sans espaces ; l’aide ; ce que fait chaque touche quand on apprend les touches ; et la réponse à chaque touche.
## $letters : les lettres des neuf symboles dans leur ordre, en liste ; $symbol : le symbole ajouté ou retiré, « œil » ;
## $piles : ce qui est écrit jusqu’ici, dans une formule ou les deux, « crâne et œil ».

formula-words-lay = poser,pose,écrire
formula-words-empty = vider,vide,effacer
formula-words-review = relire,formule
formula-words-decree = décret,attendre
formula-words-letters = lettres
formula-letters = o,t,c,e,d,n,i,a,l
formula-keys = De 1 à 9 : mettre ou reprendre un symbole. Entrée relit, Entrée encore pose la formule. Point d’interrogation : le reste.
    .braille = 1 à 9 ; Entrée relit, puis pose
    .touch = Choisissez les symboles de votre formule, puis validez.
formula-help = 1 oreille, 2 toile, 3 crâne, 4 éclair, 5 double éclair, 6 nuage, 7 œil, 8 araignée, 9 étoile : mettre ou reprendre. Entrée deux fois : poser.
    .braille = 1 à 9 ; Entrée deux fois : poser
    .touch = { "" }
formula-help-more = Les noms s’écrivent aussi, plusieurs sur une ligne. Point : relire. Retour arrière : reprendre le dernier. Zéro : vider. Barre oblique : l’autre formule, avec Double-jeu. « décret » : attendre avec votre Décret. Entrée relit d’abord.
    .braille = Point, 0, barre, décret
    .touch = { "" }
formula-help-letters = « lettres » : une lettre par symbole, dans le même ordre : { $letters }. Échap deux fois pour en sortir.
    .braille = lettres : { $letters }
    .touch = { "" }
formula-naming = Tapez des symboles ou un autre mot, puis Entrée, par exemple { "« crâne œil »" }. D’ici là, les lettres ne sont plus des commandes.
    .braille = Symboles ou mot, puis Entrée
formula-about-lay = Relit la formule, puis la pose.
formula-about-empty = Reprend tous les symboles ; sans symbole, permet de poser une formule vide.
    .braille = Reprend tout, ou formule vide
formula-about-back = Reprend le dernier symbole.
formula-about-review = Relit la formule, sans la poser.
formula-about-decree = Attend avec votre Décret, pour revoir les dés.
    .braille = Attend avec votre Décret.
formula-about-letters = Dès lors, la lettre d’un symbole le met ou le reprend.
    .braille = Les lettres : des symboles.
formula-about-pile = Passe à l’autre formule, avec Double-jeu.
    .braille = L’autre formule, avec Double-jeu.
formula-about-symbol = Met ce symbole, ou le reprend : { $symbol }.
    .braille = Met ou reprend : { $symbol }
formula-about-symbols = Met ces symboles, ou les reprend.
formula-book-closed = Le livre est fermé : on ne réentend plus les dés.
    .braille = Livre fermé : plus de dés
formula-empty = Votre formule est vide : tapez des symboles. Pour la poser vide, zéro, puis Entrée.
    .braille = Vide : des symboles, ou 0 puis Entrée
# Après zéro, quand la formule n’a pas de symbole.
formula-lays-empty = Formule vide : Entrée la pose.
formula-added = { $symbol }.
formula-taken-away = sans { $symbol }.
formula-so-far = { $verbosity ->
    [full] Pour l’instant : { $piles }.
   *[short] { $piles }.
}
    .braille = { $piles }
formula-emptied = Plus aucun symbole.
formula-first-pile = Première formule.
formula-second-pile = Seconde formule.
formula-in-other-pile = { $symbol } : déjà dans l’autre formule.
formula-letters-on = Chaque lettre est un symbole. Échap deux fois, ou le mot « lettres », pour en sortir.
    .braille = Lettres ; Échap deux fois : sortir
formula-letters-off = Les lettres sont de nouveau des commandes.
    .braille = Lettres : de nouveau des commandes

## Sorts avant et après le vol
## Entendu par la personne qui peut jouer un sort sur une formule ou une Attraction dans Du Balai ! : quels sorts on
## peut taper, la question avant d’en jouer un, et ce que fait chaque touche quand on apprend les touches. $lines : les
## trois lignes qui suivent « correcting-keys », pour les cartes que la personne tient ; $choice : le sort tel qu’il
## serait joué, « Correction, œil devient étoile » ; $symbol : le symbole tapé, « œil » ; $count : combien de chiffres
## taper, « 3 », un pour chacune de $players, les sorcières que l’on peut attirer, en liste.

correcting-keys = { $lines }. Entrée seule : passer.
    .braille = { $lines }
correcting-forgotten = Oubli réparé : le symbole à ajouter
    .braille = Oubli : un
correcting-correction = Rectification : le symbole à retirer, puis celui à mettre
    .braille = Rectification : deux
correcting-double-play = Double-jeu : barre oblique
    .braille = Double : barre
correcting-confirm = { $choice } ? Entrée joue le sortilège.
    .braille = { $choice } ? Entrée
correcting-by-which = { $symbol }, à remplacer par quel symbole ?
    .braille = { $symbol } devient ?
correcting-emptied = Plus aucun symbole : Entrée seule passe.
    .braille = Entrée : passer
correcting-nothing = Aucun sortilège n’est prêt : Entrée encore une fois passe.
    .braille = Aucun sortilège ; Entrée : passer
correcting-about-lay = Joue le sortilège que vous venez de composer, ou passe.
    .braille = Joue le sortilège, ou passe.
correcting-about-empty = Reprend les symboles du sortilège.
correcting-about-back = Reprend le dernier symbole du sortilège.
correcting-about-symbol = Le symbole d’un sortilège : { $symbol }.
correcting-about-symbols = Les symboles d’un sortilège, celui à retirer d’abord.
    .braille = Les symboles d’un sortilège.
correcting-about-pile = Double-jeu ; suivi d’un symbole, la seconde formule.
    .braille = Double-jeu, ou seconde formule.

nothing-to-play = Vous n’avez rien à jouer maintenant : Entrée pour passer.
    .braille = Rien à jouer ; Entrée : passer
    .touch = Vous n’avez rien à jouer maintenant : passez.

pulling-how-many = 1 case ou 2 ? Un chiffre pour chaque sorcière, { $count } en tout, dans cet ordre : { $players }. Entrée seule : aucun sortilège.
    .braille = 1 ou 2 pour : { $players }

## L’entraînement avec les symboles
## Entendu sous « Apprendre », dans l’entraînement avec les sons des dés. $symbol : le symbole répondu, « œil », avant
## que l’on demande sa couleur ; $face : ce qu’était le son, « oreille orange » ; $given : ce qui a été répondu,
## « oreille noire » ; $good : combien ont été reconnus du premier coup, « 15 », sur $asked, « 18 » ; $best : le
## meilleur résultat jusqu’ici, « 17 » ; $faces : les sons manqués, en liste ; $number : combien des 18 sont connus à
## coup sûr, « 12 ».

train-symbols = S’entraîner aux symboles des dés
about-train-symbols = Du Balai ! : un son par symbole, aigu pour orange, grave pour noir ; tapez lequel, et entendez la réponse.
symbols-begin = Dix-huit sons, un par symbole et par couleur. Entrée en fait entendre un. Répondez par le chiffre, puis O pour orange ou N pour noir. Point d’interrogation : le reste.
    .braille = Entrée : un son ; 1 à 9, puis o ou n
train-symbols-needs-sound = S’entraîner aux symboles demande le son.
    .braille = Les symboles demandent le son
symbols-help = Le chiffre du symbole, puis O ou N. Flèches haut et bas aussi. Entrée : réentendre, ou le suivant. P : progrès. Zéro : sortir. 1 oreille, 2 toile, 3 crâne, 4 éclair, 5 double éclair, 6 nuage, 7 œil, 8 araignée, 9 étoile.
    .braille = 1 à 9, o, n, Entrée, p, 0
symbols-which = Lequel ?
symbols-which-symbol = Et quel symbole, de 1 à 9 ?
symbols-which-colour = { $symbol }, orange ou noir ?
symbols-first = D’abord Entrée, pour entendre un son.
symbols-right = Juste, { $face }.
symbols-wrong = Non, { $face } ; vous aviez dit { $given }.
    .braille = Non, { $face }, et pas { $given }
symbols-score = { $good } du premier coup, sur { $asked }. Votre record : { $best }. Entrée pour recommencer.
    .braille = { $good } sur { $asked }, record { $best }
symbols-missed = À réécouter : { $faces }.
    .braille = À réécouter, { $faces }
symbols-known = { $number ->
    [0] Vous n’en reconnaissez encore aucun à coup sûr.
    [one] Vous reconnaissez { $number } son sur 18 à coup sûr.
   *[other] Vous reconnaissez { $number } sons sur 18 à coup sûr.
} Votre record : { $best }.
    .braille = Sûrs : { $number }, record { $best }
symbols-left = Vous quittez l’entraînement : { $good } du premier coup, sur { $asked }.
    .braille = Fin : { $good } sur { $asked }
