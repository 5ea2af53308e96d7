# The Cauldron, as it is told in English.

title-cauldron = The Cauldron
option-cauldron-goal = Points that win
option-cauldron-goal-20 = twenty
about-option-cauldron-goal-20 = A game of ten minutes.
option-cauldron-goal-10 = ten
about-option-cauldron-goal-10 = A short game.
# $brew: drops in the cauldron.
cauldron-turn = Your turn: { $brew } in the cauldron.
cauldron-turn-of = { $player-is ->
    [you] It is your turn.
   *[other] It is { $player }’s turn.
}
# $drops: two to six.
cauldron-stirred = { $player-is ->
    [you] You stir: { $drops } drops.
   *[other] { $player } stirs: { $drops } drops.
}
cauldron-boiled-over = { $player-is ->
    [you] Your brew boils over.
   *[other] { $player }’s brew boils over.
}
cauldron-bottled = { $player-is ->
    [you] You bottle { $points } points.
   *[other] { $player } bottles { $points } points.
}
cauldron-ended = { $player-is ->
    [you] You win. { $scores }.
   *[other] { $player } wins. { $scores }.
}
cauldron-score-line = { $player }, { $points }
cauldron-scores = { $lines }.
cauldron-brew = { $brew } in the cauldron, { $goal } win.
cauldron-choice-stir = Stir
cauldron-choice-bottle = Bottle the brew
cauldron-zone = The cauldron
cauldron-refuse-empty = The cauldron is empty.
cauldron-refuse-no-such-action = There is no action “{ $action }”.
cauldron-mine = My points
cauldron-help = Stir as often as you dare, then bottle the brew: 0 bottles it.
# $drops: one to six.
cauldron-card = { $drops ->
    [one] one drop
   *[other] { $drops } drops
}
letter-key-cauldron-bottle = 0
about-key-cauldron-bottle = bottles the brew
about-hand-cauldron = what is in the cauldron
about-current-cauldron = what is in the cauldron
about-counts-cauldron = everyone’s points
about-rank-cauldron = everyone’s points
train-drops = Adding drops
about-train-drops = Two stirs: how many drops do they make?
# $first, $second: two to six.
drops-training-ask = { $first } drops, then { $second } drops. How many together?
# $sum: four to twelve.
drops-training-answer = { $sum }.
sound-cauldron-boils = A brew that boils over
about-sound-cauldron-boils = The brew of a player is lost.
