#!/bin/bash
# Opening this file starts audiogames in the Terminal. The first time it installs the wheel that lies beside it, into an
# environment of its own, and later again each time a newer wheel lies there.
here=$(cd "$(dirname "$0")" && pwd)
environment="$HOME/Library/Application Support/audiogames/program"
export PATH="$PATH:/opt/homebrew/bin:/usr/local/bin:/Library/Frameworks/Python.framework/Versions/Current/bin"
case "${LC_ALL:-${LANG:-}}$(defaults read -g AppleLocale 2>/dev/null)" in
    *fr*)
        installing="J’installe audiogames : une minute environ."
        no_python="Il faut Python 3.11 ou plus récent. Installez-le depuis https://www.python.org/downloads/, puis rouvrez ce fichier."
        no_wheel="Le fichier audiogames-VERSION-py3-none-any.whl doit être dans le même dossier que celui-ci."
        failed="L’installation a échoué. Cet ordinateur est-il relié à Internet ?"
        ;;
    *)
        installing="Installing audiogames: about a minute."
        no_python="You need Python 3.11 or newer. Install it from https://www.python.org/downloads/, then open this file again."
        no_wheel="The file audiogames-VERSION-py3-none-any.whl has to be in the same folder as this one."
        failed="The installation failed. Is this computer connected to the Internet?"
        ;;
esac

# Apple's own python3 opens a window that asks for developer tools, unless they are there.
is_new_enough() {
    local found
    found=$(command -v "$1") || return
    [ "$found" != /usr/bin/python3 ] || [ "$(uname)" != Darwin ] || xcode-select -p >/dev/null 2>&1 || return
    "$found" -c "import sys, venv; sys.exit(sys.version_info < (3, 11))" 2>/dev/null
}

newest_of() { sort -t. -k1,1n -k2,2n -k3,3n | tail -n 1; }

# A browser names a second download "… (1).whl", which is no wheel for pip, and is left alone.
there=$(for wheel in "$here"/audiogames-*-py3-none-any.whl; do
    name=${wheel##*/audiogames-}
    [ -e "$wheel" ] && echo "${name%-py3-none-any.whl}"
done | newest_of)
installed=$("$environment/bin/python" -c "from importlib.metadata import version; print(version('audiogames'))" 2>/dev/null)

if [ -n "$there" ] && [ "$(printf '%s\n' "$there" "$installed" | newest_of)" != "$installed" ]; then
    for name in python3.14 python3.13 python3.12 python3.11 python3; do
        is_new_enough "$name" && python=$(command -v "$name") && break
    done
    if [ -z "$python" ]; then
        echo "$no_python"
        exit 1
    fi
    echo "$installing"
    if ! { "$python" -m venv --clear "$environment" && "$environment/bin/python" -m pip install --quiet --disable-pip-version-check "$here/audiogames-$there-py3-none-any.whl"; }; then
        echo "$failed"
        exit 1
    fi
elif [ -z "$installed" ]; then
    echo "$no_wheel"
    exit 1
fi
exec "$environment/bin/audiogames" "$@"
