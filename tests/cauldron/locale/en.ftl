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
