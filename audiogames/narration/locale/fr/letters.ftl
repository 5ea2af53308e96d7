### Les touches des commandes : leurs noms, et comment on les change.

## Noms des touches qui ne sont pas des lettres, au milieu d’une phrase. Entendus dans l’aide, et partout où une
## touche est nommée.

key-sign-exclamation = point d’exclamation
key-sign-hash = dièse
key-sign-dollar = dollar
key-sign-percent = pour cent, ou Ù
key-sign-parenthesis = parenthèse fermante
key-sign-asterisk = étoile
key-sign-comma = virgule
key-sign-colon = deux-points
key-sign-semicolon = point-virgule
key-sign-less = inférieur à
key-sign-equals = égal
key-sign-question = point d’interrogation
key-sign-at = arobase
key-sign-bracket = crochet ouvrant
key-sign-backslash = barre oblique inverse
key-sign-bracket-close = crochet fermant
key-sign-caret = accent circonflexe
key-sign-grave = accent grave
key-sign-brace = accolade ouvrante
key-sign-bar = barre verticale
key-sign-brace-close = accolade fermante
key-sign-tilde = tilde
key-sign-pound = livre sterling
key-sign-currency = signe monétaire
key-sign-section = paragraphe
key-sign-degree = degré
key-sign-square = deux en exposant
key-sign-micro = micro
key-sign-euro = euro
key-sign-insert = touche d’insertion
key-sign-delete = touche de suppression

## Noms des commandes, là où leurs touches se choisissent.

command-hand = votre main
command-table = table
command-turn = à qui le tour
command-scores = points
command-counts = ce qui reste
command-current = milieu de la table
command-rank = ce qui bat quoi
command-moves = ce que vous pouvez faire
command-last = dernier événement
command-repeat = répéter
command-history = historique
command-earlier = ligne précédente
command-later = ligne suivante
command-help = aide
command-keys = apprendre les touches
command-rules = règles
command-options = réglages
command-undo = reprendre
command-advice = conseil
command-save = enregistrer
command-silent = entrée discrète
command-curtain = rideau
command-name = taper un nom
command-quit = quitter la table
command-zone = zone suivante
command-zone-back = zone précédente
command-item = élément suivant
command-item-back = élément précédent
command-first = début de la zone
command-final = fin de la zone
command-here = où vous êtes
command-elsewhere = même couleur ailleurs
command-group = couleur suivante
command-group-back = couleur précédente
command-sounds-again = derniers sons
command-head-left = tête à gauche
command-head-right = tête à droite
command-sounds = apprendre et régler les sons

## Entendu en choisissant les touches, depuis les réglages ou depuis « Règles et touches » du menu. $command : le nom
## d’une commande ; $key : celui de sa touche, ou de la touche tapée ; $group : le titre d’un groupe de touches.

letters-title = Quelle commande change de touche ? Sa touche, ou un groupe ; zéro pour revenir.
    .braille = Sa touche, ou un groupe ; 0 retour
letters-group = { $group } : quelle commande ?
letters-line = { $command } : { $key }
letters-new = { $command }, maintenant { $key }. Tapez la nouvelle touche, ou Entrée pour garder celle-ci.
    .braille = { $key } : nouvelle touche ? Entrée garde
letters-kept = Aucune touche n’a changé.
letters-taken = { $key } sert déjà : { $command }. Échanger les deux ?
    .braille = { $key } sert déjà. Échanger ?
letters-now = { $command } : maintenant { $key }.
    .braille = { $command } : { $key }
letters-read-by-games = Chiffres, espace, plus, point et barre oblique répondent dans les jeux, et restent. Une autre touche ?
    .braille = Touche de réponse. Une autre ?
letters-help-stays = Le point d’interrogation et F1 restent l’aide. Une autre touche ?
    .braille = Cette touche reste l’aide. Une autre ?
letters-key-stays = Les flèches, la tabulation et leurs voisines gardent leur sens. Une autre touche ?
    .braille = Cette touche garde son sens. Une autre ?
letters-no-name = Il faut une lettre, un signe ou une touche de F2 à F12. Une autre touche ?
    .braille = Une lettre, un signe, ou F2 à F12 ?
letters-usual = Les touches habituelles
letters-usual-question = Rendre à toutes les commandes leurs touches habituelles ?
    .braille = Toutes les touches habituelles ?
letters-usual-now = Toutes les commandes ont leurs touches habituelles.
    .braille = Touches habituelles
keys-change = Pour changer ces touches : { $key-options }, dans les réglages.
    .braille = { $Key-options }, réglages : les changer
