#!/bin/bash
# Opening this file starts audiogames in the Terminal. The first time, pipx installs the wheel that lies beside it.
export PATH="$HOME/.local/bin:/opt/homebrew/bin:/usr/local/bin:$PATH"
if command -v audiogames >/dev/null; then
    exec audiogames "$@"
fi
case "${LC_ALL:-${LANG:-}}$(defaults read -g AppleLocale 2>/dev/null)" in
    *fr*) once="Première fois : j’installe audiogames." first="Il faut pipx : installez Python depuis https://www.python.org/downloads/, puis tapez ici : python3 -m pip install --user pipx" ;;
    *) once="First time: installing audiogames." first="You need pipx: install Python from https://www.python.org/downloads/, then type here: python3 -m pip install --user pipx" ;;
esac
if command -v pipx >/dev/null; then
    pipx=(pipx)
elif python3 -m pipx --version >/dev/null 2>&1; then
    pipx=(python3 -m pipx)
else
    echo "$first"
    exec "$SHELL" -l
fi
echo "$once"
"${pipx[@]}" install "$(dirname "$0")"/audiogames-*.whl && exec "$HOME/.local/bin/audiogames" "$@"
