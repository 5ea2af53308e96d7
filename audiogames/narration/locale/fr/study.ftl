### Les études : ce que l’on entend, mesuré sans jamais dire si une réponse est juste, puis ses chiffres.

## Avant de commencer
## Entendu quand une étude commence. $number : combien d’exemples viennent d’abord, « 5 » ; $listener : le code de la
## personne, « KQXM » ; $done : combien de réponses elle a données, sur $all ; $last : le plus de cailloux d’un tonneau ; $face : le
## nom d’un symbole, « oreille orange ».

study-needs-sound = Une étude demande le son.
study-barrels-about = Cette étude mesure comment on entend le nombre de cailloux dans un tonneau. Elle dure une vingtaine de minutes : cent trente tonneaux, en dix séries, avec des pauses. On ne vous dit jamais si une réponse est juste.
study-symbols-about = Cette étude mesure comment on distingue, à Du Balai !, les sons des symboles. Elle dure une vingtaine de minutes : cent soixante-deux sons, en neuf séries, avec des pauses. On ne vous dit jamais si une réponse est juste.
study-what-is-kept = Sont gardés : vos réponses, le temps qu’elles prennent, votre façon d’écouter, votre langue et un code tiré au sort. Ni votre nom, ni la date. Tout reste dans un tableau sur cet ordinateur, rien n’est envoyé. Vous pouvez arrêter quand vous voulez, et effacer le tableau.
study-consent = Acceptez-vous de participer ?
study-known = Aviez-vous déjà entendu ces sons ?
study-known-never = Jamais
study-known-sometimes = Quelquefois
study-known-often = Souvent
study-begun = Des études commencées sont gardées ici.
study-go-on = Continuer avec le code { $listener }, { $done } sur { $all }
study-new = Une nouvelle personne
study-not-begun = L’étude n’a pas commencé, rien n’est gardé.
study-barrels-begin = À chaque son, tapez combien de cailloux vous entendez, de 1 à { $last }. Si vous l’avez manqué, M : il reviendra.
    .braille = De 1 à { $last } ; M : manqué
study-symbols-begin = À chaque son, tapez le chiffre du symbole, puis O pour orange ou N pour noir. 1 oreille, 2 toile, 3 crâne, 4 éclair, 5 double éclair, 6 nuage, 7 œil, 8 araignée, 9 étoile. Si vous l’avez manqué, M : il reviendra.
    .braille = Chiffre, puis O ou N ; M : manqué
study-examples = D’abord { $number } exemples, avec leur nom. Entrée pour chacun.
study-barrels-example = { $number ->
    [one] { $number } caillou.
   *[other] { $number } cailloux.
}
study-symbols-example = { $face }.
study-enter-or-leave = Entrée pour continuer, zéro pour arrêter.

## Pendant l’étude
## Entendu pendant une étude, entre deux séries ou après une touche qui n’est pas une réponse. $number : la série qui
## commence, « 3 », sur $all ; $done : combien de réponses sont données ; $file : le tableau ; $why : la phrase qui dit
## pourquoi il n’a pu être écrit.

study-block = Série { $number } sur { $all }. Entrée quand vous voulez.
study-once = Chaque son ne vient qu’une fois. Répondez, ou M si vous l’avez manqué.
    .braille = Une seule fois ; M : manqué
study-help = { $Key-repeat } répète les mots. Zéro arrête : vos réponses sont gardées, et vous pourrez continuer un autre jour.
    .braille = { $Key-repeat } : répéter ; zéro : arrêter
study-left = Vous arrêtez à { $done } sur { $all } : vous pourrez continuer. Le tableau : { $file }
    .braille = Gardé : { $done } sur { $all }
study-done = C’est fini, merci ! Vos { $done } réponses sont dans le tableau { $file }
    .braille = Fini, merci ! { $done } réponses
study-not-kept = L’étude s’arrête, car vos réponses ne peuvent être gardées. { $why }
    .braille = Étude arrêtée, rien n’est gardé

## Les chiffres
## Écrit par la commande « train » avec « --results ». $percent : une part en centièmes, entre $low et $high ; $model :
## celle de l’oreille modèle du programme, et $better celle d’une seconde, meilleure ; $spread : un écart en logarithme,
## « 0,172 » ; $condition : une des durées ; $answers : le nombre de réponses ; $people : le nombre de personnes ;
## $number : le vrai nombre de cailloux ; $good : les réponses justes, sur $asked ; $taken : les réponses, chacune avec le
## nombre de fois ; $face et $answer : deux symboles, $times : combien de fois l’un fut pris pour l’autre ; $missed :
## combien de sons furent manqués ; $known : si les sons étaient connus ; $listener : le code d’une personne ; $done :
## combien de réponses elle a données, sur $all ; $folder, $file et $line : un dossier, un fichier et une ligne ;
## $reason : les mots du système.

study-no-tables = Aucun tableau de cette étude dans le dossier { $folder }. Donnez le nom d’un fichier, ou faites l’étude avec --study.
study-file-wrong = Le fichier { $file } n’est pas un tableau de cette étude, ou il a été changé : voyez la ligne { $line }.
study-file-unreadable = Le fichier { $file } ne peut être lu. Le système dit : { $reason }
study-intervals = Chaque chiffre est suivi de l’intervalle qui contient le vrai 95 fois sur 100, puis du chiffre de l’oreille modèle.
study-listener = Code { $listener } : { $done } sur { $all }{ $missed ->
    [0] { "" }
    [one] , { $missed } son manqué
   *[other] , { $missed } sons manqués
}. Sons déjà entendus ? { $known }.
study-barrels-normal = Secousses normales
study-barrels-easy = Secousses faciles
study-barrels-hard = Secousses difficiles
study-barrels-spread = { $condition }, { $answers } réponses : écart en logarithme { NUMBER($spread, minimumFractionDigits: 3) }, de { NUMBER($low, minimumFractionDigits: 3) } à { NUMBER($high, minimumFractionDigits: 3) } ; modèle { NUMBER($model, minimumFractionDigits: 3) }.
study-barrels-spread-all = { $condition }, moyenne de { $people } personnes : écart en logarithme { NUMBER($spread, minimumFractionDigits: 3) }, de { NUMBER($low, minimumFractionDigits: 3) } à { NUMBER($high, minimumFractionDigits: 3) } ; modèle { NUMBER($model, minimumFractionDigits: 3) }.
study-exact = Exact : { $percent } pour cent, de { $low } à { $high } ; modèle { $model }.
study-barrels-near = À un près : { $percent } pour cent, de { $low } à { $high } ; modèle { $model }.
study-barrels-by-number = Nombre par nombre, toutes les réponses ensemble :
study-barrels-number = { $number } : { $good ->
    [one] { $good } exacte
   *[other] { $good } exactes
} sur { $asked }, soit de { $low } à { $high } pour cent ; modèle { $model }. Entendu { $taken }.
study-barrels-taken = { $times ->
    [1] une fois comme { $answer }
   *[other] { $times } fois comme { $answer }
}
study-symbols-exact = Exact : { $percent } pour cent, de { $low } à { $high } ; modèles { $model } et { $better }.
study-symbols-colour = Couleur juste : { $percent } pour cent, de { $low } à { $high } ; modèles { $model } et { $better }.
study-symbols-all = Moyenne de { $people } personnes :
study-symbols-no-confusion = Aucun symbole n’a été pris pour un autre.
study-symbols-confusions = Les confusions, de la plus fréquente à la plus rare ; pour les modèles, la plus fréquente est de { $model } pour cent :
study-symbols-confusion = { $face }, avec la réponse { $answer } : { $times } fois sur { $asked }, soit de { $low } à { $high } pour cent.
