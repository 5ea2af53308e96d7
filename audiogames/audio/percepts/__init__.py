"""What one seat hears of something hidden: a module for each game that has such a thing, named as the game is."""
