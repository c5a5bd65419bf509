"""The interface of a game, and its settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

import msgspec
from librt.random import Random
from msgspec import UNSET, UnsetType

from vespers.engine.errors import BadSettings
from vespers.engine.kernel import Box, Replacements, Seat, State, settle
from vespers.engine.messages import Codebook, Event, Outcome, Text, Why
from vespers.engine.packs import pack_names
from vespers.engine.rulings import Ruling, Versions, unknown_version
from vespers.engine.validation import option_fault
from vespers.engine.variant import Replaced, replacements

if TYPE_CHECKING:
    from vespers.engine.campaign import Campaign

S = TypeVar("S", bound=State)

NO_FOLDER: Final = Path(__file__).parent / "no-folder"  # of a game in one module: it does not exist
NO_BOX: Final = Box()

Spoken = Mapping[str, Callable[[Any, Any], int | str | Text]]  # field of a struct -> (box, value) -> text


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What can be chosen before a game. A game's own settings extend it; a record contains all of it."""

    packs: tuple[str, ...] = ("base",)  # content packs that come with the game, laid over one another
    own: tuple[str, ...] = ()  # the player's own packs, as TOML, laid over those
    version: int | UnsetType = UNSET  # of the rules: the newest, unless an older match goes on
    rulings: dict[str, str] | UnsetType = UNSET  # id -> answer, where this table answers otherwise

    def __hash__(self) -> int:
        """Boxes are kept by their settings; a dictionary alone cannot be hashed."""
        return hash(msgspec.json.encode(self, order="deterministic"))


class Game(Generic[S]):
    """One game: its names, its set-up, and the two functions of hidden information."""

    name: ClassVar[str]
    version: ClassVar[int]  # raised whenever an old record would replay differently: the newest of `versions`
    versions: ClassVar[Versions] = {}  # how each version that was ever released answers the rulings
    rulings: ClassVar[tuple[Ruling, ...]] = ()  # what the book leaves open
    players: ClassVar[range]
    codebook: ClassVar[Codebook]
    actions: ClassVar[Any]  # the union of its actions: the type of a log
    events: ClassVar[Any] = Event  # the union of its events
    views: ClassVar[Any]  # the type of a view
    settings: ClassVar[type[Settings]] = Settings
    spoken: ClassVar[Spoken] = {}  # how the numbers in actions, events and reasons are worded
    states: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # key of a text -> numbers of the box that it states
    usual: ClassVar[
        Mapping[str, tuple[str, ...]]
    ] = {}  # settings of type text: the values that the game's own packs offer
    folder: ClassVar[Path] = NO_FOLDER  # where its RULES.md, packs, texts and art are
    fluent: ClassVar[Mapping[str, str]] = {}  # language -> its texts, for a game without a folder
    secrets: ClassVar[bool] = True  # False: nothing is hidden, so one imagined world is enough
    minutes: ClassVar[int] = 30  # how long a match takes, for the shelf
    beta: ClassVar[bool] = False  # its rules are not final
    campaign: ClassVar[Campaign[Any] | None] = None  # how its matches can be linked
    replaces: ClassVar[Replaced] = {}  # of a variant: steps of its base game -> steps that stand in for them
    family: ClassVar[tuple[str, ...]] = ()  # its own name, then those of the games it is a variant of
    steps: ClassVar[Replacements | None] = None  # `replaces`, ready for the kernel

    def __init_subclass__(cls, **more: Any) -> None:
        """A subclass with a name of its own is a variant of the game that it inherits from."""
        super().__init_subclass__(**more)
        line = [kind for kind in cls.__mro__ if kind is not Game and issubclass(kind, Game)]
        cls.family = tuple(dict.fromkeys([vars(kind)["name"] for kind in line if "name" in vars(kind)]))
        cls.replaces = {old: new for kind in reversed(line) for old, new in kind.replaces.items()}
        cls.steps = replacements(cls.replaces)
        cls.states = {
            **{inherited_key(cls.family, key): numbers for key, numbers in cls.states.items()},
            **cls.states,
        }

    def box(self, settings: Any) -> Box:
        """The tables of the chosen packs; the same object for the same settings."""
        return NO_BOX

    def setup(self, seats: int, settings: Any) -> S:
        """The state before the first step, with the agenda filled."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """None while the game goes on."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat | None) -> Any:
        """What a seat, or a spectator, may know: a white list."""
        raise NotImplementedError

    def imagine(self, s: S, seat: Seat | None, rng: Random) -> S:
        """A state this seat cannot tell from `s`: for fair search."""
        if self.secrets:
            raise NotImplementedError
        return s.clone()

    def invariants(self, s: S) -> None:
        """Raise AssertionError when something is lost or a precomputed field is wrong: the kit calls it."""

    def packs(self) -> tuple[str, ...]:
        """The packs that come with the game."""
        return pack_names(self.folder / "packs")

    def packs_in_force(self, settings: Any) -> tuple[str, ...]:
        """Those of the game's packs that these settings play with."""
        packs: tuple[str, ...] = settings.packs
        return packs

    def texts(self, settings: Any) -> Mapping[str, Mapping[str, str]]:
        """Texts that come with a player's own pack: key -> language -> text."""
        return {}

    def words(self, settings: Any) -> Mapping[str, Text]:
        """Texts made from the packs in force: what a card does, by its effects and numbers."""
        return {}

    def bands(self, settings: Any) -> tuple[int, ...]:
        """Scores at which the book's next better verdict begins; nothing where it gives none."""
        return ()

    def variants(self, seats: int) -> Sequence[Any]:
        """Settings that together cover every mode, mod and expansion: for long tests."""
        return (self.settings(),)

    def face(self, name: str) -> Any:
        """A part that is loaded when asked for: scene, tables, printing, terminal, remarks, judgement …

        It is the module of that name beside the game's own, or beside that of a game it inherits from; None
        when there is none.
        """
        for kind in type(self).__mro__:
            if issubclass(kind, Game) and kind is not Game:
                found = module_beside(kind.__module__, name)
                if found is not None:
                    return found
        return None

    def start(self, seats: int, settings: Any = None) -> S:
        """The first position in which somebody is asked."""
        s = self.setup(seats, self.settings() if settings is None else settings)
        s.replaced = self.steps
        settle(s)
        return s

    def why_not_seats(self, seats: int) -> Why | None:
        """Why the game cannot be played with this many seats."""
        low, high = self.players[0], self.players[-1]
        return None if seats in self.players else Why("seats", "", {"seats": seats, "low": low, "high": high})

    def known_versions(self) -> Versions:
        """The versions of the rules that can be played; a game without rulings has one."""
        return self.versions or {self.version: {}}

    def version_of(self, settings: Any) -> int:
        """The version of the rules that these settings ask for."""
        return self.version if settings.version is UNSET else int(settings.version)

    def answers(self, settings: Any) -> dict[str, str]:
        """The answer in force to each ruling; a game without any needs no box."""
        rulings = getattr(self.box(settings), "rulings", None) if self.rulings else None
        return {one.id: getattr(rulings, one.id) for one in self.rulings}

    def stored_settings(self, settings: Any) -> dict[str, Any]:
        """Settings as a record keeps them: without the version, which stands beside them, and of the rulings
        only those that the version and the packs answer otherwise."""
        stored: dict[str, Any] = msgspec.to_builtins(settings)
        stored.pop("version", None)
        chosen = stored.pop("rulings", {})
        if chosen:
            without = self.answers(msgspec.structs.replace(settings, rulings=UNSET))
            chosen = {name: chosen[name] for name in sorted(chosen) if chosen[name] != without.get(name)}
        return {**stored, "rulings": chosen} if chosen else stored

    def canonical(self, settings: Any) -> Any:
        """The same settings without a version or a ruling that would be in force anyway."""
        if settings.version is UNSET and settings.rulings is UNSET:
            return settings
        return self.read_stored(self.stored_settings(settings), self.version_of(settings))

    def read_stored(self, raw: Mapping[str, Any], version: int) -> Any:
        """Settings as `stored_settings` gives them, for a version that may be older than ours."""
        if version not in self.known_versions():
            raise BadSettings(unknown_version(version, self.known_versions()))
        known = {key: value for key, value in raw.items() if key != "version"}
        return self.read_settings(known if version == self.version else {**known, "version": version})

    def read_settings(self, raw: Mapping[str, Any], strict: bool = True) -> Any:
        """Settings from JSON or from the strings of a command line (`strict=False`)."""
        try:
            return msgspec.convert(dict(raw), self.settings, strict=strict)
        except msgspec.ValidationError as error:
            raise BadSettings(option_fault(dict(raw), self.settings, error)) from None


def inherited_key(family: Sequence[str], key: str) -> str:
    """A text's key under the name of the variant that inherits the text."""
    for base in family[1:]:
        if key.startswith(f"{base}-"):
            return family[0] + key.removeprefix(base)
    return key


@cache
def module_beside(package: str, name: str) -> ModuleType | None:
    """`package.name`, or None when the package, which may be a single module, has no such part."""
    try:
        found = find_spec(f"{package}.{name}")
    except ModuleNotFoundError:
        return None
    return None if found is None else import_module(f"{package}.{name}")
