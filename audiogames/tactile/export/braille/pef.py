"""PEF (Portable Embosser Format): pages of Unicode braille in XML, with their size in cells."""

import hashlib
from html import escape
from typing import Final

from audiogames.tactile.codes import BLANK
from audiogames.tactile.export.braille.cells import Embossing

PEF: Final = "http://www.daisy.org/ns/2008/pef"
DUBLIN_CORE: Final = "http://purl.org/dc/elements/1.1/"
MEDIA_TYPE: Final = "application/x-pef+xml"


def pef(embossing: Embossing, title: str, language: str = "fr") -> str:
    """Return PEF 2008-1, without trailing blanks and empty rows."""
    body: list[str] = []
    for page in embossing.pages:
        rows = [line.rstrip(BLANK) for line in page]
        while rows and not rows[-1]:
            rows.pop()
        body += ["        <page>", *(f"          <row>{row}</row>" if row else "          <row/>" for row in rows)]
        body.append("        </page>")
    digest = hashlib.sha256("\n".join(body).encode()).hexdigest()[:16]
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<pef version="2008-1" xmlns="{PEF}">',
            "  <head>",
            f'    <meta xmlns:dc="{DUBLIN_CORE}">',
            f"      <dc:format>{MEDIA_TYPE}</dc:format>",
            f"      <dc:identifier>audiogames-{digest}</dc:identifier>",
            f"      <dc:title>{escape(title, quote=False)}</dc:title>",
            f"      <dc:language>{language}</dc:language>",
            "    </meta>",
            "  </head>",
            "  <body>",
            f'    <volume cols="{embossing.columns}" rows="{embossing.lines}" rowgap="0" duplex="false">',
            "      <section>",
            *body,
            "      </section>",
            "    </volume>",
            "  </body>",
            "</pef>",
            "",
        ]
    )
