### Les parties guidées : une première partie qui apprend le jeu. Ce que dit chaque jeu est dans son propre fichier.

# $game : le titre du jeu.
guided-offer = { $game }. Entrée : apprendre en jouant ; 1 : l’essentiel ; 0 : jouer.
    .braille = Entrée : guidée ; 1 : règles ; 0 : jouer
# Répond à tout le reste que l’on y tape. $typed : ce que c’est.
guided-offer-unknown = « { $typed } » n’est pas une réponse ici, et la partie n’a pas commencé. Entrée pour apprendre en jouant, 1 pour l’essentiel des règles, zéro pour jouer, ou { $key-quit } pour revenir.
    .braille = Pas « { $typed } » : Entrée, 1, 0 ou { $key-quit }
# Répond au point d’interrogation à cet endroit.
# $minutes : combien de minutes dure à peu près la partie guidée.
guided-offer-help = Entrée : une partie guidée de { $minutes } minutes environ, où chaque règle est dite quand elle sert. 1 : l’essentiel des règles, en une minute. Zéro : une vraie partie, pour qui connaît les règles. { $Key-quit } ou Échap : retour au menu ; la partie guidée reste à la ligne « Apprendre ».
    .braille = Entrée, 1, 0, ou { $key-quit } : retour
# $game : le titre du jeu.
# $minutes : combien de minutes dure à peu près la partie.
about-menu-guided = Une partie de { $minutes } minutes environ, où chaque règle est dite quand elle sert.
# Dit une fois, dans une partie guidée, après le premier coup.
guided-keys = { $Key-repeat } répète, le point d’interrogation redit la règle.
    .braille = { $Key-repeat } répète, ? redit la règle
    .touch = { "" }
guided-missed = Voici ce que cette partie n’a pas montré.
guided-end = La partie guidée est finie : vous savez jouer. Toutes les règles sont dans le menu, à la ligne « Règles et touches ».
    .touch = La partie guidée est finie : vous savez jouer. Le bouton « Règles » ouvre toutes les règles.
guided-none = Ce jeu n’a pas de partie guidée.
