# Le Chaudron, tel qu’on le dit en français.

title-cauldron = Le Chaudron
option-cauldron-goal = Points pour gagner
option-cauldron-goal-20 = vingt
about-option-cauldron-goal-20 = Une partie de dix minutes.
option-cauldron-goal-10 = dix
about-option-cauldron-goal-10 = Une partie courte.
# $brew : gouttes dans le chaudron.
cauldron-turn = À vous : { $brew } dans le chaudron.
cauldron-turn-of = { $player-is ->
    [you] C’est à vous.
   *[other] C’est à { $player }.
}
# $drops : de deux à six.
cauldron-stirred = { $player-is ->
    [you] Vous remuez : { $drops } gouttes.
   *[other] { $player } remue : { $drops } gouttes.
}
cauldron-boiled-over = { $player-is ->
    [you] Votre potion déborde.
   *[other] La potion de { $player } déborde.
}
cauldron-bottled = { $player-is ->
    [you] Vous mettez { $points } points en bouteille.
   *[other] { $player } met { $points } points en bouteille.
}
cauldron-ended = { $player-is ->
    [you] Vous gagnez. { $scores }.
   *[other] { $player } gagne. { $scores }.
}
cauldron-score-line = { $player }, { $points }
cauldron-scores = { $lines }.
cauldron-brew = { $brew } dans le chaudron, { $goal } pour gagner.
cauldron-choice-stir = Remuer
cauldron-choice-bottle = Mettre en bouteille
cauldron-zone = Le chaudron
cauldron-refuse-empty = Le chaudron est vide.
cauldron-refuse-no-such-action = Il n’y a pas d’action « { $action } ».
cauldron-mine = Mes points
cauldron-help = Remuez aussi souvent que vous l’osez, puis mettez en bouteille : le 0 le fait.
# $drops : de une à six.
cauldron-card = { $drops ->
    [one] une goutte
   *[other] { $drops } gouttes
}
letter-key-cauldron-bottle = 0
about-key-cauldron-bottle = met la potion en bouteille
about-hand-cauldron = ce qu’il y a dans le chaudron
about-current-cauldron = ce qu’il y a dans le chaudron
about-counts-cauldron = les points de tout le monde
about-rank-cauldron = les points de tout le monde
train-drops = Additionner des gouttes
about-train-drops = Deux coups de cuillère : combien de gouttes en tout ?
# $first, $second : de deux à six.
drops-training-ask = { $first } gouttes, puis { $second } gouttes. Combien en tout ?
# $sum : de quatre à douze.
drops-training-answer = { $sum }.
sound-cauldron-boils = Une potion qui déborde
about-sound-cauldron-boils = La potion de quelqu’un est perdue.
