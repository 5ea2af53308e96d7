"""What can happen in Du Balai !. Formulas are secret until the reveal, black-magic cards until they are played."""

from typing import TypeAlias

from audiogames.games.du_balai.audiences import SHOWN
from audiogames.games.du_balai.events_book import (
    Bet,
    BookClosed,
    BookOpened,
    DecreeLooked,
    DieTold,
    FormulaRevealed,
    GameBegan,
    LookEnded,
    Rolled,
    RolledAgain,
    StartChosen,
    Waits,
    Wrote,
)
from audiogames.games.du_balai.events_cards import (
    Blocked,
    DeckReshuffled,
    DeckShuffled,
    Drew,
    FogCast,
    Kept,
    Reacted,
    SecondRevealed,
    SpellCancelled,
    SpellCast,
    SymbolAdded,
    SymbolSwapped,
    WindowOpened,
    spell_cast,
)
from audiogames.games.du_balai.events_race import (
    Cause,
    Crossed,
    CurseMoved,
    Fell,
    GameEnded,
    Lost,
    Moved,
    Perfect,
    StayedPut,
    Uncrossed,
)

Event: TypeAlias = (
    GameBegan
    | StartChosen
    | RolledAgain
    | Rolled
    | DieTold
    | Bet
    | BookClosed
    | Wrote
    | Waits
    | SpellCast
    | Reacted
    | FogCast
    | SpellCancelled
    | DecreeLooked
    | LookEnded
    | FormulaRevealed
    | BookOpened
    | WindowOpened
    | SymbolAdded
    | SymbolSwapped
    | SecondRevealed
    | Fell
    | StayedPut
    | Perfect
    | Moved
    | Crossed
    | Uncrossed
    | Blocked
    | DeckReshuffled
    | Drew
    | Kept
    | DeckShuffled
    | CurseMoved
    | GameEnded
)

__all__ = [
    "SHOWN",
    "Bet",
    "Blocked",
    "BookClosed",
    "BookOpened",
    "Cause",
    "Crossed",
    "CurseMoved",
    "DeckReshuffled",
    "DeckShuffled",
    "DecreeLooked",
    "DieTold",
    "Drew",
    "Event",
    "Fell",
    "FogCast",
    "FormulaRevealed",
    "GameBegan",
    "GameEnded",
    "Kept",
    "LookEnded",
    "Lost",
    "Moved",
    "Perfect",
    "Reacted",
    "Rolled",
    "RolledAgain",
    "SecondRevealed",
    "SpellCancelled",
    "SpellCast",
    "StartChosen",
    "StayedPut",
    "SymbolAdded",
    "SymbolSwapped",
    "Uncrossed",
    "Waits",
    "WindowOpened",
    "Wrote",
    "spell_cast",
]
