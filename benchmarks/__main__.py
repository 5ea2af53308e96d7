"""All benchmarks, one after the other: `python -m benchmarks`, or `python -m benchmarks --smoke` for a short run.

The exit status is 1 if one of them cannot run, whatever it measured: no time is ever a reason to fail.
"""

import argparse
import sys
import traceback
from collections.abc import Callable, Iterable

from audiogames.bots.levels import LEVELS
from benchmarks.rules import advice, arena, chances, playouts, search, thinking
from benchmarks.sound import memory, spatial, streaming, symbols
from benchmarks.stickers import camera, formats, readback
from benchmarks.terminal import entry, latency, speech, start, ticks, trips
from benchmarks.web import abuse, nodes, page, tables
from benchmarks.web import camera as web_camera

Lines = Iterable[str]

ROUE = "roue_des_sorcieres"
AIR = "air_sorciere"
BALAI = "du_balai"
ZAPP = "zapp_zerapp"

LONG: dict[str, Callable[[], Lines]] = {
    "playouts of La Roue": lambda: playouts.run(ROUE),
    "playouts of Air Sorcière": lambda: playouts.run(AIR),
    "deep search of La Roue": search.run,
    "latency": latency.run,
    "trips": trips.run,
    "entries": entry.run,
    "ticks": ticks.run,
    "abuse of a table": abuse.run,
    "speech": speech.run,
    "start": start.run,
    "memory with sound": memory.run,
    "sound in space": spatial.run,
    "symbols told apart": symbols.run,
    "stickers": formats.run,
    "stickers read back": readback.run,
    "codes before a camera": camera.run,
    "cards that the page reads": web_camera.run,
    "streaming": streaming.run,
    "a move on the page": page.run,
    "tables": tables.run,
    "tables with lost connections": lambda: tables.run(drops=10),
    "servers that are lost": nodes.run,
    "thinking at La Roue": lambda: thinking.run(ROUE),
    "thinking at Air Sorcière": lambda: thinking.run(AIR, seats=(2, 3, 5)),
    "thinking at Du Balai !": lambda: thinking.run(BALAI, seats=(2, 4, 6)),
    "thinking at Zapp Zerapp": lambda: thinking.run(ZAPP, seats=(2, 3, 4)),
    "advice": advice.run,
    "chances of winning": chances.run,
    "arena of La Roue": lambda: arena.run(ROUE, 50, (2, 3, 4, 6)),
    "arena of Air Sorcière": lambda: arena.run(AIR, 50, (2, 3, 5)),
    "arena of Du Balai !": lambda: arena.run(BALAI, 20, (2, 3, 6)),
    "arena of Zapp Zerapp": lambda: arena.run(ZAPP, 25, (2, 3, 4)),
    "ratings at Air Sorcière": lambda: arena.ratings(AIR, 200, 2, 0, ("random", *LEVELS)),
}

SMOKE: dict[str, Callable[[], Lines]] = {
    "playouts of La Roue": lambda: playouts.run(ROUE, pairs=4, games=2),
    "playouts of Air Sorcière": lambda: playouts.run(AIR, pairs=4, games=1),
    "deep search of La Roue": lambda: search.run(pairs=2, simulations=50),
    "latency": lambda: latency.run(count=60),
    "trips": trips.run,
    "entries": lambda: entry.run(entries=1),
    "ticks": lambda: ticks.run(choices=20),
    "abuse of a table": lambda: abuse.run(seconds=0.5),
    "speech": lambda: speech.run(games=1),
    "start": lambda: start.run(starts=1),
    "memory with sound": lambda: memory.run(("zapp_zerapp",), typed=2),
    "sound in space": lambda: spatial.run(0.5, (1, 16)),
    "symbols told apart": lambda: symbols.run(200),
    "stickers": lambda: formats.run(rounds=1, formats=("pdf", "3mf")),
    "stickers read back": lambda: readback.run(("points-formes",), (AIR,)),
    "codes before a camera": lambda: camera.run(20),
    "cards that the page reads": lambda: web_camera.run(3),
    "streaming": lambda: streaming.run(seconds=2, keys=6),
    "a move on the page": lambda: page.run(seats=2, rounds=1),
    "tables": lambda: tables.run(tables=4, minutes=0.05, rate=10, drops=50),
    "servers that are lost": lambda: nodes.run(nodes=2, tables=1, kills=1, freezes=1),
    "thinking at La Roue": lambda: thinking.run(ROUE, games=1, seats=(2,)),
    "thinking at Air Sorcière": lambda: thinking.run(AIR, games=1, seats=(2,)),
    "thinking at Du Balai !": lambda: thinking.run(BALAI, games=1, seats=(2,)),
    "thinking at Zapp Zerapp": lambda: thinking.run(ZAPP, games=1, seats=(2,)),
    "advice": lambda: advice.run(2),
    "chances of winning": lambda: chances.run((BALAI, ROUE), 1),
    "arena of La Roue": lambda: arena.run(ROUE, 1, (2, 3)),
    "arena of Air Sorcière": lambda: arena.run(AIR, 1, (2,)),
    "arena of Du Balai !": lambda: arena.run(BALAI, 1, (2,)),
    "arena of Zapp Zerapp": lambda: arena.run(ZAPP, 1, (2,)),
    "ratings at Air Sorcière": lambda: arena.ratings(AIR, 3, 2, 0, ("random", "first-flight", "apprentice")),
}


def main() -> int:
    """Run every benchmark; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--smoke", action="store_true", help="a short run of each: do they still work?")
    runs = SMOKE if parser.parse_args().smoke else LONG
    failed = [name for name, run in runs.items() if not _ran(name, run)]
    if failed:
        print(f"Could not run: {', '.join(failed)}.", file=sys.stderr)
    return 1 if failed else 0


def _ran(name: str, run: Callable[[], Lines]) -> bool:
    """Print the figures of one benchmark as they come; whether it came to its end."""
    print(f"{name}:", flush=True)
    try:
        for line in run():
            print(f"  {line}", flush=True)
    except Exception:  # the others still run, and the reader sees why this one did not
        traceback.print_exc()
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
