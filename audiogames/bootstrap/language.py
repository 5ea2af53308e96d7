"""The few sentences said before the game can speak for itself, in French and English.

Runs under old Pythons too. Everything goes to standard error: standard output belongs to the program.
"""

import os
import sys

from audiogames.bootstrap.console import speak_utf8

FRENCH_PRIMARY_LANGUAGE = 0x0C  # LANG_FRENCH of the Windows language identifiers
PRIMARY_LANGUAGE_MASK = 0x3FF

SENTENCES = {
    "too-old": (
        "Il faut Python 3.11 ou une version suivante ; celle-ci est la {version}. "
        "On le trouve ici, gratuitement : https://www.python.org/downloads/",
        "Python 3.11 or newer is needed, this is {version}. It is free, here: https://www.python.org/downloads/",
    ),
    "making": (
        "Premier lancement : je prépare l’environnement du jeu. Cela n’arrive qu’une fois.",
        "First start: preparing the environment of the game. This happens only once.",
    ),
    "remaking": (
        "L’environnement du jeu n’est pas utilisable tel quel : je le refais.",
        "The environment of the game cannot be used as it is: making it anew.",
    ),
    "installing-play": (
        "J’installe ce qu’il faut pour jouer.",
        "Installing what the game needs.",
    ),
    "installing-test": (
        "J’installe ce qu’il faut pour les tests.",
        "Installing what the tests need.",
    ),
    "still-installing": (
        "L’installation continue.",
        "Still installing.",
    ),
    "waiting": (
        "Une autre fenêtre est en train d’installer le jeu : j’attends qu’elle ait fini.",
        "Another window is installing the game: waiting until it has finished.",
    ),
    "ready": (
        "L’installation est terminée.",
        "The installation is complete.",
    ),
    "no-venv": (
        "Il manque à ce Python le module venv. Pour l’installer : {command}. Puis relancez.",
        "This Python lacks the venv module. To install it: {command}. Then start again.",
    ),
    "no-venv-anywhere": (
        "Il manque à ce Python le module venv ou ensurepip. "
        "Installez-le avec le gestionnaire de paquets du système, puis relancez.",
        "This Python lacks the venv or the ensurepip module. "
        "Install it with the package manager of the system, then start again.",
    ),
    "no-network": (
        "L’installation a besoin d’Internet, et la connexion n’aboutit pas. "
        "Vérifiez-la, puis relancez. Détails : {log}",
        "The installation needs the Internet, and the connection fails. Check it, then start again. Details: {log}",
    ),
    "disk-full": (
        "Le disque est plein : l’installation s’est arrêtée. Libérez de la place, puis relancez. Détails : {log}",
        "The disk is full: the installation stopped. Make room, then start again. Details: {log}",
    ),
    "failed": (
        "L’installation a échoué : {reason} Détails : {log}",
        "The installation failed: {reason} Details: {log}",
    ),
    "no-place": (
        "Impossible d’écrire dans {folder} : {reason}. "
        "Placez le projet dans un dossier où vous pouvez écrire, puis relancez.",
        "Cannot write in {folder}: {reason}. Put the project in a folder where you may write, then start again.",
    ),
    "stopped": (
        "Installation interrompue. Relancez pour la reprendre.",
        "The installation was interrupted. Start again to take it up.",
    ),
    "no-tests-here": (
        "Les tests ne sont pas dans le paquet installé : lancez cette commande dans le dossier du projet.",
        "The tests are not in the installed package: run this command in the folder of the project.",
    ),
}


def system_language() -> str:
    """`fr` where the person's system speaks French, else `en`.

    The first of LC_ALL, LC_MESSAGES and LANG that is set decides; where none is, Windows is asked for the
    language of its interface.
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "").lower()
        if value:
            return "fr" if value.startswith("french") or value.replace("-", "_").split("_")[0] == "fr" else "en"
    return "fr" if _windows_speaks_french() else "en"


def _windows_speaks_french() -> bool:
    if sys.platform == "win32":
        import ctypes

        try:
            identifier = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        except (AttributeError, OSError):
            return False
        return bool(identifier & PRIMARY_LANGUAGE_MASK == FRENCH_PRIMARY_LANGUAGE)
    return False


def sentence(name: str, **arguments: str) -> str:
    """Give one of the SENTENCES in the person's language, with its arguments filled in."""
    french, english = SENTENCES[name]
    return (french if system_language() == "fr" else english).format(**arguments)


def say(name: str, **arguments: str) -> None:
    """Write one of the SENTENCES to standard error, at once, as one line and in one write."""
    if sys.stderr is None:
        return
    speak_utf8()
    sys.stderr.write(sentence(name, **arguments) + "\n")
    sys.stderr.flush()
