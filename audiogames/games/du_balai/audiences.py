"""Who learns of what can happen in Du Balai !."""

from typing import Final

from audiogames.core.events import Audience

SHOWN: Final = Audience(tells_owner=True, tells_others=True)
"""Everyone sees what nobody could know before."""
