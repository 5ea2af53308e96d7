### Les sons pendant une partie : tourner la tête, réécouter, et ce qui est dit quand ils s’arrêtent.

## Tourner la tête, entendre à nouveau
## « letter », « words » et « about » sont des lignes de l’aide et de l’apprentissage des touches (voir terminal.ftl).
## Les autres s’entendent dans une partie : après les touches « tête à gauche », « tête à droite » et « derniers sons »,
## et quand les sons s’arrêtent ou reviennent. $degrees : de combien la tête est tournée, « 30 » ; $library : le nom de
## la bibliothèque manquante, « numpy ».

letter-head-left = { $Key-head-left }
letter-head-right = { $Key-head-right }
letter-sounds-again = { $Key-sounds-again }
letter-sounds = { $Key-sounds }

words-head-left = tête-gauche,tourner-gauche
words-head-right = tête-droite,tourner-droite
words-sounds-again = réécouter,encore-sons
words-sounds = sons,bruits

about-head-left = tourner la tête à gauche et réécouter. Devant passe à droite, derrière à gauche.
    .braille = tête à gauche, derniers sons
about-head-right = tourner la tête à droite et réécouter.
    .braille = tête à droite, derniers sons
about-sounds-again = réécouter les derniers sons.
about-sounds = apprendre les sons, essayer le casque ou les haut-parleurs, régler les sons.
    .braille = sons : apprendre, essayer, régler

head-left = Tête tournée de { $degrees } degrés à gauche.
head-right = Tête tournée de { $degrees } degrés à droite.
head-ahead = Tête droite.
sounds-again = Les derniers sons.
sounds-none-yet = Aucun son n’a encore été joué.
sounds-off = Les sons sont éteints. Pour les régler : { $key-sounds }, ou le mot « sons ».
    .braille = Sons éteints ; réglages : « sons »
sounds-back = Le son est revenu.
# Au tout premier lancement, quand rien ne peut être entendu ; la cause est dite au suivant.
sounds-none = Pas de son ici.
sounds-library-missing = Pas de son : il manque la bibliothèque { $library }. La partie continue sans les sons ; pour les avoir, réinstallez audiogames.
    .braille = Pas de son : il manque { $library }.
