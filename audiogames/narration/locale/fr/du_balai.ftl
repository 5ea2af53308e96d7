### Du Balai !

title-du-balai = Du Balai !

## Ce que font les touches
## Entendu dans Du Balai ! dans l’aide (point d’interrogation) et pendant qu’on apprend les touches, après le nom d’une
## touche et un deux-points.

about-hand-du-balai = vos cartes de magie noire, et votre formule écrite.
    .braille = vos cartes et votre formule.
about-counts-du-balai = les cartes de magie noire de chaque place, et les formules déjà écrites.
    .braille = les cartes, et qui a écrit.
about-current-du-balai = les dés visibles, les symboles valides, et qui a fermé le livre.
    .braille = les dés, et qui a fermé.
about-rank-du-balai = la course : les places, les écarts et la malédiction.
    .braille = la course.

## Les options de la table
## Demandé quand on prépare une table de Du Balai ! et que l’on choisit chaque option, puis pour chaque place : une
## question, puis la liste de ses réponses ; « about » est ce qu’une réponse dit d’elle-même dans l’aide. $min et $max :
## le plus petit et le plus grand nombre que l’on peut taper, « 10 » et « 60 » ; $usual : ce que donne Entrée seule ;
## $count : combien il y a de cartes d’acrobaties, « 9 » ; $who : la personne dont parle la question, par son nom ou sa
## place, « Ada » ou « Personne 2 ».

option-du-balai-pace = Comment les dés se lisent-ils ?
option-du-balai-pace-common = un par un, ensemble
about-option-du-balai-pace-common = Les dés sont annoncés à la même allure pour tout le monde. Après le neuvième, on peut fermer le livre.
option-du-balai-pace-free = tous d’un coup
about-option-du-balai-pace-free = La règle imprimée. Tous les dés se lisent aussitôt, et le livre peut se fermer à tout moment.
option-du-balai-pace-window = avec un pari
about-option-du-balai-pace-window = Le livre se ferme après un temps fixe. Parier, c’est voler en premier et risquer la pénalité.
option-du-balai-pace-no-closer = sans fermer
about-option-du-balai-pace-no-closer = Le livre se ferme tout seul après un temps fixe, sans pénalité pour personne.
option-du-balai-time-limit = Après combien de secondes le livre se ferme-t-il, de { $min } à { $max } ? Entrée pour { $usual }.
    .braille = Ouvert { $min } à { $max } s ? Entrée : { $usual }
# $value : la valeur choisie.
rule-du-balai-time-limit = Le livre se ferme après { $value } secondes
option-du-balai-acrobatics = Combien de points pour chacune des { $count } acrobaties ? Tapez { $count } nombres séparés par des espaces, ou Entrée pour { $usual }.
    .braille = Acrobaties, { $count } nombres ? (Entrée)
# $value : la valeur choisie.
rule-du-balai-acrobatics = Points des acrobaties : { $value }
option-du-balai-order = Dans quel ordre vole-t-on ?
option-du-balai-order-leader-first = la sorcière de tête d’abord
about-option-du-balai-order-leader-first = Celle qui a fermé le livre, puis de la première à la dernière.
option-du-balai-order-last-first = la dernière d’abord
about-option-du-balai-order-last-first = Les dernières rattrapent un peu leur retard.
option-du-balai-curse = Joue-t-on avec la malédiction ?
option-du-balai-curse-yes = oui
about-option-du-balai-curse-yes = La case de tête n’a pas de bonus à la manche suivante.
option-du-balai-curse-no = non
about-option-du-balai-curse-no = Une formule parfaite a toujours son bonus.
option-du-balai-curse-first = Quand la malédiction se pose-t-elle ?
option-du-balai-curse-first-no = après la pénalité
about-option-du-balai-curse-first-no = La case de tête compte une fois que tout le monde a bougé.
option-du-balai-curse-first-yes = avant la pénalité
about-option-du-balai-curse-first-yes = La sorcière de tête y échappe, si une pénalité la fait reculer.
option-du-balai-expert-draw = Les experts piochent-ils ?
option-du-balai-expert-draw-no = non
about-option-du-balai-expert-draw-no = Au niveau expert, une formule parfaite ne rapporte rien de plus.
option-du-balai-expert-draw-yes = oui
about-option-du-balai-expert-draw-yes = Au niveau expert, une formule noire parfaite donne quand même une carte.
option-du-balai-attraction-per-pawn = De combien l’Attraction attire-t-elle ?
option-du-balai-attraction-per-pawn-no = le même nombre pour toutes
about-option-du-balai-attraction-per-pawn-no = Une case ou deux, au choix, pour toutes les sorcières.
option-du-balai-attraction-per-pawn-yes = au choix, sorcière par sorcière
about-option-du-balai-attraction-per-pawn-yes = Une case ou deux pour chacune.
option-du-balai-hex-crossed = Le Mauvais sort peut-il toucher une sorcière arrivée ?
option-du-balai-hex-crossed-no = non
about-option-du-balai-hex-crossed-no = Une sorcière arrivée ne craint plus rien.
option-du-balai-hex-crossed-yes = oui
about-option-du-balai-hex-crossed-yes = Une sorcière arrivée peut être ramenée dans la course.
option-du-balai-novice-start = D’où partent les novices ?
option-du-balai-novice-start-0 = à leur choix
about-option-du-balai-novice-start-0 = Chaque novice choisit la case 5, 6 ou 7.
option-du-balai-novice-start-5 = case 5
about-option-du-balai-novice-start-5 = Un peu d’avance.
option-du-balai-novice-start-6 = case 6
about-option-du-balai-novice-start-6 = Une bonne avance.
option-du-balai-novice-start-7 = case 7
about-option-du-balai-novice-start-7 = Le plus d’avance possible.
option-du-balai-slow = Faut-il une formule parfaite quand on a fermé le livre ?
option-du-balai-slow-no = non
about-option-du-balai-slow-no = Une formule valide suffit pour éviter la pénalité.
option-du-balai-slow-yes = oui
about-option-du-balai-slow-yes = Seule une formule parfaite évite la pénalité : on prend son temps.
option-du-balai-both-perfect = Avec Double-jeu, quand a-t-on un bonus ?
option-du-balai-both-perfect-no = pour chaque formule parfaite
about-option-du-balai-both-perfect-no = Une formule parfaite a son bonus, même si l’autre ne l’est pas.
option-du-balai-both-perfect-yes = si les deux formules sont parfaites
about-option-du-balai-both-perfect-yes = Une seule formule parfaite ne rapporte rien de plus.

seat-du-balai-level = { $who }, quel niveau ?
seat-du-balai-level-novice = novice
about-seat-du-balai-level-novice = On part en avance, de la case 5, 6 ou 7. On peut entendre les dés triés.
seat-du-balai-level-normal = normal
about-seat-du-balai-level-normal = On part de la case de départ.
seat-du-balai-level-expert = expert
about-seat-du-balai-level-expert = Une formule parfaite ne rapporte rien de plus.
seat-du-balai-start = { $who }, départ de quelle case, de { $min } à { $max } ? Entrée pour choisir quand la partie commence.
    .braille = { $who }, case { $min } à { $max } ? (Entrée)

preset-du-balai-supplied = Jeu de base
about-preset-du-balai-supplied = Les dés sont annoncés un par un. Puis tout le monde peut fermer le livre.

## Symboles, dés, cartes
## Noms entendus dans d’autres phrases de Du Balai !. « balai-face » est une face d’un dé, « balai-space » une case de
## la piste là où quelqu’un arrive, « balai-space-on » là où tombe la malédiction, « -short » sans le mot. $symbol : un
## des symboles ci-dessous, « œil » ; $key : son chiffre, « 7 », pour le braille ; $symbols : les symboles d’une
## formule, en liste, « crâne et œil » ; $second : ceux de la seconde formule d’un Double-jeu ; $value : les points
## d’une carte d’acrobaties, « 3 » ; $number : combien de telles cartes, le numéro d’une case, de -2 à 23, ou des
## points ; $card : le nom d’une carte, « Brouillard » ; $level : « novice », « normal » ou « expert ».

balai-symbol-ear = oreille
balai-symbol-web = toile
balai-symbol-skull = crâne
balai-symbol-bolt = éclair
balai-symbol-double-bolt = double éclair
balai-symbol-cloud = nuage
balai-symbol-eye = œil
balai-symbol-spider = araignée
balai-symbol-star = étoile
balai-symbol-listed = { $symbol }
    .braille = { $key }
balai-no-symbol = rien
balai-face-orange-ear = oreille orange
    .braille = o1
balai-face-orange-web = toile orange
    .braille = o2
balai-face-orange-skull = crâne orange
    .braille = o3
balai-face-orange-bolt = éclair orange
    .braille = o4
balai-face-orange-double-bolt = double éclair orange
    .braille = o5
balai-face-orange-cloud = nuage orange
    .braille = o6
balai-face-orange-eye = œil orange
    .braille = o7
balai-face-orange-spider = araignée orange
    .braille = o8
balai-face-orange-star = étoile orange
    .braille = o9
balai-face-black-ear = oreille noire
    .braille = n1
balai-face-black-web = toile noire
    .braille = n2
balai-face-black-skull = crâne noir
    .braille = n3
balai-face-black-bolt = éclair noir
    .braille = n4
balai-face-black-double-bolt = double éclair noir
    .braille = n5
balai-face-black-cloud = nuage noir
    .braille = n6
balai-face-black-eye = œil noir
    .braille = n7
balai-face-black-spider = araignée noire
    .braille = n8
balai-face-black-star = étoile noire
    .braille = n9
balai-pile = { $symbols }
balai-piles = { $symbols }, et en seconde formule { $second }
    .braille = { $symbols } et { $second }
balai-card-forgotten = Oubli réparé
balai-card-correction = Rectification
balai-card-tailwind = Vent arrière
balai-card-fog = Brouillard
balai-card-decree = Décret
balai-card-double-play = Double-jeu
balai-card-hex = Mauvais sort
balai-card-attraction = Attraction
balai-card-block = Blocage
balai-card-acrobatic = { $value ->
    [one] acrobatie à { $value } point
   *[other] acrobatie à { $value } points
}
    .braille = acrobatie { $value }
balai-cards = { $number ->
    [one] { $card }
   *[other] { $number } fois { $card }
}
balai-space = { $number ->
    [-2] case moins 2
    [-1] case moins 1
    [0] case de départ
    [23] arrivée
   *[other] case { $number }
}
    .braille = { $number ->
    [-2] case moins 2
    [-1] case moins 1
    [0] départ
    [23] arrivée
   *[other] case { $number }
}
balai-space-short = { $number ->
    [-2] moins 2
    [-1] moins 1
    [0] départ
    [23] arrivée
   *[other] { $number }
}
balai-space-on = { $number ->
    [-2] la case moins 2
    [-1] la case moins 1
    [0] la case de départ
    [23] la case d’arrivée
   *[other] la case { $number }
}
    .braille = { $number ->
    [-2] case moins 2
    [-1] case moins 1
    [0] départ
    [23] arrivée
   *[other] case { $number }
}
balai-points = { $number ->
    [-2] moins 2 points
    [-1] moins 1 point
    [one] { $number } point
   *[other] { $number } points
}
balai-level = { $level ->
    [novice] niveau novice
    [expert] niveau expert
   *[normal] niveau normal
}

## Ce qui arrive : les dés et les formules
## Entendu par tout le monde dans Du Balai ! dans la première moitié d’une manche : le départ, les dés, la fermeture du
## livre, puis toutes les formules ; relu dans l’historique. « balai-told » est un dé au moment où il est annoncé.
## $players : tout le monde, en liste ; $lines : une entrée par personne, « Ada au niveau novice, case 5 », ou
## « balai-formula-line », « Ada, crâne et œil » ; $player : qui le fait, « Ada », avec $player-is « you » pour cette
## personne ; $space : d’où part quelqu’un, « case 5 » ; $faces : les dés en vue, en liste, « oreille orange, toile
## noire » ; $symbols : les symboles d’une formule, en liste ; $orange et $black : les symboles valides dans cette
## couleur, en liste.

balai-began = La course commence : { $players }.
balai-began-levels = La course commence : { $lines }.
    .braille = { $lines }
balai-start-chosen = { $player-is ->
    [you] Vous partez en avance : { $space }.
   *[other] { $player } part en avance : { $space }.
}
    .braille = { $player-is ->
    [you] Vous : { $space }
   *[other] { $player } : { $space }
}
balai-rolled-again = Aucun symbole ne serait valide : les dés sont relancés.
    .braille = Dés relancés
balai-rolled = { $verbosity ->
    [full] { $player-is ->
        [you] Vous lancez les dés.
       *[other] { $player } lance les dés.
    }
   *[short] { $player-is ->
        [you] Vous lancez.
       *[other] { $player } lance.
    }
}
balai-rolled-dice = { $player-is ->
    [you] Vous lancez les dés : { $faces }.
   *[other] { $player } lance les dés : { $faces }.
}
    .braille = Dés : { $faces }
balai-told-orange-ear = Oreille orange.
    .braille = o1
balai-told-orange-web = Toile orange.
    .braille = o2
balai-told-orange-skull = Crâne orange.
    .braille = o3
balai-told-orange-bolt = Éclair orange.
    .braille = o4
balai-told-orange-double-bolt = Double éclair orange.
    .braille = o5
balai-told-orange-cloud = Nuage orange.
    .braille = o6
balai-told-orange-eye = Œil orange.
    .braille = o7
balai-told-orange-spider = Araignée orange.
    .braille = o8
balai-told-orange-star = Étoile orange.
    .braille = o9
balai-told-black-ear = Oreille noire.
    .braille = n1
balai-told-black-web = Toile noire.
    .braille = n2
balai-told-black-skull = Crâne noir.
    .braille = n3
balai-told-black-bolt = Éclair noir.
    .braille = n4
balai-told-black-double-bolt = Double éclair noir.
    .braille = n5
balai-told-black-cloud = Nuage noir.
    .braille = n6
balai-told-black-eye = Œil noir.
    .braille = n7
balai-told-black-spider = Araignée noire.
    .braille = n8
balai-told-black-star = Étoile noire.
    .braille = n9
balai-bet = { $player-is ->
    [you] Vous pariez.
   *[other] { $player } parie.
}
balai-closed = { $verbosity ->
    [full] { $player-is ->
        [you] Vous fermez le livre.
       *[other] { $player } ferme le livre.
    }
   *[short] { $player-is ->
        [you] Vous fermez.
       *[other] { $player } ferme le livre.
    }
}
balai-closed-itself = Le livre se ferme tout seul.
balai-wrote = { $player-is ->
    [you] Vous avez écrit.
   *[other] { $player } a écrit.
}
balai-wrote-own = { $verbosity ->
    [full] { $player-is ->
        [you] Votre formule est écrite.
       *[other] { $player } a écrit.
    }
   *[short] { $player-is ->
        [you] C’est écrit.
       *[other] { $player } a écrit.
    }
}
balai-waits = Décret en main, vous attendez que tout le monde ait écrit.
    .braille = Décret : vous attendez.
balai-looked = { $player-is ->
    [you] Vous revoyez les dés.
   *[other] { $player } revoit les dés.
}
balai-looked-own = { $player-is ->
    [you] Vous revoyez les dés : { $faces }.
   *[other] { $player } revoit les dés : { $faces }.
}
    .braille = Dés : { $faces }
balai-look-ended = Le livre se referme après le Décret.
    .braille = Le livre se referme.
balai-formula = { $player-is ->
    [you] Votre formule : { $symbols }.
   *[other] { $player } montre sa formule : { $symbols }.
}
    .braille = { $player-is ->
    [you] Vous : { $symbols }
   *[other] { $player } : { $symbols }
}
balai-formula-line = { $player-is ->
    [you] vous, { $symbols }
   *[other] { $player }, { $symbols }
}
    .braille = { $player-is ->
    [you] vous { $symbols }
   *[other] { $player } { $symbols }
}
balai-formulas = { $verbosity ->
    [full] Les formules : { $lines }.
   *[short] { $lines }.
}
    .braille = { $lines }
balai-opened = { $verbosity ->
    [full] Le livre s’ouvre. Valides en orange : { $orange } ; en noir : { $black }.
   *[short] Orange : { $orange } ; noir : { $black }.
}
    .braille = Orange { $orange } ; noir { $black }

## Ce qui arrive : les sorts
## Entendu par tout le monde dans Du Balai ! quand une carte de magie noire est jouée, contrée par un Brouillard ou
## prend effet ; un symbole caché n’est nommé qu’à la personne à qui il est. $player : qui la joue, ou de qui il est
## question ; $card : la carte, « Correction » ; $what : ce qu’elle doit faire, une des lignes « balai-aim »
## ci-dessous, « œil devient étoile », ou le nom de sa cible ; $pile : « second » pour la seconde formule d’un
## Double-jeu ; $symbol : le symbole ajouté, « œil » ; $out et $put : le symbole retiré et celui mis à sa place,
## « étoile » ; $number : de combien de cases, « 2 » ; $lines : les lignes « balai-aim-pull », une par sorcière attirée,
## « Ada, 2 cases » ; $symbols : les symboles de la seconde formule, en liste.

balai-cast = { $player-is ->
    [you] Vous jouez { $card }.
   *[other] { $player } joue { $card }.
}
    .braille = { $player-is ->
    [you] Vous : { $card }
   *[other] { $player } : { $card }
}
balai-cast-so = { $player-is ->
    [you] Vous jouez { $card } : { $what }.
   *[other] { $player } joue { $card } : { $what }.
}
    .braille = { $player-is ->
    [you] Vous : { $card }
   *[other] { $player } : { $card }
}
balai-aim-forgotten = { $pile ->
    [second] { $symbol } en plus, en seconde formule
   *[first] { $symbol } en plus
}
balai-aim-forgotten-down = un symbole en plus, en seconde formule
balai-aim-correction = { $pile ->
    [second] { $out } devient { $put }, en seconde formule
   *[first] { $out } devient { $put }
}
balai-aim-correction-down = un symbole changé, en seconde formule
balai-aim-spaces = { $number ->
    [one] { $number } case
   *[other] { $number } cases
}
balai-aim-pull = { $player-is ->
    [you] { $number ->
        [one] vous, { $number } case
       *[other] vous, { $number } cases
    }
   *[other] { $number ->
        [one] { $player }, { $number } case
       *[other] { $player }, { $number } cases
    }
}
    .braille = { $player-is ->
    [you] vous
   *[other] { $player }
} { $number }
balai-aim-pulls = { $lines }
balai-reacted = { $player-is ->
    [you] Vous avez répondu.
   *[other] { $player } a répondu.
}
balai-reacted-fog = Vous répondez par Brouillard.
balai-reacted-not = Vous laissez faire.
balai-answer-kept = Votre réponse est notée. Les autres ont encore le temps de répondre.
    .braille = Réponse notée.
balai-fogged = { $player-is ->
    [you] Vous jouez Brouillard contre { $card }.
   *[other] { $player } joue Brouillard contre { $card }.
}
    .braille = { $player-is ->
    [you] Vous : Brouillard
   *[other] { $player } : Brouillard
}
balai-cancelled = { $player-is ->
    [you] Votre { $card } reste sans effet.
   *[other] { $player } : { $card } sans effet.
}
    .braille = { $card } : sans effet
balai-window-correction = { $player-is ->
    [you] Avant votre vol, vous pouvez jouer un sortilège.
   *[other] Avant le vol, { $player } peut jouer un sortilège.
}
    .braille = { $player-is ->
    [you] Un sortilège avant votre vol ?
   *[other] { $player } : un sortilège avant ?
}
balai-window-after-move = { $player-is ->
    [you] Après votre vol, vous pouvez jouer un sortilège.
   *[other] Après le vol, { $player } peut jouer un sortilège.
}
    .braille = { $player-is ->
    [you] Un sortilège après votre vol ?
   *[other] { $player } : un sortilège après ?
}
balai-added = { $pile ->
    [second] { $player-is ->
        [you] Vous ajoutez un symbole à votre seconde formule : { $symbol }.
       *[other] { $player } ajoute un symbole à sa seconde formule : { $symbol }.
    }
   *[first] { $player-is ->
        [you] Vous ajoutez un symbole à votre formule : { $symbol }.
       *[other] { $player } ajoute un symbole à sa formule : { $symbol }.
    }
}
    .braille = { $player-is ->
    [you] Vous : { $symbol } en plus
   *[other] { $player } : { $symbol } en plus
}
balai-added-down = { $player-is ->
    [you] Vous ajoutez un symbole caché à votre seconde formule.
   *[other] { $player } ajoute un symbole caché à sa seconde formule.
}
    .braille = { $player-is ->
    [you] Seconde formule : un symbole de plus
   *[other] { $player } : un symbole caché
}
balai-swapped = { $pile ->
    [second] { $player-is ->
        [you] Dans votre seconde formule, { $out } devient { $put }.
       *[other] { $player } change un symbole de sa seconde formule : { $out } devient { $put }.
    }
   *[first] { $player-is ->
        [you] Dans votre formule, { $out } devient { $put }.
       *[other] { $player } change un symbole de sa formule : { $out } devient { $put }.
    }
}
    .braille = { $out } devient { $put }
balai-swapped-down = { $player-is ->
    [you] Dans votre seconde formule, un symbole caché change.
   *[other] { $player } change un symbole caché de sa seconde formule.
}
    .braille = { $player-is ->
    [you] Seconde formule : un symbole changé
   *[other] { $player } : un symbole changé
}
balai-second = { $player-is ->
    [you] Votre seconde formule compte aussi : { $symbols }.
   *[other] { $verbosity ->
        [full] { $player } fait aussi compter sa seconde formule : { $symbols }.
       *[short] { $player }, seconde formule : { $symbols }.
    }
}
    .braille = { $player-is ->
    [you] Seconde formule : { $symbols }
   *[other] { $player }, seconde : { $symbols }
}
balai-blocked = { $player-is ->
    [you] Jusqu’à la fin de la manche, personne ne peut vous dépasser.
   *[other] { $verbosity ->
        [full] Jusqu’à la fin de la manche, personne ne peut dépasser { $player }.
       *[short] Personne ne peut dépasser { $player }.
    }
}
    .braille = { $player-is ->
    [you] Personne ne vous dépasse.
   *[other] Personne ne dépasse { $player }
}

## Ce qui arrive : les vols
## Entendu par tout le monde dans Du Balai ! dans la seconde moitié d’une manche, une sorcière après l’autre : une
## formule échoue ou est parfaite, et la sorcière avance. $player : qui vole ; $number : combien de symboles sont
## interdits, ou de combien de cases elle avance, « 4 » ; $symbols : les symboles interdits, en liste ; $colour :
## « orange » ou « black », la couleur de la formule parfaite ; $why : pourquoi elle ne donne pas de bonus, « expert »,
## « curse » ou « pair » ; $space : où elle arrive, « case 9 » ; $at : la même chose en bref, « 9 » ; $blocked : « yes »
## si un Blocage arrête le vol ; $lines : où arrive chaque sorcière attirée, « Ada, case 9 » ; $rank : à quelle place
## elle finit, « 1 ».

balai-fell = { $verbosity ->
    [full] { $player-is ->
        [you] Vous tombez.
       *[other] { $player } tombe.
    } { $number ->
        [one] Interdit : { $symbols }.
       *[other] Interdits : { $symbols }.
    }
   *[short] { $player-is ->
        [you] Vous tombez.
       *[other] { $player } tombe.
    }
}
    .braille = { $player-is ->
    [you] Vous tombez, interdit { $symbols }
   *[other] { $player } tombe, interdit { $symbols }
}
balai-fell-mixed = { $verbosity ->
    [full] { $player-is ->
        [you] Vous tombez : orange et noir mêlés.
       *[other] { $player } tombe : orange et noir mêlés.
    }
   *[short] { $player-is ->
        [you] Vous tombez.
       *[other] { $player } tombe.
    }
}
    .braille = { $player-is ->
    [you] Vous tombez : couleurs mêlées
   *[other] { $player } tombe : couleurs mêlées
}
balai-stayed = { $verbosity ->
    [full] { $player-is ->
        [you] Vous restez sur place : votre formule est vide.
       *[other] { $player } reste sur place : la formule est vide.
    }
   *[short] { $player-is ->
        [you] Vous restez.
       *[other] { $player } reste.
    }
}
    .braille = { $player-is ->
    [you] Formule vide
   *[other] { $player } : formule vide
}
balai-perfect = { $verbosity ->
    [full] { $colour ->
        [black] { $player-is ->
            [you] Parfait ! Votre formule noire donne une carte.
           *[other] Parfait pour { $player } ! La formule noire donne une carte.
        }
       *[orange] { $player-is ->
            [you] Parfait ! Votre formule orange donne 2 cases de plus.
           *[other] Parfait pour { $player } ! La formule orange donne 2 cases de plus.
        }
    }
   *[short] { $player-is ->
        [you] Parfait !
       *[other] Parfait pour { $player }.
    }
}
    .braille = { $player-is ->
    [you] { $colour ->
        [black] Noir parfait, une carte
       *[orange] Orange parfait, 2 cases de plus
    }
   *[other] { $colour ->
        [black] { $player } : noir parfait, une carte
       *[orange] { $player } : orange parfait, 2 de plus
    }
}
balai-perfect-lost = { $verbosity ->
    [full] { $why ->
        [expert] { $colour ->
            [black] { $player-is ->
                [you] Formule noire parfaite, mais sans bonus au niveau expert.
               *[other] { $player } : formule noire parfaite, mais sans bonus au niveau expert.
            }
           *[orange] { $player-is ->
                [you] Formule orange parfaite, mais sans bonus au niveau expert.
               *[other] { $player } : formule orange parfaite, mais sans bonus au niveau expert.
            }
        }
        [curse] { $colour ->
            [black] { $player-is ->
                [you] Formule noire parfaite, mais maudite, donc sans bonus.
               *[other] { $player } : formule noire parfaite, mais maudite, donc sans bonus.
            }
           *[orange] { $player-is ->
                [you] Formule orange parfaite, mais maudite, donc sans bonus.
               *[other] { $player } : formule orange parfaite, mais maudite, donc sans bonus.
            }
        }
       *[pair] { $colour ->
            [black] { $player-is ->
                [you] Formule noire parfaite, mais sans bonus : il en fallait deux parfaites.
               *[other] { $player } : formule noire parfaite, mais sans bonus : il en fallait deux parfaites.
            }
           *[orange] { $player-is ->
                [you] Formule orange parfaite, mais sans bonus : il en fallait deux parfaites.
               *[other] { $player } : formule orange parfaite, mais sans bonus : il en fallait deux parfaites.
            }
        }
    }
   *[short] { $player-is ->
        [you] Parfait, sans bonus.
       *[other] Parfait pour { $player }, sans bonus.
    }
}
    .braille = { $player-is ->
    [you] { $colour ->
        [black] Noir parfait, sans bonus
       *[orange] Orange parfait, sans bonus
    }
   *[other] { $colour ->
        [black] { $player } : noir parfait, sans bonus
       *[orange] { $player } : orange parfait, sans bonus
    }
}
balai-moved-formula = { $verbosity ->
    [full] { $player-is ->
        [you] Vous avancez
       *[other] { $player } avance
    } de { $number ->
        [one] { $number } case
       *[other] { $number } cases
    } : { $space }.{ $blocked ->
        [yes] { " " }Le Blocage arrête le vol.
       *[no] { "" }
    }
   *[short] { $player-is ->
        [you] Vous
       *[other] { $player }
    }, { $at }.{ $blocked ->
        [yes] { " " }Blocage.
       *[no] { "" }
    }
}
    .braille = { $player-is ->
    [you] Vous : { $space }
   *[other] { $player } : { $space }
}
balai-moved-tailwind = { $verbosity ->
    [full] Vent arrière : { $player-is ->
        [you] vous avancez
       *[other] { $player } avance
    } de { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }, { $space }.{ $blocked ->
        [yes] { " " }Le Blocage arrête le vol.
       *[no] { "" }
    }
   *[short] { $player-is ->
        [you] Vous
       *[other] { $player }
    }, { $at }.{ $blocked ->
        [yes] { " " }Blocage.
       *[no] { "" }
    }
}
    .braille = { $player-is ->
    [you] Vous : { $space }
   *[other] { $player } : { $space }
}
balai-moved-attraction = { $verbosity ->
    [full] { $player-is ->
        [you] L’Attraction vous amène à { $space }.
       *[other] L’Attraction amène { $player } à { $space }.
    }
   *[short] Attraction, { $player-is ->
        [you] vous
       *[other] { $player }
    }, { $at }.
}
    .braille = { $player-is ->
    [you] Vous : { $space }
   *[other] { $player } : { $space }
}
balai-moved-hex = { $verbosity ->
    [full] { $player-is ->
        [you] Mauvais sort : vous reculez
       *[other] Mauvais sort : { $player } recule
    } de { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }, { $space }.
   *[short] { $player-is ->
        [you] Vous
       *[other] { $player }
    }, { $at }.
}
    .braille = { $player-is ->
    [you] Vous : { $space }
   *[other] { $player } : { $space }
}
balai-moved-penalty = { $verbosity ->
    [full] { $player-is ->
        [you] Pénalité : vous reculez
       *[other] Pénalité : { $player } recule
    } de { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }, { $space }.
   *[short] Pénalité : { $player-is ->
        [you] vous
       *[other] { $player }
    }, { $at }.
}
    .braille = { $player-is ->
    [you] Pénalité : { $space }
   *[other] Pénalité { $player } : { $space }
}
balai-not-moved = { $verbosity ->
    [full] { $player-is ->
        [you] Vous restez sur place : { $space }.
       *[other] { $player } reste sur place : { $space }.
    }{ $blocked ->
        [yes] { " " }Le Blocage arrête le vol.
       *[no] { "" }
    }
   *[short] { $player-is ->
        [you] Vous restez.
       *[other] { $player } reste.
    }{ $blocked ->
        [yes] { " " }Blocage.
       *[no] { "" }
    }
}
    .braille = { $player-is ->
    [you] Vous : { $space }
   *[other] { $player } : { $space }
}
balai-pulled-line = { $player-is ->
    [you] { $verbosity ->
        [full] vous, { $space }
       *[short] vous, { $at }
    }
   *[other] { $verbosity ->
        [full] { $player }, { $space }
       *[short] { $player }, { $at }
    }
}
    .braille = { $player-is ->
    [you] vous { $space }
   *[other] { $player } { $space }
}
balai-pulled = { $verbosity ->
    [full] L’Attraction agit : { $lines }.
   *[short] Attraction : { $lines }.
}
    .braille = { $lines }
balai-crossed = { $player-is ->
    [you] Vous franchissez l’arrivée
   *[other] { $player } franchit l’arrivée
}, { $rank ->
    [1] au premier rang
    [2] au deuxième rang
   *[other] au rang { $rank }
}.
    .braille = { $player-is ->
    [you] Arrivée, rang { $rank }
   *[other] { $player } : arrivée, rang { $rank }
}
balai-uncrossed = { $player-is ->
    [you] Vous voilà de retour dans la course.
   *[other] { $player } revient dans la course.
}

## Ce qui arrive : cartes, malédiction, fin
## Entendu par tout le monde à la fin d’une manche de Du Balai !, et à la fin de la partie ; quelle carte est piochée ou
## gardée, seulement par la personne qui le fait. $number : combien de cartes a la pioche, combien sont piochées, ou
## combien de cases restent jusqu’à l’arrivée, « 3 » ; $player : qui pioche, garde, approche de l’arrivée ou gagne ;
## $cards : les cartes piochées, en liste, « Brouillard et Mauvais sort » ; $card : la carte gardée ; $space : où tombe
## la malédiction, « case 9 » ; $at : la même chose en bref, « 9 » ; $lines : les points d’acrobaties de chaque
## personne, « Ada, 5 » ; $players : qui a franchi l’arrivée ; $scores : les points de tout le monde, « Ada, 12, Max,
## 9 » ; $winners : qui se partage la victoire, en liste.

balai-reshuffled = La défausse est mélangée à la pioche, qui a { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
    .braille = Pioche mélangée : { $number }
balai-drew = { $player-is ->
    [you] Vous piochez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
   *[other] { $verbosity ->
        [full] { $player } pioche { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        }.
       *[short] { $player } pioche { $number }.
    }
}
balai-drew-own = { $player-is ->
    [you] Vous piochez : { $cards }.
   *[other] { $player } pioche : { $cards }.
}
    .braille = { $cards }
balai-kept = { $verbosity ->
    [full] { $player-is ->
        [you] Vous gardez une carte.
       *[other] { $player } garde une carte.
    }
   *[short] { $player-is ->
        [you] Vous gardez une carte.
       *[other] { $player } garde une carte.
    }
}
balai-kept-own = { $verbosity ->
    [full] { $player-is ->
        [you] Vous gardez { $card }, pour la manche suivante.
       *[other] { $player } garde { $card }, pour la manche suivante.
    }
   *[short] { $player-is ->
        [you] Vous gardez { $card }.
       *[other] { $player } garde { $card }.
    }
}
    .braille = { $player-is ->
    [you] Gardé : { $card }
   *[other] { $player } garde { $card }
}
balai-kept-last = { $player-is ->
    [you] Vous gardez { $card }.
   *[other] { $player } garde { $card }.
}
    .braille = { $player-is ->
    [you] Gardé : { $card }
   *[other] { $player } garde { $card }
}
balai-kept-points = { $verbosity ->
    [full] { $player-is ->
        [you] Vous gardez { $card }, pour le décompte final.
       *[other] { $player } garde { $card }, pour le décompte final.
    }
   *[short] { $player-is ->
        [you] Vous gardez { $card }.
       *[other] { $player } garde { $card }.
    }
}
    .braille = { $player-is ->
    [you] Gardé : { $card }
   *[other] { $player } garde { $card }
}
balai-shuffled = Les autres cartes sont mélangées à la pioche.
    .braille = Pioche mélangée
balai-curse = { $verbosity ->
    [full] La malédiction se pose sur { $space }.
   *[short] Malédiction, { $at }.
}
    .braille = Malédiction : { $space }
balai-curse-own = { $verbosity ->
    [full] La malédiction est sur vous, à { $space }.
   *[short] Malédiction sur vous.
}
    .braille = Malédiction sur vous : { $space }
balai-acrobatics = Points d’acrobaties : { $lines }.
    .braille = Acrobaties : { $lines }
# Quand la course est finie, avant les points. $players : qui a franchi l’arrivée.
balai-why-over = Arrivée franchie par { $players } : la course finit avec cette manche.
    .braille = Arrivée : { $players }
# Quand une sorcière arrive près de la fin de la piste. $number : de combien de cases.
balai-near-end = { $verbosity ->
    [full] { $player-is ->
        [you] La fin approche : il vous reste { $number ->
            [one] une case
           *[other] { $number } cases
        } jusqu’à l’arrivée.
       *[other] La fin approche : il reste { $number ->
            [one] une case
           *[other] { $number } cases
        } à { $player } jusqu’à l’arrivée.
    }
   *[short] La fin approche.
}
    .braille = { $player-is ->
    [you] Plus que { $number } avant l’arrivée
   *[other] { $player } : arrivée à { $number }
}
balai-ended = { $player-is ->
    [you] Vous gagnez ! Points : { $scores }.
   *[other] { $player } gagne. Points : { $scores }.
}
    .braille = { $player-is ->
    [you] Gagné !
   *[other] { $player } gagne
}
balai-ended-shared = Victoire partagée : { $winners }. Points : { $scores }.
    .braille = Gagné : { $winners }

## Votre tour
## Entendu dans Du Balai ! quand la personne qui écoute doit faire quelque chose : une phrase pour chaque phase d’une
## manche, dans l’ordre d’une manche.

balai-turn-setup = À vous de choisir votre départ : case 5, 6 ou 7.
    .braille = Votre départ : 5, 6 ou 7 ?
balai-turn-roll = À vous de lancer les dés.
balai-turn-look = Vous pouvez fermer le livre.
balai-turn-bet = Vous pouvez parier.
balai-turn-write = { $verbosity ->
    [full] À vous d’écrire votre formule.
   *[short] À vous d’écrire.
}
balai-turn-react = Brouillard, ou laisser faire ?
balai-turn-correction = À vous : un sortilège avant le vol, ou passez.
    .braille = Un sortilège avant le vol, ou passez.
balai-turn-after-move = À vous : un sortilège après le vol, ou passez.
    .braille = Un sortilège après le vol, ou passez.
balai-turn-draw = À vous de garder une carte.

## Ce que l’on peut choisir
## Entrées de la liste des choix dans Du Balai !, après « 1, » ou « Entrée, » ; sur la page, ce sont des boutons.
## « balai-confirm » est demandé avant qu’une formule soit posée pour de bon. $space : une case de départ, « case 5 » ;
## $piles : les symboles de la formule, ou des deux, « crâne et œil » ; $card : une carte à garder ou à jouer,
## « Correction » ; $what : ce qu’elle doit faire, « œil devient étoile ».

balai-choice-start = { $space }
balai-choice-roll = lancer les dés
balai-choice-close = fermer le livre
balai-choice-bet = parier
balai-choice-decree = attendre, avec votre Décret
balai-choice-pass = passer
balai-choice-write = écrire { $piles }
balai-choice-keep = garder { $card }
balai-choice-keep-secret = une carte est gardée en secret
balai-choice-spell = { $card }
balai-choice-spell-so = { $card }, { $what }
balai-confirm = { $verbosity ->
    [full] Votre formule, est-ce bien { $piles } ?
   *[short] { $piles } ?
}
    .braille = { $piles } ?

## Réponses : la course
## Entendu dans Du Balai ! après la touche « ce qui bat quoi », qui lit la course de la première à la dernière, et après
## « table ». $player : la sorcière dont parle une ligne ; $space : où elle est, « case 9 » ; $crossed : « yes » si les
## deux sont à l’arrivée ; $number : de combien de cases elle suit la sorcière d’avant, ou dans « place » le numéro de
## sa case, ou combien de cases restent jusqu’à l’arrivée, « 4 » ; $lines : les lignes « first », « level » et
## « behind » dans cet ordre ; $places : pour le braille, les lignes « place », la sienne d’abord ; $players : sur qui
## est la malédiction, en liste ; $rank : la place de la personne qui écoute, « 2 », sur $seats personnes, « 4 ».

balai-race-first = { $player-is ->
    [you] vous, { $space }
   *[other] { $player }, { $space }
}
balai-race-level = { $crossed ->
    [yes] à l’arrivée aussi
   *[no] à la même case
}, { $player-is ->
    [you] vous
   *[other] { $player }
}
balai-race-behind = { $number ->
    [one] { $number } case derrière
   *[other] { $number } cases derrière
}, { $player-is ->
    [you] vous
   *[other] { $player }
}, { $space }
balai-race-place = { $player-is ->
    [you] vous, { $space }
   *[other] { $player }, { $space }
}
    .braille = { $player-is ->
    [you] vous
   *[other] { $player }
} { $number ->
    [0] départ
    [23] arrivée
   *[other] { $number }
}
balai-race = En tête : { $lines }.
    .braille = { $places }
balai-curse-upon = Malédiction sur { $space } : { $players }.
    .braille = Malédiction, { $space } : { $players }
balai-curse-nobody = Malédiction sur { $space } : personne.
    .braille = Malédiction, { $space } : personne
balai-own-rank = Votre rang : { $rank } sur { $seats }. L’arrivée est à { $number ->
    [one] { $number } case
   *[other] { $number } cases
}.
    .braille = Rang { $rank }, arrivée à { $number }

## Réponses : la main, les dés, ce qui reste
## Entendu dans Du Balai ! après les touches « votre main », « milieu de la table » (formules, dés, paris, sort en
## attente) et « ce qui reste ». $cards : des cartes de magie noire, en liste, « Brouillard et 2 fois Mauvais sort » ;
## $piles : les symboles de sa formule, ou des deux ; $players : qui a écrit ou parié, en liste ; $faces : les dés en
## vue, en liste ; $number : combien de dés sont encore à venir, ou combien de cartes tient une personne, « 3 » ;
## $orange et $black : les symboles valides de cette couleur, en liste ; $player : qui a fermé le livre, joué le sort,
## ou tient les cartes ; $card : le sort qui attend des réponses ; $fresh : combien des cartes d’une personne ont été
## piochées cette manche, « 1 » ; $lines : les lignes « balai-count-line », une par personne, « Ada, 3 » ; $deck et
## $discard : combien de cartes ont la pioche et la défausse.

balai-hand = Magie noire : { $cards }.
    .braille = { $cards }
balai-hand-fresh = Pour la manche suivante : { $cards }.
    .braille = Ensuite : { $cards }
balai-hand-kept = Gardé dans cette manche : { $cards }.
    .braille = Gardé : { $cards }
balai-hand-none = Pas de carte de magie noire.
balai-hand-drawn = Cartes piochées, une seule à garder : { $cards }.
    .braille = Une à garder : { $cards }
balai-own-formula = Votre formule : { $piles }.
    .braille = Formule : { $piles }
balai-nobody-wrote = Personne n’a encore écrit.
balai-have-written = Formule déjà écrite : { $players }.
balai-dice-none = Les dés ne sont pas encore lancés.
balai-dice-untold = Aucun dé n’a encore été annoncé.
balai-dice-hidden = Le livre est fermé : les dés sont cachés.
balai-dice = Les dés : { $faces }.
    .braille = { $faces }
balai-dice-to-tell = { $number ->
    [one] Encore { $number } dé à venir.
   *[other] Encore { $number } dés à venir.
}
balai-last-round = La dernière manche.
balai-valid = Valides en orange : { $orange } ; en noir : { $black }.
    .braille = Orange { $orange } ; noir { $black }
balai-closed-by = { $player-is ->
    [you] Vous avez fermé le livre.
   *[other] { $player } a fermé le livre.
}
    .braille = { $player-is ->
    [you] Fermé par vous.
   *[other] Fermé par { $player }
}
balai-have-bet = Paris : { $players }.
balai-pending = { $player-is ->
    [you] Vous avez joué { $card } : on attend les réponses.
   *[other] { $player } a joué { $card } : on attend les réponses.
}
    .braille = { $card } attend.
balai-count-line = { $player-is ->
    [you] vous, { $number }
   *[other] { $player }, { $number }
}{ $fresh ->
    [0] {""}
   *[other] , dont { $fresh } de cette manche
}
    .braille = { $player-is ->
    [you] vous { $number }
   *[other] { $player } { $number }
}
balai-counts = Cartes de magie noire : { $lines }.
    .braille = Cartes : { $lines }
balai-counts-none = Personne n’a de carte de magie noire.
    .braille = Personne n’a de carte.
balai-count-piles = Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}. Défausse : { $discard ->
    [one] { $discard } carte
   *[other] { $discard } cartes
}.
    .braille = Pioche { $deck }, défausse { $discard }

## Réponses : à qui le tour, points, ce que vous pouvez faire
## Entendu dans Du Balai ! après les touches « à qui le tour », « points » et « ce que vous pouvez faire ». $players :
## qui doit agir, ou dans « then » qui vole ensuite, en liste ; $player : qui peut jouer un sort, ou à qui sont les
## points d’une ligne ; $number : les points de cette personne, « 12 », ou ses propres points d’acrobaties ; $lines :
## les lignes « balai-points-line », une par personne, « Ada, 12 » ; $min et $max : la première et la dernière case d’où
## peut partir un novice, « 5 » et « 7 ».

balai-turn-of-setup = Départ à choisir : { $players }.
balai-turn-of-roll = Dés à lancer : { $players }.
balai-turn-of-look = Peuvent fermer le livre : { $players }.
    .braille = Le livre est ouvert.
balai-turn-of-look-all = Tout le monde peut fermer le livre.
    .braille = Le livre est ouvert.
balai-turn-of-bet = Pari possible : { $players }.
    .braille = On peut parier.
balai-turn-of-write = Formule encore à écrire : { $players }.
    .braille = À écrire : { $players }
balai-turn-of-react = On attend les réponses au sortilège.
    .braille = On attend les réponses.
balai-turn-of-correction = { $player-is ->
    [you] À vous de jouer un sortilège avant le vol, ou de passer.
   *[other] C’est à { $player } de jouer un sortilège avant le vol, ou de passer.
}
    .braille = { $player-is ->
    [you] Un sortilège avant votre vol ?
   *[other] { $player } : un sortilège avant ?
}
balai-turn-of-after-move = { $player-is ->
    [you] À vous de jouer un sortilège après le vol, ou de passer.
   *[other] C’est à { $player } de jouer un sortilège après le vol, ou de passer.
}
    .braille = { $player-is ->
    [you] Un sortilège après votre vol ?
   *[other] { $player } : un sortilège après ?
}
balai-then = Ensuite : { $players }.
balai-turn-of-draw = Carte à garder : { $players }.
balai-turn-of-dice = Le livre est ouvert : écoutez les dés.
    .braille = Livre ouvert : écoutez les dés.
balai-turn-of-nobody = Personne n’a rien à faire : le temps passe.
    .braille = Le temps passe.
balai-points-line = { $player-is ->
    [you] vous, { $number ->
        [-2] moins 2
        [-1] moins 1
       *[other] { $number }
    }
   *[other] { $player }, { $number ->
        [-2] moins 2
        [-1] moins 1
       *[other] { $number }
    }
}
    .braille = { $player-is ->
    [you] vous { $number }
   *[other] { $player } { $number }
}
balai-scores = Points, sans les acrobaties cachées des autres : { $lines }.
    .braille = Points : { $lines }
balai-scores-own = Dont vos acrobaties, { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
balai-moves-setup = Choisissez la case de votre départ, de { $min } à { $max }.
    .braille = Votre départ, de { $min } à { $max } ?
balai-moves-roll = Lancez les dés : Entrée.
    .touch = Lancez les dés.
balai-moves-look = Fermez le livre quand votre formule est claire. Fausse, elle vous coûte alors 2 cases.
    .braille = Fermez le livre, ou attendez.
balai-moves-bet = Pariez si vous croyez votre formule juste. Un pari perdu coûte 2 cases.
    .braille = Pariez, ou attendez.
balai-moves-write = Tapez votre formule, d’une seule couleur, de 1 à 9. Point d’interrogation : les touches.
    .braille = Symboles, de 1 à 9
    .touch = Choisissez les symboles de votre formule, d’une seule couleur.
balai-moves-react = Répondez par Brouillard si vous en avez un. Sinon, Entrée.
    .braille = Brouillard, ou Entrée
    .touch = Répondez par Brouillard si vous en avez un. Sinon, passez.
balai-moves-correction = Un sortilège avant le vol ? Sinon, Entrée.
    .braille = Un sortilège avant le vol, ou Entrée
    .touch = Un sortilège avant le vol ? Sinon, passez.
balai-moves-after-move = Un sortilège après le vol ? Sinon, Entrée.
    .braille = Un sortilège après le vol, ou Entrée
    .touch = Un sortilège après le vol ? Sinon, passez.
balai-moves-draw = Gardez une des cartes piochées : elle sert dès la manche suivante.
    .braille = Gardez une carte.
balai-moves-draw-last = Gardez une des cartes piochées. C’est la fin de la course, où comptent les acrobaties.
    .braille = Gardez une carte.
balai-may-not-close = Depuis la case moins 2, on ne ferme pas le livre. Quelqu’un d’autre le fera.
    .braille = Case moins 2 : attendez.

## Réponses : les règles de cette table
## Entendu dans Du Balai ! à la fin de la touche « table » : les règles en vigueur, et chaque option qui n’est pas comme
## d’habitude. $pace : comment les dés sont lus, « common », « free », « window » ou « no-closer » ; $order : qui vole
## d’abord, « leader » ou « last » ; $curse : « off » sans malédiction ; $number : pendant combien de secondes le livre
## reste ouvert, ou de quelle case partent les novices ; $player : la personne dont parle une ligne, avec son niveau
## $level, « novice », « normal » ou « expert » ; dans « balai-level-from », $level est une telle ligne entière, « Ada
## au niveau novice », et $space la case de départ de cette personne ; $lines : ces lignes pour tout le monde ;
## $values : les points de chaque carte d’acrobaties, en liste, « 2, 2, 3 ».

balai-options = { $pace ->
    [free] Tous les dés se lisent d’un coup.
    [window] Le livre se ferme seul, et l’on peut parier.
    [no-closer] Le livre se ferme seul, sans pénalité.
   *[common] Les dés sont annoncés un par un, puis on ferme le livre.
} { $order ->
    [last] La dernière vole d’abord.
   *[leader] La sorcière de tête vole d’abord.
} { $curse ->
    [off] Pas de malédiction.
   *[on] La malédiction joue.
}
    .braille = { $pace ->
    [free] Dés d’un coup
    [window] Avec paris
    [no-closer] Sans fermer
   *[common] Dés un par un
}
balai-options-limit = { $number ->
    [one] Le livre reste ouvert { $number } seconde.
   *[other] Le livre reste ouvert { $number } secondes.
}
    .braille = Livre ouvert { $number } s
balai-level-line = { $player-is ->
    [you] vous
   *[other] { $player }
} { $level ->
    [novice] au niveau novice
    [expert] au niveau expert
   *[normal] au niveau normal
}
    .braille = { $player-is ->
    [you] vous
   *[other] { $player }
} { $level ->
    [novice] novice
    [expert] expert
   *[normal] normal
}
balai-level-from = { $level }, { $space }
    .braille = { $level } { $space }
balai-levels = À la table : { $lines }.
    .braille = { $lines }
balai-options-curse-first = La malédiction se pose avant la pénalité.
    .braille = Malédiction avant pénalité
balai-options-expert-draw = Les experts piochent pour une formule noire parfaite.
    .braille = Les experts piochent.
balai-options-attraction-per-pawn = L’Attraction se règle sorcière par sorcière.
    .braille = Attraction une par une
balai-options-hex-crossed = Le Mauvais sort peut aussi toucher une sorcière arrivée.
    .braille = Mauvais sort après l’arrivée
balai-options-slow = Quand on ferme le livre, il faut une formule parfaite.
    .braille = Fermer : formule parfaite
balai-options-both-perfect = Avec Double-jeu, le bonus demande deux formules parfaites.
    .braille = Bonus : deux formules parfaites
balai-options-start = Les novices partent de la case { $number }.
balai-options-acrobatics = Points des acrobaties : { $values }.
    .braille = Acrobaties : { $values }

## La table à parcourir
## Noms des zones de Du Balai ! et des choses qui s’y trouvent : entendu avec les touches qui parcourent la table, et lu
## sur la page. $symbol : un symbole d’une formule, « œil » ; $card : une carte de magie noire, « Brouillard » ;
## $number : quel exemplaire, combien de cartes ont été piochées, ou le numéro d’un dé, « 2 » ; $player : à qui est la
## sorcière ; $space : une case de la piste, « case 9 » ; $face : la face d’un dé, « oreille orange ».

balai-zone-formula = Votre formule
balai-zone-mine = Votre place
balai-zone-track = La piste
balai-zone-dice = Le grand livre
balai-zone-second = { $symbol }, seconde formule
balai-zone-second-hidden = seconde formule, face cachée
balai-zone-copy = { $card }, exemplaire { $number }
balai-zone-drawn = { $number ->
    [one] { $number } carte piochée
   *[other] { $number } cartes piochées
}
balai-zone-fresh = { $card }, pour la manche suivante
balai-zone-kept = { $card }, carte de cette manche
balai-zone-witch = { $player-is ->
    [you] { $space }, vous
   *[other] { $space }, { $player }
}
balai-zone-curse = { $space }, la malédiction
balai-zone-finish = la ligne d’arrivée
balai-zone-die = dé { $number }, { $face }
balai-zone-die-hidden = dé { $number }, caché
balai-zone-locked = formule écrite

## Refus : les coups
## Entendu par la personne qui tape un coup que Du Balai ! ne permet pas, ou répondu à un programme. $action : le coup
## tel qu’un programme l’a écrit, « fly » ; $symbol : ce qui a été tapé pour nommer un symbole, ou le symbole, « œil » ;
## $spell : ce qui a été tapé pour nommer un sort ; $card : une carte de magie noire, « Brouillard », ou ce qui a été
## tapé pour en nommer une ; $min et $max : la première et la dernière case d’où peut partir un novice, « 5 » et « 7 » ;
## $number : combien de dés sont encore à venir, « 3 » ; $seats : les numéros des places à nommer, à partir de 0, « 1,
## 3 ».

balai-refuse-no-such-action = « { $action } » n’est pas une action de ce jeu. Les actions sont « start », « roll », « close », « bet », « write », « decree », « spell », « pass » et « keep ».
    .braille = Action inconnue.
balai-refuse-no-such-symbol = Il n’y a pas de symbole « { $symbol } ». Les symboles vont de 1, oreille, à 9, étoile.
    .braille = Symboles de 1 à 9 seulement.
balai-refuse-no-such-spell = Il n’y a pas de sortilège nommé « { $spell } ».
    .braille = Sortilège inconnu.
balai-refuse-no-such-card = Il n’y a pas de carte de magie noire nommée « { $card } ».
    .braille = Carte inconnue.
balai-refuse-symbol-twice = Il y a une carte par symbole : { $symbol } ne peut servir deux fois.
    .braille = { $symbol } : une seule fois.
balai-refuse-pile-empty = De deux formules, aucune ne peut être vide : mettez un symbole dans chacune.
    .braille = Aucune formule ne peut être vide.
balai-refuse-start-first = Il faut d’abord choisir d’où vous partez.
balai-refuse-start = Au niveau novice, on part d’une case de { $min } à { $max }.
balai-refuse-roll-first = Il faut d’abord lancer les dés.
balai-refuse-not-last = Seule la dernière sorcière de la course lance les dés.
    .braille = La dernière lance les dés.
balai-refuse-close-first = Le livre est ouvert : fermez-le, ou attendez.
balai-refuse-bet-first = Le livre est ouvert : pariez, ou attendez qu’il se ferme.
    .braille = Pariez, ou attendez.
balai-refuse-no-betting = À cette table, on ne parie pas : fermez plutôt le livre.
    .braille = Pas de pari : fermez le livre.
balai-refuse-closes-by-itself = À cette table, le livre se ferme tout seul.
    .braille = Le livre se ferme tout seul.
balai-refuse-reading = { $number ->
    [one] Encore { $number } dé à venir avant de fermer le livre.
   *[other] Encore { $number } dés à venir avant de fermer le livre.
}
    .braille = Encore des dés à venir : { $number }
balai-refuse-on-last-space = Depuis la case moins 2, on ne ferme pas le livre et on ne parie pas. Attendez.
    .braille = Case moins 2 : attendez.
balai-refuse-bet-already = Vous avez déjà parié.
balai-refuse-locked = Votre formule est écrite pour de bon : attendez les autres.
    .braille = Votre formule est écrite.
balai-refuse-write-first = C’est le moment d’écrire : écrivez votre formule.
    .braille = Écrivez votre formule.
balai-refuse-one-pile = Une seconde formule demande un Double-jeu, gardé d’une manche passée.
    .braille = Seconde formule : il faut Double-jeu.
balai-refuse-waits-already = Vous attendez déjà avec votre Décret ; écrire reste permis.
    .braille = Vous attendez déjà.
balai-refuse-looking = Votre Décret vous montre les dés en ce moment : écrivez.
    .braille = Les dés sont là : écrivez.
balai-refuse-not-held = { $card } : vous n’avez pas cette carte.
balai-refuse-drawn-now = { $card } : piochée dans cette manche, cette carte sert dès la suivante.
    .braille = { $card } : manche suivante.
balai-refuse-window-first = C’est le moment des sortilèges : jouez-en un, ou passez.
    .braille = Jouez un sortilège, ou passez.
balai-refuse-no-spell-to-fog = Brouillard répond au sortilège de quelqu’un d’autre : attendez-en un.
    .braille = Aucun sortilège à annuler.
balai-refuse-after-move = { $card } se joue après le vol : passez d’abord.
    .braille = { $card } : après le vol.
balai-refuse-before-move = { $card } se joue avant le vol : c’est trop tard pour cette manche.
    .braille = { $card } : avant le vol.
balai-refuse-no-second = Vous n’avez pas écrit de seconde formule.
balai-refuse-symbol-not-there = Cette formule n’a pas ce symbole : { $symbol }.
    .braille = Pas dans la formule : { $symbol }
balai-refuse-symbol-used = Ce symbole est déjà posé : { $symbol }.
    .braille = Déjà posé : { $symbol }
balai-refuse-double-already = Votre seconde formule compte déjà.
balai-refuse-tailwind-crossed = Vous avez franchi l’arrivée : aucun vent ne vous porte plus loin.
    .braille = Vous avez franchi l’arrivée.
balai-refuse-nobody-racing = { $card } demande une sorcière encore en course.
    .braille = { $card } : personne en course.
balai-refuse-attraction-number = L’Attraction attire toutes les sorcières de 1 ou 2 cases : dites combien.
    .braille = Attraction : 1 ou 2.
balai-refuse-attraction-per-pawn = Dites 1 ou 2, une fois, pour chaque autre sorcière en course : places { $seats }.
    .braille = 1 ou 2 pour chacune.
balai-refuse-hex-one-leader = Une seule sorcière est en tête : ne nommez personne.
    .braille = Ne nommez personne.
balai-refuse-hex-tie = Plusieurs sorcières sont en tête : nommez-en une ; places { $seats }.
    .braille = Nommez une place : { $seats }
balai-refuse-react-first = Un sortilège attend votre réponse : Brouillard, ou passez.
    .braille = Brouillard, ou passez.
balai-refuse-keep-first = Gardez d’abord une des cartes piochées.
balai-refuse-not-drawn = { $card } : vous n’avez pas pioché cette carte.
    .braille = { $card } : pas piochée.

## Refus : places et options
## Donné quand une table de Du Balai ! ne peut pas s’ouvrir, le plus souvent à un programme. $level : le niveau
## demandé ; $known : tous les niveaux tels que les écrivent les fichiers, en liste, « novice, normal, expert » ; $min
## et $max : la première et la dernière case d’où peut partir un novice, « 5 » et « 7 ».

balai-seat-level-unknown = Il n’y a pas de niveau nommé « { $level } » : les niveaux sont { $known }.
    .braille = Niveau inconnu.
balai-seat-start-wrong = Seuls les novices choisissent leur départ, d’une case de { $min } à { $max }.
    .braille = Novice : case de { $min } à { $max }

## Refus : positions
## Donné à un programme qui demande au moteur de charger une position fautive de Du Balai ! ; les mots entre guillemets
## restent tels quels. $symbol : un symbole ; $field : le champ fautif, « seats[0].formula » ; $card : une carte, telle
## que l’écrit la position ; $number : combien il y en a, ou combien de dés a la position, « 8 », quand il en faut
## $expected, « 9 » ; $finish : le numéro de la case d’arrivée, « 23 » ; $seat : le numéro de la place fautive, à partir
## de 0 ; $action : le sort en attente tel que l’écrit la position ; $window : le moment des sorts tel que l’écrit la
## position, « after-move » ; $phase : le moment de la manche tel que l’écrit la position, « write » ; $pace : comment
## les dés sont lus, « common ».

balai-position-symbol-twice = Le symbole { $symbol } est en double dans « { $field } ».
    .braille = Symbole en double : { $symbol }
balai-position-too-many-cards = { $card } : le jeu en a { $number }, la position en nomme plus ; voir « { $field } ».
    .braille = { $card } : { $number } au plus.
balai-position-no-spell = { $card } n’est pas un sortilège : sa place est dans « acrobatics », pas dans « { $field } ».
    .braille = { $card } : pas un sortilège.
balai-position-fresh-not-held = « { $card } » est dans « { $field } », mais pas parmi les cartes de la place.
    .braille = Carte de « fresh » en trop.
balai-position-dice-number = La position a { $number ->
    [one] { $number } dé
   *[other] { $number } dés
} au lieu de { $expected }.
    .braille = Dés : { $number } au lieu de { $expected }
balai-position-crossed = « crossed » nomme exactement les places de la case { $finish }, dans l’ordre d’arrivée.
    .braille = « crossed » : places de la case { $finish }
balai-position-seat-waits = « turn.seat » nomme la place { $seat }, mais personne n’a rien à faire : le temps passe.
    .braille = Personne ne doit agir.
balai-position-pending-action = « { $action } » n’est pas un sortilège qui attend des réponses : voir « { $field } ».
    .braille = Sortilège en attente impossible.
balai-position-fog-against = Seul un Brouillard nomme le sortilège qu’il annule : voir « { $field } ».
    .braille = Brouillard : le sortilège annulé.
balai-position-window = La fenêtre « { $window } » ne peut être ouverte dans la phase « { $phase } ».
    .braille = Fenêtre impossible.
balai-position-missing = La phase « { $phase } » demande le champ « { $field } ».
    .braille = Champ manquant.
balai-position-used = Le champ « used », des cartes déjà jouées, doit finir par celles de la défausse.
    .braille = « used » finit comme « discard ».
balai-position-read = Moins de { $number } dés annoncés : seulement à l’allure « common », pendant que tout le monde regarde.
    .braille = « read » : { $number } ici.
balai-position-pace = À l’allure « { $pace } », le champ « { $field } » doit être vide.
    .braille = Champ à vider.
balai-position-no-curse = Les options disent qu’il n’y a pas de malédiction : « curse » doit être vide.
    .braille = « curse » doit être vide.
balai-position-second-alone = La place { $seat } a une seconde formule. La première manque, ou l’une des deux est vide.
    .braille = Place { $seat } : formule manquante.
balai-position-piles-share = Les deux formules de la place { $seat } ont un symbole en commun.
    .braille = Place { $seat } : symbole en commun.
balai-position-double-alone = Double-jeu vaut pour la place { $seat }, mais elle n’a pas de seconde formule.
    .braille = Place { $seat } sans seconde formule.
balai-position-nobody-crossed = Une partie finie demande une sorcière sur la case { $finish }.
    .braille = Personne sur la case { $finish }.
balai-position-crossed-already = La place { $seat } est sur la case { $finish } : la phase « { $phase } » est impossible.
    .braille = Place { $seat } déjà arrivée.
balai-position-written-already = La place { $seat } a écrit sa formule : elle ne peut être dans « { $field } ».
    .braille = Place { $seat } : formule écrite.
balai-position-waits-and-looks = La place { $seat } ne peut attendre avec un Décret et voir les dés à la fois.
    .braille = Place { $seat } attend et regarde.
balai-position-not-usable = La place { $seat } n’a pas de carte { $card } d’une manche passée : voir « { $field } ».
    .braille = Place { $seat } : carte manquante.
balai-position-decree-due = Toutes les places qui n’ont pas écrit attendent avec un Décret. Le premier devrait déjà montrer les dés.
    .braille = Un Décret devrait montrer les dés.
balai-position-resolves-crossed = La place { $seat } est sur la case { $finish } : sa formule ne se résout plus.
    .braille = Place { $seat } déjà arrivée.
balai-position-no-formula = La place { $seat } doit avoir une formule dans la phase « { $phase } ».
    .braille = Place { $seat } sans formule.
balai-position-pending-not-discarded = { $card } attend des réponses : cette carte doit être dans la défausse.
    .braille = { $card } : pas dans la défausse.
balai-position-own-fog = La place { $seat } ne peut pas jouer Brouillard contre son propre sortilège.
    .braille = Place { $seat } : son propre sortilège.
balai-position-caster-reacts = La place { $seat } a joué ce sortilège et n’y répond pas : voir « { $field } ».
    .braille = Place { $seat } : son propre sortilège.
balai-position-answered-and-waits = La place { $seat } a répondu : on ne peut plus l’attendre.
    .braille = Place { $seat } a répondu.
balai-position-pending-impossible = La place { $seat } ne pouvait pas jouer { $card } ici.
    .braille = { $card } impossible ici.

## La partie guidée : chaque règle est dite une fois sans qu’on la demande, au moment où elle sert, en trois phrases courtes au plus.
## Ce qui finit par -example est dit après la partie, si ce moment n’est pas venu.

# $number : la case de la sorcière.
guided-du-balai-aim = La course des sorcières finit à la case 23. La vôtre est à la case { $number }. Chaque symbole bien retenu la fait avancer d’une case.
guided-du-balai-dice = Neuf dés vont tomber, chacun avec un symbole, en orange ou en noir : retenez-les. Cette fois, il n’y a que trois symboles : oreille, crâne et étoile.
guided-du-balai-write = De mémoire, tapez les symboles sortis en orange et jamais en noir, une case chacun : 1 pour l’oreille, 3 pour le crâne, 9 pour l’étoile. Entrée relit, et Entrée encore pose la formule.
    .touch = De mémoire, choisissez les symboles sortis en orange et jamais en noir, une case chacun. Le bouton pose la formule.
guided-du-balai-wrong = Un symbole sorti dans les deux couleurs est interdit. Avec un seul symbole interdit ou absent, votre sorcière tombe, et n’avance pas.
guided-du-balai-keep = Une formule parfaite en noir donne de la magie noire. Gardez une de ces cartes. Une acrobatie vaut ses points à la fin. Un sortilège se joue dès la manche suivante.
guided-du-balai-keep-example = Tous les bons symboles noirs font piocher deux cartes de magie noire, et en garder une. Ce sont par exemple toile et nuage. Une acrobatie vaut ses points à la fin, un sortilège se joue plus tard.
guided-du-balai-spell = C’est le moment de jouer un sortilège, ou de passer avec Entrée. { $Key-hand } dit vos cartes.
    .touch = C’est le moment de jouer un sortilège, ou de passer.
guided-du-balai-spell-example = Un sortilège en main se joue quand c’est à vous de voler. Vent arrière, par exemple, fait avancer de votre rang dans la course. Entrée passe, { $key-hand } dit vos cartes.
    .touch = Un sortilège en main se joue quand c’est à vous de voler. Vent arrière, par exemple, fait avancer de votre rang dans la course.
# $player : la personne dont la formule est parfaite.
guided-du-balai-perfect = { $player-is ->
    [you] Votre formule était parfaite
   *[other] Formule parfaite pour { $player }
} : elle avait tous les bons symboles d’une couleur. En orange, cela donne deux cases de plus. En noir, une carte de magie noire.
guided-du-balai-perfect-example = Une formule est parfaite avec tous les bons symboles d’une couleur. À la première manche, c’étaient oreille et crâne. En orange, cela donne deux cases de plus. En noir, une carte de magie noire.
guided-du-balai-close = Qui ferme le livre vole en premier. Mais si sa formule est fausse ou vide, sa sorcière recule de deux cases.
guided-du-balai-symbols = Maintenant, les neuf symboles peuvent sortir. Les touches des autres : 2 toile, 4 éclair, 5 double éclair, 6 nuage, 7 œil, 8 araignée.
    .touch = Maintenant, les neuf symboles peuvent sortir.
guided-du-balai-curse = Après chaque manche, la case de tête est maudite. À la manche qui suit, une formule parfaite n’y donne rien de plus.
guided-du-balai-colour = Choisissez une seule couleur, orange ou noir. Une formule qui mêle les deux fait tomber. Les bons symboles noirs sont ceux qui ne sont jamais sortis en orange.
guided-du-balai-again = Après le neuvième dé, tant que le livre est ouvert, un chiffre compte un symbole. 1 dit combien d’oreilles, et de quelle couleur.
    .touch = { "" }
guided-du-balai-keys = { $Key-table } dit toute la table, { $key-rank } la place de chaque sorcière. Le point d’interrogation dit ce que vous pouvez faire.
    .touch = Le bouton « Demander » répond à vos questions : toute la table, la place de chaque sorcière, ce que vous pouvez faire.
guided-du-balai-end = Dès qu’une sorcière arrive, on finit la manche. La première arrivée marque 25 points, la deuxième 24, les suivantes 23. Les autres marquent le numéro de leur case, plus leurs acrobaties.

## Conseils : pourquoi une formule, une carte, un sortilège
## Entendu dans Du Balai ! après la touche du conseil, derrière le choix : « Conseil : écrire crâne et œil. 2 symboles,
## justes 8 fois sur 10 d’après 7 dés retenus. » Le conseil ne retient pas tous les dés. $number : combien de symboles,
## « 2 », de points ou de cases ; $often : combien de fois sur 10 la formule serait juste ; $dice : combien de dés le
## conseil a retenus, « 7 ».

balai-advice-formula = { $number ->
    [one] { $number } symbole, juste
   *[other] { $number } symboles, justes
} { $often }, d’après { $dice ->
    [one] { $dice } dé retenu
   *[other] { $dice } dés retenus
} sur 9
balai-advice-nothing = Rien d’assez sûr : { $dice ->
    [0] aucun dé retenu
    [one] { $dice } dé retenu
   *[other] { $dice } dés retenus
} sur 9
balai-advice-keep = Vaut à l’usage environ { $number ->
    [one] { $number } point
   *[other] { $number } points
}
balai-advice-keep-last = { $number ->
    [0] Ne sert plus à rien, la partie finit avec cette manche
    [one] Compte { $number } point, et la partie finit avec cette manche
   *[other] Compte { $number } points, et la partie finit avec cette manche
}
balai-advice-fog = Ce sortilège-là mérite un Brouillard
balai-advice-no-fog = Ce sortilège-là ne mérite pas un Brouillard
balai-advice-spell = { $number ->
    [0] Ne fait gagner aucune case
    [one] Fait gagner { $number } case
   *[other] Fait gagner { $number } cases
}
balai-advice-pass = Le meilleur sortilège ne ferait gagner { $number ->
    [0] aucune case
    [one] que { $number } case
   *[other] que { $number } cases
}
balai-formulas-on-request = { $Key-current } : les formules.
    .braille = { $Key-current } : les formules
    .touch = { "" }

## Des mots expliqués
## Entendu une fois, après un message qui emploie le mot pour la première fois, et après la touche du dernier coup en détail.

term-du-balai-fall = Une chute : un symbole interdit, ou l’orange et le noir mêlés. La sorcière ne vole pas.
term-du-balai-perfect = Une formule parfaite a tous les symboles valides d’une couleur. Elle rapporte deux cases de plus en orange, une carte de magie noire en noir.
term-du-balai-curse = La malédiction est sur la case de tête. Une formule parfaite lue là ne donne rien de plus.
term-du-balai-magic = La magie noire : des cartes à jouer plus tard, avant, pendant ou après un vol.
