### L’entraînement aux tonneaux de Zapp Zerapp : secouer, deviner, entendre la réponse.
### Entendu dans l’entraînement aux tonneaux. $last : le plus grand numéro ; $cells : des cellules braille.

train-barrels = S’entraîner aux tonneaux
about-train-barrels = Zapp Zerapp : secouez un tonneau, devinez combien de cailloux il contient, entendez la réponse.
training-begin = Entrée secoue un tonneau ; tapez alors combien de cailloux vous y entendez, de 1 à { $last }. Point d’interrogation : les autres touches.
    .braille = Entrée secoue ; 1 à { $last } ; ? aide
training-written-words = Chaque tonneau est dit par deux nombres de 10 à 99. Ils disent combien les cailloux frappent le bois, et combien ils s’entrechoquent. Plus il y a de cailloux, plus les nombres sont grands, surtout le second.
    .braille = De 10 à 99 : bois, chocs
training-written-cells = Chaque tonneau est écrit sur { $cells } cellules braille. Les points de gauche sont les cailloux contre le bois, ceux de droite les cailloux entre eux.
    .braille = Gauche : bois ; droite : entre cailloux

## Un tonneau
## Entendu dans l’entraînement aux tonneaux après une secousse, et après chaque réponse. $number : combien de cailloux
## contient le tonneau, « 7 » ; $off : l’écart de la réponse, « 2 » ; $guess : le nombre répondu, « 5 » ; $good :
## combien des dernières réponses étaient justes, « 8 », sur $asked, « 10 » ; $last : le plus de cailloux que
## contiennent désormais les tonneaux, « 6 ».

training-how-many = Combien ?
# $wood, $clashes : de 10 à 99, là où un tonneau est dit en mots, « 12 ».
training-struck = Bois { $wood }, chocs { $clashes }.
training-one-or-more = Un seul ? Entrée. Sinon, le deuxième chiffre.
    .braille = 1 : Entrée, ou deuxième chiffre
training-right = Juste, { $number }.
training-wrong-more = Non, { $number } : { $off } de plus que votre réponse. C pour comparer.
    .braille = Non, { $number } : { $off } de plus ; C compare
training-wrong-less = Non, { $number } : { $off } de moins que votre réponse. C pour comparer.
    .braille = Non, { $number } : { $off } de moins ; C compare
training-grown = { $good } réponses justes sur { $asked } : les tonneaux ont maintenant de 1 à { $last } cailloux.
    .braille = Bravo : désormais de 1 à { $last }
training-compared = À gauche { $guess }, à droite { $number }.
training-next = Entrée secoue un tonneau.

## Ce qui ne se peut pas
## Entendu dans l’entraînement aux tonneaux après une touche sans effet à ce moment, ou un nombre hors limites. $typed :
## le nombre tapé, « 20 » ; $last : le plus de cailloux que contiennent les tonneaux, « 13 ».

training-first = Secouez d’abord un tonneau, avec Entrée.
    .braille = D’abord Entrée : secouer
training-out = { $typed } : les tonneaux ont de 1 à { $last } cailloux.
    .braille = { $typed } : c’est de 1 à { $last }
training-out-for-now = { $typed } : pour l’instant, les tonneaux ont de 1 à { $last } cailloux. N pour changer.
    .braille = { $typed } : c’est de 1 à { $last } ; N change
training-guess-first = Répondez d’abord : vous pourrez comparer ensuite.
    .braille = Répondez d’abord
training-nothing-to-compare = Vous aviez juste, il n’y a rien à comparer. Entrée secoue un autre tonneau.
    .braille = Juste : rien à comparer

## Mots à taper
## Tous les mots que l’on peut taper dans l’entraînement aux tonneaux pour chacune de ces choses, séparés par des
## virgules et sans espaces.

training-words-shake = secouer,tonneau,shake,barrel
training-words-tip = pencher,incliner,basculer,tip,tilt
training-words-compare = comparer
training-words-progress = progrès,points,scores
training-words-numbers = nombres,niveau,cailloux
training-words-length = durée,difficulté

## Touches
## Entendu dans l’entraînement aux tonneaux après le point d’interrogation, une phrase par touche. $last : le plus de
## cailloux que contiennent les tonneaux, « 6 » ; $enough : combien de bonnes réponses il faut pour davantage de
## cailloux, « 8 », sur les $latest dernières réponses, « 10 ».

training-help-enter = Entrée : secouer le tonneau en main, autant que vous voulez ; après une réponse, le suivant.
    .braille = Entrée : secouer, ou le suivant
training-help-number = Un nombre de 1 à { $last } : votre réponse.
training-help-tip = T : pencher le tonneau ; ses cailloux descendent l’un après l’autre.
    .braille = T : pencher le tonneau
training-help-tip-keys = Espace ou T : pencher le tonneau ; ses cailloux descendent l’un après l’autre.
    .braille = Espace ou T : pencher le tonneau
training-help-compare = C, après une erreur : comparer, votre nombre dans la main gauche, puis le bon dans la droite.
    .braille = C : comparer après une erreur
training-help-again = { $Key-sounds-again } : le même son encore une fois.
    .braille = { $key-sounds-again } : le même son
training-help-repeat = { $Key-repeat } : répéter les mots.
training-help-progress = P : vos progrès, nombre par nombre.
training-help-numbers = N : combien de cailloux au plus. Le programme en ajoute de lui-même après { $enough } réponses justes sur { $latest }.
    .braille = N : combien de cailloux au plus
training-help-length = D : la durée d’un tonneau secoué.
training-help-sounds = { $Key-sounds } : les sons, pour les essayer ou les régler.
    .braille = { $key-sounds } : les sons
training-help-leave = { $Key-quit } ou zéro : finir.

## Choix
## Entendu dans l’entraînement aux tonneaux après les touches N (combien de cailloux) et D (la durée d’une secousse) :
## une question, ses réponses, et ce qui a été choisi. $last : le plus de cailloux, « 6 » ; $seconds : combien dure une
## secousse, « 2 ».

training-numbers-title = Combien de cailloux au plus ?
training-numbers-one = De 1 à { $last }
training-numbers-chosen = Les tonneaux ont maintenant de 1 à { $last } cailloux. Entrée en secoue un.
    .braille = Désormais de 1 à { $last } ; Entrée
training-length-title = Combien de temps dure un tonneau secoué ?
    .braille = Durée d’un tonneau secoué ?
training-length-easy = Facile, { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
training-length-normal = Normal, { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, comme d’habitude dans le jeu
    .braille = Normal, { $seconds } s
training-length-hard = Difficile, { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
training-length-chosen = C’est fait. Entrée secoue.

## Progrès
## Entendu dans l’entraînement aux tonneaux après la touche P. $last : le plus de cailloux que contiennent maintenant
## les tonneaux, « 6 » ; $good : combien de réponses étaient justes, « 8 », sur $asked, « 10 » ; $numbers : des nombres
## de cailloux, en liste, « 1, 2 et 4 » ; $number : l’un d’eux, avec $off, l’écart de ses réponses, « 1,5 ».

training-progress-level = Jusqu’à { $last } cailloux, dernières réponses : { $good ->
    [one] { $good } juste
   *[other] { $good } justes
} sur { $asked }.
    .braille = Jusqu’à { $last } : { $good } sur { $asked }
training-progress-level-new = Jusqu’à { $last } cailloux : pas encore de réponse.
    .braille = Jusqu’à { $last } : pas de réponse
training-progress-always = Toujours justes : { $numbers }.
    .braille = Justes : { $numbers }
training-progress-right = { $number } : { $good } sur { $asked }.
training-progress-off-once = { $number } : { $good } sur { $asked }, à { $off } près.
training-progress-off = { $number } : { $good } sur { $asked }, à { $off } près en moyenne.
    .braille = { $number } : { $good } sur { $asked }, à { $off } près
training-progress-unheard = À venir encore : { $numbers }.
    .braille = À venir : { $numbers }

## La fin
## Entendu quand on quitte l’entraînement aux tonneaux. $good : combien de réponses étaient justes cette fois, « 8 »,
## sur $asked, « 10 » ; $numbers : les nombres de cailloux manqués, en liste, « 5 et 7 ».

training-left = Vous quittez l’entraînement.
training-today = Cette fois, { $good ->
    [one] { $good } juste
   *[other] { $good } justes
} sur { $asked }.
training-today-missed = À réécouter : { $numbers }.
    .braille = Réécouter { $numbers }

## Le fichier des progrès
## Entendu quand l’entraînement aux tonneaux commence ou qu’une réponse ne peut être enregistrée. $file : le nom du
## fichier, ou son nouveau nom une fois mis de côté ; $reason : les mots du système ; $why : la phrase qui dit ce qui a
## échoué, « Le disque est plein. »

training-file-broken = Le fichier de vos progrès est abîmé. Il est gardé sous le nom { $file }, et vous recommencez à zéro.
    .braille = Progrès abîmés, gardés à part
training-file-unreadable = Le fichier de vos progrès, { $file }, ne peut pas être lu : { $reason }. Il n’a pas été modifié, et cette fois rien ne sera enregistré.
    .braille = Progrès illisibles, rien d’enregistré
training-not-kept = Vos progrès ne sont pas enregistrés. { $why }
    .braille = Progrès non enregistrés

## Jusqu’où l’on est arrivé
## Entendu dans la salle « Apprendre », après le nom d’un entraînement déjà commencé. $training : ce nom ; $reached : une
## des phrases « reached- » ; $last : le plus de cailloux des tonneaux ; $good : combien de réponses justes, sur $asked ;
## $number : combien de sons, de touches ou de signes sont sûrs, sur $all. $next : ce qu’il est conseillé d’essayer.

training-reached = { $training } : { $reached }
reached-barrels = de 1 à { $last } cailloux{ $asked ->
    [0] { "" }
   *[other] , { $good } réponses justes sur { $asked }
}
reached-symbols = sons connus, { $number } sur { $all }
reached-keys = touches connues, { $number } sur { $all }
reached-puzzles = problèmes résolus, { $number } sur { $all }
reached-signs = signes connus, { $number }

## L’entraînement aux touches
## $about : ce que fait une touche ; $letter : cette touche ; $good : combien de réponses justes, sur $asked.

train-keys = Retenir les touches
about-train-keys = Tous les jeux : on vous dit ce que fait une touche, et vous la tapez.
keys-training-begin = On vous dit ce que fait une touche : tapez-la, rien ne se passera. Entrée dit la réponse, zéro quitte.
    .braille = Tapez la touche ; Entrée : réponse
keys-training-which = Quelle touche : { $about }
keys-training-right = Juste, { $letter }.
keys-training-wrong = C’est { $letter }.
keys-training-other = Non, c’est { $letter }. La vôtre : { $about }
keys-training-left = Fin de l’entraînement : { $good } sur { $asked }.
about-train-signs = Les autocollants : l’école des doigts enseigne les signes d’un paquet sur une feuille, par des questions.

## Les problèmes
## Entendu dans l’entraînement aux problèmes : une position est dite, on joue le meilleur coup. $game : un jeu ; $number :
## combien de ses problèmes sont résolus, ou quel problème c’est, sur $all ; $level : sa difficulté, 1, 2 ou 3 ; $choice : le
## meilleur coup, comme dans la liste des choix, « 8 rouge » ; $chosen : celui qui a été joué ; $less : de combien il vaut
## moins, « 5 points » ; $reason : pourquoi, une des raisons du conseil.

train-puzzles = Résoudre des problèmes
about-train-puzzles = Tous les jeux : une position, un meilleur coup à trouver, puis la raison.
puzzles-which = Des problèmes de quel jeu ?
puzzles-line = { $game }, { $number } sur { $all }
puzzle-begin = Problème { $number } sur { $all }, { $level ->
    [1] facile
    [2] moyen
   *[3] difficile
}. Jouez le meilleur coup.
puzzle-right = Juste : { $choice }. { $reason }.
puzzle-wrong = { $chosen } : environ { $less } de moins. Le meilleur : { $choice }. { $reason }.
puzzle-wrong-open = Non. Le meilleur : { $choice }. { $reason }.
puzzle-another = Problème suivant
puzzle-next = Entrée : le problème suivant. Zéro : un autre jeu.
    .braille = Entrée : suivant ; 0 : autre jeu
