# Les dés de Du Balai ! dans le livre ouvert, la formule qu’on écrit, l’entraînement aux symboles.

setting-dice-told = Façon de dire les dés
about-setting-dice-told = Par leur nom, par leur bruit, ou les deux. Le nom d’abord ; le bruit va plus vite, une fois appris.
value-dice-told-names = leur nom
value-dice-told-sounds = leur bruit
value-dice-told-both = leur bruit, puis leur nom
setting-dice-pace = Allure des dés
about-setting-dice-pace = Le temps de chaque dé. À une table, c’est celui de la personne la plus lente qui vaut pour tous.
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
    [you] Pour vous, les dés sont lus { $value } fois.
   *[other] Pour { $player }, les dés sont lus { $value } fois.
}
    .braille = { $player } : lectures : { $value }
setting-dice-readings = Lectures des dés
about-setting-dice-readings = Combien de fois les dés sont dits avant qu’on puisse fermer le livre.
value-dice-readings-1 = une
value-dice-readings-2 = deux
value-dice-readings-3 = trois
setting-dice-written = Dés à l’écran
about-setting-dice-written = Chaque dé s’écrit quand on l’entend, sauf sous un lecteur d’écran, qui le lirait par-dessus. Oui, si d’autres regardent l’écran.
value-dice-written-auto = sauf sous un lecteur d’écran
value-dice-written-on = oui
value-dice-written-off = seulement si on n’entend rien

glance-words-close = fermer,ferme,parier,parie
glance-words-all = tout,tous,encore,dés
glance-words-orange = orange,oranges
glance-words-black = noir,noirs,noire,noires
glance-words-sorted = tri,trier,groupes

glance-die = { $face }
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
glance-not-yet = Pas encore : { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}.
glance-others-look = Les autres regardent encore.
glance-last-space = Depuis la case moins 2, on ne ferme pas le livre.
glance-last-space-bet = Depuis la case moins 2, on ne parie pas.
glance-may-close = Entrée ferme le livre.
glance-may-be-closed = Le livre peut être fermé.
glance-keys-close = Quand tous les dés sont dits, Entrée ferme le livre.
    .braille = Entrée, après les dés : fermer
glance-keys-close-now = Entrée ferme le livre, à tout moment.
    .braille = Entrée : fermer le livre
glance-keys-bet = Entrée : parier que votre formule sera juste, avant que le livre se ferme.
    .braille = Entrée : parier
glance-keys-enough = Le livre se ferme tout seul ; Entrée, si vous en avez assez vu.
    .braille = Entrée : assez vu
glance-keys-sooner = Avant le premier dé, Entrée le fait venir aussitôt.
    .braille = Entrée, avant les dés : aussitôt
glance-keys-by-enter = Chaque dé attend que vous appuyiez sur Entrée.
    .braille = Entrée : le dé suivant
glance-keys-each = Pour fermer le livre, quand tous les dés sont dits : { $lines }.
    .braille = Fermer : { $lines }
glance-keys-each-now = Pour fermer le livre, à tout moment : { $lines }.
    .braille = Fermer : { $lines }
glance-keys-each-bet = Pour parier que votre formule sera juste, avant que le livre se ferme : { $lines }.
    .braille = Parier : { $lines }
glance-keys-each-enough = Le livre se ferme tout seul ; si tout le monde en a assez vu, Entrée, ou la touche de quelqu’un : { $lines }.
    .braille = Assez vu : Entrée, { $lines }
glance-key-of = { $player-is ->
    [you] vous, { $key }
   *[other] { $player }, { $key }
}
glance-keys-sorted = Zéro trie les symboles par couleur.
    .braille = 0 : le tri
glance-keys-again-line = Un chiffre compte un symbole, « tout », « orange » ou « noir » redit les dés ; signe plus et barre oblique : un par un.
    .braille = 1 à 9, tout, orange, noir, plus
glance-keys-again-single = Un chiffre compte un symbole ; espace redit tous les dés, flèche du haut les orange, flèche du bas les noirs, gauche et droite un par un.
    .braille = 1 à 9, espace, flèches

glance-pace-holds = Allure des dés : { $value }, pour { $players }.
    .braille = Allure : { $value }
glance-readings-hold = Lectures des dés : { $value }, pour { $players }.
    .braille = Lectures : { $value }
glance-about-close = Ferme le livre.
glance-about-bet = Parie que votre formule sera juste.
glance-about-enough = Assez vu : le livre se ferme.
glance-about-enough-all = Tout le monde en a assez vu : le livre se ferme.
    .braille = Tous en ont assez vu.
glance-about-whose = Rappelle à chacun sa touche.
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

look-keys = Les dés sont pour vous, quelques secondes ; Entrée, si vous en avez assez vu.
    .braille = Entrée : assez vu
look-keys-common = Les dés vous sont redits, une fois chacun ; ensuite, vous écrivez.
    .braille = Dés redits une fois, puis vous écrivez
look-about-enough = Assez vu : vous écrivez.

room-about-enter = Entrée. { $about } Encore une fois, et vous revenez au jeu.
    .braille = Entrée. { $about }
room-other-letters = Les autres lettres servent ici comme partout : K les apprend, touche par touche.
    .braille = K : les autres lettres

formula-words-lay = poser,pose,écrire
formula-words-empty = vider,vide,effacer
formula-words-review = relire,formule
formula-words-decree = décret,attendre
formula-words-letters = lettres
formula-letters = o,t,c,e,d,n,i,a,l
formula-keys = De 1 à 9, mettez ou reprenez un symbole ; Entrée relit, Entrée encore pose la formule. Point d’interrogation : le reste.
    .braille = 1 à 9 ; Entrée relit, puis pose
formula-help = 1 oreille, 2 toile, 3 crâne, 4 éclair, 5 double éclair, 6 nuage, 7 œil, 8 araignée, 9 étoile : mettre le symbole, ou le reprendre. Entrée, deux fois : poser.
    .braille = 1 à 9 ; Entrée deux fois : poser
formula-help-more = Les noms s’écrivent aussi, plusieurs sur une ligne. Point : relire. Retour arrière : reprendre le dernier. Zéro : tout reprendre. Barre oblique : passer d’un tas à l’autre, avec Double-jeu. « décret » : attendre avec votre Décret. Entrée relit d’abord.
    .braille = Point, 0, barre, décret
formula-help-letters = « lettres » : une lettre par symbole, dans le même ordre : { $letters }. Échap deux fois pour en sortir.
    .braille = lettres : { $letters }
formula-naming = Tapez des symboles ou un autre mot, puis Entrée, par exemple { "« crâne œil »" }. D’ici là, les lettres ne sont plus des commandes.
    .braille = Symboles ou mot, puis Entrée
formula-about-lay = Relit la formule, puis la pose.
formula-about-empty = Reprend tous les symboles.
formula-about-back = Reprend le dernier symbole.
formula-about-review = Relit la formule, sans la poser.
formula-about-decree = Attend avec votre Décret, pour revoir les dés.
    .braille = Attend avec votre Décret.
formula-about-letters = Chaque lettre d’un symbole le met alors, ou le reprend.
    .braille = Les lettres : des symboles.
formula-about-pile = Passe d’un tas à l’autre, avec Double-jeu.
    .braille = L’autre tas, avec Double-jeu.
formula-about-symbol = Met ce symbole, ou le reprend : { $symbol }.
    .braille = Met ou reprend : { $symbol }
formula-about-symbols = Met ces symboles, ou les reprend.
formula-book-closed = Le livre est fermé : les dés ne se redisent plus.
    .braille = Livre fermé : plus de dés
formula-empty = Votre formule est vide : Entrée encore une fois la pose ainsi.
    .braille = Rien ? Entrée encore pose ainsi.
formula-added = { $symbol }.
formula-taken-away = sans { $symbol }.
formula-so-far = { $verbosity ->
    [full] Pour l’instant : { $piles }.
   *[short] { $piles }.
}
    .braille = { $piles }
formula-emptied = Plus aucun symbole.
formula-first-pile = Premier tas.
formula-second-pile = Second tas.
formula-in-other-pile = { $symbol } est déjà dans l’autre tas.
formula-letters-on = Chaque lettre est un symbole. Échap deux fois, ou le mot « lettres », pour en sortir.
    .braille = Lettres ; Échap deux fois : sortir
formula-letters-off = Les lettres sont de nouveau des commandes.
    .braille = Lettres : de nouveau des commandes

correcting-keys = { $lines }. Entrée seule : passer.
    .braille = { $lines }
correcting-forgotten = Oubli réparé : le symbole à ajouter
    .braille = Oubli : un
correcting-correction = Rectification : celui à retirer, puis celui à mettre
    .braille = Rectification : deux
correcting-double-play = Double-jeu : barre oblique
    .braille = Double : barre
correcting-confirm = { $choice } ? Entrée joue le sort.
    .braille = { $choice } ? Entrée
correcting-by-which = { $symbol }, à remplacer par quel symbole ?
    .braille = { $symbol } devient ?
correcting-emptied = Plus aucun symbole : Entrée seule passe.
    .braille = Entrée : passer
correcting-nothing = Aucun sort n’est prêt : Entrée encore une fois passe.
    .braille = Aucun sort ; Entrée encore : passer
correcting-about-lay = Joue le sort que vous venez de composer, ou passe.
    .braille = Joue le sort, ou passe.
correcting-about-empty = Reprend les symboles du sort.
correcting-about-back = Reprend le dernier symbole du sort.
correcting-about-symbol = Le symbole d’un sort : { $symbol }.
correcting-about-symbols = Les symboles d’un sort, celui à retirer d’abord.
    .braille = Les symboles d’un sort.
correcting-about-pile = Double-jeu ; suivi d’un symbole, le second tas.
    .braille = Double-jeu, ou second tas.

nothing-to-play = Rien de ce que vous tenez ne se joue maintenant : Entrée pour passer.
    .braille = Rien à jouer ; Entrée : passer

pulling-how-many = De 1 case ou de 2 ? Un chiffre pour chaque sorcière, { $count } en tout, dans cet ordre : { $players }. Entrée seule : aucun sort.
    .braille = 1 ou 2 pour : { $players }

train-symbols = S’entraîner aux symboles des dés
about-train-symbols = Du Balai ! : un bruit par symbole, aigu pour orange, grave pour noir ; dites lequel, et entendez la réponse.
symbols-begin = Dix-huit bruits, un par symbole et par couleur. Entrée en fait entendre un ; répondez par le chiffre, puis O pour orange ou N pour noir. Point d’interrogation pour le reste.
    .braille = Entrée : un bruit ; 1 à 9, puis o ou n
train-symbols-needs-sound = S’entraîner aux symboles ne se fait qu’avec le son.
    .braille = Les symboles demandent le son
symbols-help = 1 oreille, 2 toile, 3 crâne, 4 éclair, 5 double éclair, 6 nuage, 7 œil, 8 araignée, 9 étoile, puis O ou flèche du haut pour orange, N ou flèche du bas pour noir ; les noms s’écrivent aussi. Entrée : réentendre, ou le suivant. P : vos progrès. Zéro : sortir.
    .braille = 1 à 9, o, n, Entrée, p, 0
symbols-which = Lequel ?
symbols-which-symbol = Et quel symbole, de 1 à 9 ?
symbols-which-colour = { $symbol }, orange ou noir ?
symbols-first = Entrée d’abord, pour entendre un bruit.
symbols-right = Juste, { $face }.
symbols-wrong = Non, { $face } ; vous aviez dit { $given }.
    .braille = Non, { $face }, et pas { $given }
symbols-score = { $good } du premier coup, sur { $asked }. Votre record : { $best }. Entrée pour recommencer.
    .braille = { $good } sur { $asked }, record { $best }
symbols-missed = À réécouter : { $faces }.
    .braille = À réécouter, { $faces }
symbols-known = { $number ->
    [0] Aucun bruit n’est encore sûr.
    [one] { $number } bruit que vous reconnaissez à coup sûr, sur 18.
   *[other] { $number } bruits que vous reconnaissez à coup sûr, sur 18.
} Votre record : { $best }.
    .braille = Sûrs : { $number }, record { $best }
symbols-left = Vous quittez l’entraînement : { $good } du premier coup, sur { $asked }.
    .braille = Fin : { $good } sur { $asked }
