### Ce qui arrive à la table et non dans le jeu : qui reprend un coup, qui s’absente, qui remplace.

## Annoncé à toutes et à tous, par le nom. $player : la personne ; $player-is : « you » pour elle-même.

undone-by = { $player-is ->
    [you] Vous reprenez votre dernier coup.
   *[other] { $player } reprend son dernier coup.
}
    .braille = { $player-is ->
    [you] Coup repris
   *[other] { $player } reprend son coup
}
seat-away = { $player-is ->
    [you] Votre place est vide.
   *[other] { $player } n’est plus à la table. Sa place attend.
}
    .braille = { $player-is ->
    [you] Votre place est vide
   *[other] { $player } : absent
}
seat-back = { $player-is ->
    [you] Vous revoilà à la table.
   *[other] { $player } est de retour.
}
    .braille = { $player-is ->
    [you] Vous revoilà
   *[other] { $player } : de retour
}
seat-behind = { $player-is ->
    [you] La table continue sans vous attendre. Ce qui se passe vous sera dit.
   *[other] { $player } n’a pas fini d’écouter. La table continue.
}
    .braille = { $player-is ->
    [you] La table continue
   *[other] { $player } écoute encore
}
seat-stand-in = { $player-is ->
    [you] L’ordinateur joue à votre place.
   *[other] L’ordinateur joue à la place de { $player }.
}
    .braille = { $player-is ->
    [you] L’ordinateur joue pour vous
   *[other] L’ordinateur joue pour { $player }
}

## Dit à une personne qui reprend une partie, avant ce qu’elle a manqué

missed = Ce que vous n’aviez pas encore entendu :
    .braille = Pas encore entendu :

## Refus

stale-offer = Ce choix n’est plus ouvert : rien n’a été joué. Écoutez ce qui s’est passé, puis choisissez.
    .braille = Choix fermé, rien n’est joué.
seat-is-taken = Quelqu’un joue à cette place : l’ordinateur ne peut pas la prendre.
    .braille = Place occupée.
journal-beside-damaged = Ce qui a déjà été entendu de cette partie ne peut pas être lu : tout sera redit.
    .braille = Notes de partie illisibles.
