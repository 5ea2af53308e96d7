"""What stops an installation, as a sentence of the language module and its arguments."""


class Trouble(Exception):
    """One of the SENTENCES, with its arguments: what went wrong and what the person can do."""

    def __init__(self, name: str, **arguments: str) -> None:
        super().__init__(name)
        self.name = name
        self.arguments = arguments
