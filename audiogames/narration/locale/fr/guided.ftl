### Les parties guidées : une première partie qui apprend le jeu. Ce que dit chaque jeu est dans son propre fichier.

# $game : le titre du jeu ; $minutes : combien de minutes dure à peu près la partie.
guided-offer = Première fois à { $game } : Entrée pour apprendre en jouant, en { $minutes } minutes environ, zéro pour jouer tout de suite, ou { $key-quit } pour revenir.
    .braille = Entrée : partie guidée ; 0 : jouer
# Répond à tout le reste que l’on y tape. $typed : ce que c’est.
guided-offer-unknown = « { $typed } » n’est pas une réponse ici, et la partie n’a pas commencé. Entrée pour apprendre en jouant, zéro pour jouer tout de suite, ou { $key-quit } pour revenir.
    .braille = Pas « { $typed } » : Entrée, 0 ou { $key-quit }
# Répond au point d’interrogation à cet endroit.
guided-offer-help = Entrée : une partie guidée, où chaque règle est dite quand elle sert. Zéro : une vraie partie, pour qui connaît les règles. { $Key-quit } ou Échap : retour au menu ; la partie guidée reste à la ligne « Apprendre ».
    .braille = Entrée, 0, ou { $key-quit } : retour
# $game : le titre du jeu.
menu-guided = Partie guidée, { $game }
# $minutes : combien de minutes dure à peu près la partie.
about-menu-guided = Une partie de { $minutes } minutes environ, où chaque règle est dite quand elle sert.
# $keys : « line » où tout ce que l’on tape finit par Entrée, « single » où chaque touche agit seule.
guided-begins = { $keys ->
    [line] Partie guidée : tout ce que vous tapez finit par Entrée. { $Key-repeat } répète
   *[single] Partie guidée : chaque touche agit aussitôt. { $Key-repeat } répète
}, le point d’interrogation redit la règle.
    .touch = Partie guidée : chaque règle est dite quand elle sert.
guided-missed = Voici ce que cette partie n’a pas montré.
guided-end = La partie guidée est finie : vous savez jouer. Toutes les règles sont dans le menu, à la ligne « Règles et touches ».
    .touch = La partie guidée est finie : vous savez jouer. Le bouton « Règles » ouvre toutes les règles.
guided-none = Ce jeu n’a pas de partie guidée.
