"""The values that each variable of a message can get, as the code that makes the message says.

An argument is followed to where its value comes from: constants, both branches of a condition, what a function of the
package returns, the annotation of a parameter or of an attribute, what the message itself selects by. One that leads
nowhere takes what the same variable has elsewhere. A variable of which nothing is known raises Unknown.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from audiogames.core.messages import Argument, Card, InLanguages, Items, Message, Who, players
from audiogames.core.registry import GAMES, game_named
from audiogames.narration.catalogue import CARD_FORMS, Listener

from .test_catalogues import MAKERS, OF_A_SEAT, comments, texts, trees

NAMES: Final = ("Zoé", "Aude", "Hector", None)
LISTENER: Final = Listener(NAMES, 0)
"""Seat 0 listens. The others begin with a vowel, with an h, and have no name."""
SEATS: Final = (Who(0), Who(1), Who(2), Who(3))
COUNTS: Final = (0, 1, 2, 11)
SIZES: Final = ("1", "1.5", "8", "0.2")
WORDS: Final = ("Xyz",)
ANY: Final = Message("saved-game-named", {"name": "Xyz"})
MOST: Final = 12
"""Maximum number of messages that stand for all that one variable can be."""

Values = frozenset[Argument]
NONE: Final[Values] = frozenset()


class Unknown(Exception):
    """Nothing in the code or in the catalogue says what a variable can be."""


class Maker(NamedTuple):
    """A call that makes messages: the ids, as a pattern; the values that it gives; where it stands."""

    ids: re.Pattern[str]
    given: Mapping[str, ast.expr]
    scope: "Scope"
    is_of_seat: bool


class Scope(NamedTuple):
    file: Path
    function: ast.FunctionDef | None


Function = ast.FunctionDef
Node = TypeVar("Node", bound=ast.AST)


@cache
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree))


def of_kind(kind: type[Node]) -> Iterator[tuple[Path, Node]]:
    """Yield all nodes of the package of one kind."""
    for file, tree in trees().items():
        yield from ((file, node) for node in nodes(tree) if isinstance(node, kind))


def by_name(found: Iterable[tuple[str, Path, Node]]) -> Mapping[str, tuple[tuple[Path, Node], ...]]:
    named: dict[str, list[tuple[Path, Node]]] = {}
    for name, file, node in found:
        named.setdefault(name, []).append((file, node))
    return {name: tuple(all) for name, all in named.items()}


@cache
def functions() -> Mapping[str, tuple[tuple[Path, Function], ...]]:
    return by_name((node.name, file, node) for file, node in of_kind(ast.FunctionDef))


@cache
def classes() -> Mapping[str, tuple[tuple[Path, ast.ClassDef], ...]]:
    return by_name((node.name, file, node) for file, node in of_kind(ast.ClassDef))


@cache
def attributes() -> Mapping[str, tuple[tuple[Path, ast.expr], ...]]:
    """Return the annotations of all attributes and properties of classes by name."""

    def found() -> Iterator[tuple[str, Path, ast.expr]]:
        for file, node in of_kind(ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                    yield part.target.id, file, part.annotation
                elif isinstance(part, ast.FunctionDef) and part.returns is not None:
                    yield part.name, file, part.returns

    return by_name(found())


@cache
def constants() -> Mapping[str, tuple[tuple[Path, ast.expr], ...]]:
    """Return what each name of a module is set to."""

    def found() -> Iterator[tuple[str, Path, ast.expr]]:
        for file, tree in trees().items():
            for node in tree.body:
                targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
                value = getattr(node, "value", None)
                if isinstance(value, ast.expr):
                    yield from ((target.id, file, value) for target in targets if isinstance(target, ast.Name))

    return by_name(found())


@cache
def _imported(file: Path) -> Mapping[str, str]:
    """Return the modules from which a file takes its names, by name."""
    return {
        alias.asname or alias.name: (node.module or "").removeprefix("audiogames.").replace(".", "/")
        for node in nodes(trees()[file])
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def _seen_from(file: Path, name: str, known: tuple[tuple[Path, Node], ...]) -> Iterable[tuple[Path, Node]]:
    """Return those of the things with a name that a file means: its own, or those that it imports."""
    own = [one for one in known if one[0] == file]
    module = _imported(file).get(name)
    return own or [one for one in known if module is None or f"/{module}" in str(one[0].with_suffix(""))] or known


@cache
def makers() -> tuple[Maker, ...]:
    """Return every call of the package that makes a message by an id that can be read, wholly or by its parts."""
    found = []
    for file, tree in trees().items():
        for function, call in _calls(tree, None):
            name = _called(call)
            if not call.args or name not in MAKERS | OF_A_SEAT | {"private", "words", "refused", "_refused"}:
                continue
            given = {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
            for argument in call.args[1:]:
                if isinstance(argument, ast.Dict):
                    keys = ((key, value) for key, value in zip(argument.keys, argument.values, strict=True))
                    given |= {str(key.value): value for key, value in keys if isinstance(key, ast.Constant)}
            scope = Scope(file, function)
            of_seat = name in OF_A_SEAT and "games" in file.parts
            found += [Maker(re.compile(ids), given, scope, of_seat) for ids in _ids(call.args[0], scope)]
    return tuple(found)


def _calls(node: ast.AST, within: Function | None) -> Iterator[tuple[Function | None, ast.Call]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield within, child
        yield from _calls(child, child if isinstance(child, ast.FunctionDef) else within)


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _ids(node: ast.expr, scope: Scope) -> Iterator[str]:
    """Yield patterns of the ids that an expression can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.IfExp):
        yield from _ids(node.body, scope)
        yield from _ids(node.orelse, scope)
    elif isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9-]+" for p in node.values]
        if any(isinstance(part, ast.Constant) for part in node.values):
            yield "".join(parts)
    elif isinstance(node, ast.Name):
        for value in _set_to(node.id, scope):
            if not isinstance(value, ast.Name):
                yield from _ids(value, scope)


def _set_to(name: str, scope: Scope) -> Iterator[ast.expr]:
    """Yield the expressions that a name of a function is set to."""
    for node in nodes(scope.function) if scope.function else ():
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                    pairs = zip(target.elts, node.value.elts, strict=False)
                    yield from (value for one, value in pairs if _binds(one, name))
                elif _binds(target, name):
                    yield node.value
        elif isinstance(node, ast.NamedExpr) and node.target.id == name:
            yield node.value


class Reader:
    """Follows expressions to values."""

    def __init__(self) -> None:
        self._known: dict[tuple[ast.AST | str, Path, Function | None], Values] = {}

    def of(self, node: ast.expr, scope: Scope) -> Values:
        """An expression that leads back to itself adds nothing."""
        key = (node, scope.file, scope.function)
        if key not in self._known:
            self._known[key] = NONE
            self._known[key] = self._anew(node, scope)
        return self._known[key]

    def _anew(self, node: ast.expr, inside: Scope) -> Values:
        match node:
            case ast.Constant(value=bool()):
                return NONE
            case ast.Constant(value=int() | float() | str() as value):
                return frozenset({value} - {""})
            case ast.IfExp():
                return self.of(node.body, inside) | self.of(node.orelse, inside)
            case ast.BoolOp():
                return self._any(node.values, inside)
            case ast.JoinedStr() | ast.FormattedValue():
                return frozenset(SIZES if _is_size(node) else WORDS)
            case ast.BinOp():
                both = self.of(node.left, inside) | self.of(node.right, inside)
                return frozenset(COUNTS if not both or all(isinstance(one, int | float) for one in both) else WORDS)
            case ast.UnaryOp():
                return frozenset(COUNTS)
            case ast.Call():
                return self._call(node, inside)
            case ast.Name():
                return self._name(node.id, inside)
            case ast.Attribute():
                return self._attribute(node, inside)
            case ast.Subscript():
                return self.of(node.value, inside)
            case ast.Starred():
                return self.of(node.value, inside)
            case ast.Tuple() | ast.List() | ast.Set():
                return self._any(node.elts, inside)
            case ast.Dict():
                return self._any(node.values, inside)
            case ast.GeneratorExp() | ast.ListComp() | ast.SetComp():
                return self.of(node.elt, inside)
            case ast.DictComp():
                return self.of(node.value, inside)
        return NONE

    def _any(self, nodes: Iterable[ast.expr], scope: Scope) -> Values:
        return frozenset(value for node in nodes for value in self.of(node, scope))

    def _call(self, call: ast.Call, scope: Scope) -> Values:
        name = _called(call)
        if name in ("len", "sum", "round", "int", "abs", "count", "index", "bit_count"):
            return frozenset(COUNTS)
        if name in ("str", "join", "strip", "replace", "upper", "lower", "echo", "repr", "relative_to", "group"):
            return frozenset(WORDS)
        if name == "Who":
            return frozenset(SEATS)
        if name == "players":
            return frozenset(players(range(number), "names") for number in (1, 2, 3))
        if name == "Card":
            return cards(_game_of(scope.file))
        if name == "Items":
            style = call.args[1].value if len(call.args) > 1 and isinstance(call.args[1], ast.Constant) else "comma"
            return listed(self.of(call.args[0], scope) if call.args else NONE, str(style))
        if name in ("tuple", "list", "sorted", "reversed", "max", "min", "set", "next", "cast", "or_"):
            return self._any(call.args, scope)
        if name == "map" and isinstance(call.args[0], ast.Name | ast.Attribute):
            return self._call(ast.Call(call.args[0], [], []), scope)
        if name in MAKERS | {"menu_message", "private"} and call.args:
            return messages(tuple(_ids(call.args[0], scope)), _game_of(scope.file))
        found: set[Argument] = set()
        for file, function in _seen_from(scope.file, name, functions().get(name, ())):
            inner = Scope(file, function)
            returned = [n.value for n in nodes(function) if isinstance(n, ast.Return) and n.value]
            found |= self._any(returned, inner) or self._annotation(function.returns, inner)
        return frozenset(found)

    def _name(self, name: str, scope: Scope) -> Values:
        found: set[Argument] = set()
        function = scope.function
        if function is not None:
            for value in _set_to(name, scope):
                found |= self.of(value, scope)
            for node in nodes(function):
                if isinstance(node, ast.For | ast.comprehension) and _binds(node.target, name):
                    found |= self._element(node.target, name, node.iter, scope)
                elif isinstance(node, ast.MatchClass):
                    for attribute, pattern in zip(node.kwd_attrs, node.kwd_patterns, strict=True):
                        if isinstance(pattern, ast.MatchAs) and pattern.name == name:
                            found |= self._attribute(ast.Attribute(ast.Name("_"), attribute), scope)
                    for place, pattern in enumerate(node.patterns):
                        if name in {n.name for n in ast.walk(pattern) if isinstance(n, ast.MatchAs)}:
                            found |= self._field(node.cls, place, scope)
            arguments = function.args
            for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
                if argument.arg == name:
                    found |= self._annotation(argument.annotation, scope)
        if not found:
            for file, value in _seen_from(scope.file, name, constants().get(name, ())):
                found |= self.of(value, Scope(file, None))
        return frozenset(found)

    def _element(self, target: ast.expr, name: str, over: ast.expr, scope: Scope) -> Values:
        if isinstance(over, ast.Call) and _called(over) == "enumerate" and isinstance(target, ast.Tuple):
            if _binds(target.elts[0], name):
                return frozenset(COUNTS)
            return self.of(over.args[0], scope)
        if isinstance(over, ast.Call) and _called(over) == "range":
            return frozenset(COUNTS)
        return self.of(over, scope)

    def _field(self, cls: ast.expr, place: int, scope: Scope) -> Values:
        """Return the values of the field at a place of a class that is matched."""
        wanted = cls.attr if isinstance(cls, ast.Attribute) else getattr(cls, "id", "")
        if wanted in ("int", "str"):
            return frozenset(COUNTS if wanted == "int" else WORDS)
        for file, node in classes().get(wanted, ()):
            fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            if _game_of(file) == _game_of(scope.file) and place < len(fields):
                return self._annotation(fields[place].annotation, Scope(file, None))
        return NONE

    def _attribute(self, node: ast.Attribute, scope: Scope) -> Values:
        found: set[Argument] = set()
        known = attributes().get(node.attr, ())
        game = _game_of(scope.file)
        for file, annotation in [one for one in known if game and _game_of(one[0]) == game] or known:
            found |= self._annotation(annotation, Scope(file, None))
        if not found:
            for file, value in constants().get(node.attr, ()):
                found |= self.of(value, Scope(file, None))
        return frozenset(found)

    def _annotation(self, node: ast.expr | None, scope: Scope) -> Values:
        text = ast.unparse(node) if node is not None else ""
        found: set[Argument] = set()
        if re.search(r"\bint\b", text):
            found |= {*COUNTS}
        if re.search(r"\bfloat\b", text):
            found |= {0.5, 1.5, 3.0}
        if re.search(r"\b(str|Path)\b", text):
            found |= {*WORDS}
        if literal := re.search(r"Literal\[(.*?)\]", text):
            found |= {part.strip("'\" ") for part in literal[1].split(",")}
        for alias in re.findall(r"\b[A-Z]\w+\b", text):
            if alias not in ("Message", "Items", "Literal", "Sequence", "Mapping", "Iterable", "Argument", "Who"):
                for file, value in _seen_from(scope.file, alias, constants().get(alias, ())):
                    key = (value, file, None)
                    if key not in self._known:
                        self._known[key] = NONE
                        self._known[key] = self._annotation(value, Scope(file, None))
                    found |= self._known[key]
        if re.search(r"\bWho\b", text):
            found |= {*SEATS}
        return frozenset(found)


def _binds(target: ast.expr, name: str) -> bool:
    if isinstance(target, ast.Tuple | ast.List):
        return any(_binds(one, name) for one in target.elts)
    return isinstance(target, ast.Name) and target.id == name


def _is_size(node: ast.expr) -> bool:
    return bool(re.search(r":\.?\d?[gf]\b", ast.unparse(node)))


@cache
def _game_of(file: Path) -> str:
    parts = file.parts
    return next((name for name in GAMES if name in parts or file.stem == name), "")


@cache
def cards(game: str) -> Values:
    """Return a card of each colour of a game, or of every game."""
    found: set[Argument] = set()
    for name in [game] if game else GAMES:
        for colour in game_named(name).colours:
            found |= {Card(name, f"{colour}-{value}") for value in (1, 8, 11)}
    return frozenset(found)


def listed(inner: Values, style: str) -> Values:
    whole = sorted((one for one in inner if isinstance(one, Message)), key=repr)
    if not whole:
        return NONE
    return frozenset(Items(tuple((whole * 3)[:number]), style) for number in (1, 2, 3))


@cache
def messages(ids: tuple[str, ...], game: str) -> Values:
    """Return a message for each id that one of the patterns fits, at most MOST of them, without arguments yet.

    Of colours a game has its own. Where most are words, sentences of the same beginning are something else.
    """
    known = [id for id in texts("fr") if "." not in id and any(re.fullmatch(pattern, id) for pattern in ids)]
    others = {f"colour-{colour}" for name in GAMES for colour in game_named(name).colours} if game else set()
    fit = [id for id in known if id not in others or id.removeprefix("colour-") in game_named(game).colours]
    words = [id for id in fit if not "".join(texts("fr")[id].plain).endswith((".", "?", "!"))]
    fit = words if 2 * len(words) > len(fit) else fit
    return frozenset(Message(id) for id in fit[:: max(1, len(fit) // MOST)])


class _Selectors(Visitor):
    def __init__(self) -> None:
        self.found: dict[str, set[Argument]] = {}
        self.forms: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            values = self.found.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                if isinstance(variant.key, ftl.NumberLiteral):
                    values |= {int(float(variant.key.value)), *COUNTS[1:]}
                elif variant.key.name in ("one", "many", "two", "few"):
                    values |= {*COUNTS}
                elif variant.key.name != "other":
                    values.add(variant.key.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        name, _, form = node.id.name.rpartition("-")
        if name and form in ("is", *CARD_FORMS):
            self.forms.setdefault(name, set()).add(form)


@cache
def _selectors(id: str) -> _Selectors:
    found = _Selectors()
    for locale in ("fr", "en"):
        for name in (id, f"{id}.braille", f"{id}.touch"):
            if name in texts(locale):
                found.visit(texts(locale)[name].pattern)
    return found


READER: Final = Reader()


@cache
def _whole() -> tuple[Mapping[str, list[Maker]], list[Maker]]:
    """Return the makers of one id by it, and those of several."""
    by_id: dict[str, list[Maker]] = {}
    several = []
    for maker in makers():
        if maker.ids.pattern.replace("\\", "") in texts("fr"):
            by_id.setdefault(maker.ids.pattern.replace("\\", ""), []).append(maker)
        elif "[" in maker.ids.pattern:
            several.append(maker)
    return by_id, several


def _makers_of(id: str) -> Iterator[Maker]:
    by_id, several = _whole()
    yield from by_id.get(id, ())
    yield from (maker for maker in several if maker.ids.fullmatch(id))


@cache
def _given(id: str) -> Mapping[str, Values]:
    """Return what the code gives to each variable of a message, as far as it can be followed."""
    found: dict[str, set[Argument]] = {}
    for maker in _makers_of(id):
        for name, value in maker.given.items():
            found.setdefault(name, set()).update(READER.of(value, maker.scope))
        if maker.is_of_seat:
            found.setdefault("player", set()).update(SEATS)
    return {name: frozenset(values) for name, values in found.items() if values}


@cache
def _named() -> Mapping[str, tuple[tuple[Path, ast.expr], ...]]:
    """Return what the package gives to keywords of calls and puts under keys of dictionaries, by name."""

    def found() -> Iterator[tuple[str, Path, ast.expr]]:
        for file, call in of_kind(ast.Call):
            yield from ((keyword.arg, file, keyword.value) for keyword in call.keywords if keyword.arg)
        for file, node in of_kind(ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value, file, value
        for file, assigned in of_kind(ast.Assign):
            for target in assigned.targets:
                if isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Constant):
                    yield str(target.slice.value), file, assigned.value

    return by_name(found())


@cache
def _elsewhere(name: str) -> Values:
    """Return what a variable of this name has in any message. Of other messages only that it is one."""
    found: set[Argument] = set()
    for maker in makers():
        if name in maker.given:
            found |= READER.of(maker.given[name], maker.scope)
    if not found:
        for file, value in _named().get(name, ()):
            found |= READER.of(value, Scope(file, None))
    return _spoken(ANY if isinstance(value, Message | Items) else value for value in found)


def _spoken(found: Iterable[Argument]) -> Values:
    """Return values with one word for all words of the code, which are no words of a language."""
    return frozenset(WORDS[0] if isinstance(one, str) and one not in SIZES else one for one in found)


@cache
def all_values(id: str) -> Mapping[str, Values]:
    """Return the values of each variable of a message. Raises Unknown."""
    names = (id, f"{id}.braille", f"{id}.touch")
    known = (texts(locale) for locale in ("fr", "en"))
    variables = {variable for all in known for name in names if name in all for variable in all[name].variables}
    return {name: _values(id, name) for name in sorted(variables)}


def _values(id: str, name: str) -> Values:
    selectors = _selectors(id)
    forms = selectors.forms.get(name, set())
    file = texts("fr")[id].file
    if "is" in forms:
        return frozenset(SEATS)
    if forms:
        return cards(file if file in GAMES else "")
    given = _given(id).get(name, NONE) | frozenset(selectors.found.get(name, ()))
    found = (given if name in selectors.found else _spoken(given)) or _elsewhere(name) or _example(id, name)
    if not found:
        raise Unknown(f"${name} of {id}: no code gives it, and the comment quotes no example")
    return found


QUOTED: Final = re.compile(r"“([^”]*)”|«\u00a0([^»]*)\u00a0»")


@cache
def _comments(locale: str) -> Mapping[str, str]:
    return {id: comment.replace("\n", " ") for id, comment in comments(locale)}


def _example(id: str, name: str) -> Values:
    """Return what the comments above a message quote as an example of a variable."""
    examples = []
    for locale in ("fr", "en"):
        found = re.search(rf"\${name}\b(?:,?(?: and| et)? \$[\w-]+)*([^$]*)", _comments(locale)[id])
        quoted = QUOTED.search(found[1]) if found else None
        examples += [(locale, quoted[1] or quoted[2])] if quoted else []
    if len(examples) < 2:
        return NONE
    return frozenset(COUNTS) if examples[0][1].isdigit() else frozenset({InLanguages(tuple(examples))})


def every(id: str) -> Iterator[Message]:
    """Yield a message with every value of each of its variables, the others as they are, for you and for another."""
    possible = {name: sorted(values, key=repr) for name, values in all_values(id).items()}
    usual: dict[str, Argument] = {name: values[0] for name, values in possible.items()}
    seen = set()
    for name, values in possible.items() or {"": [0]}.items():
        for value in values:
            for player in possible.get("player", [SEATS[0]])[:2]:
                both = {"player": player} if "player" in possible and name != "player" else {}
                message = Message(id, {k: filled(v) for k, v in {**usual, **both, name: value}.items() if k})
                if message not in seen:
                    seen.add(message)
                    yield message


def filled(value: Argument, depth: int = 3) -> Argument:
    """Return a message with values for its variables, and for those within."""
    if isinstance(value, Items):
        return value._replace(messages=tuple(_filled(one, depth) for one in value.messages))
    return _filled(value, depth) if isinstance(value, Message) else value


def _filled(message: Message, depth: int) -> Message:
    if message.arguments:
        return message
    if not depth:
        return ANY
    possible = all_values(message.id)
    return message._replace(arguments={name: filled(min(v, key=repr), depth - 1) for name, v in possible.items()})
