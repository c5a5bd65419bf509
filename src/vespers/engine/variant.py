"""A variant of a game: steps that stand in for steps of the game it inherits from.

    class TieKnocksBothDown(RuleInstead):
        def happen(self, s): …

    class HardTies(FermentationGame):
        name = "hard-ties"
        replaces = {FightResult: TieKnocksBothDown}

`base` is the step that is replaced. What a replacement does not define, the base answers. A replacement wraps
a step and does not inherit from it, because a compiled step cannot have interpreted subclasses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vespers.engine.kernel import Chance, Choice, Replacements, Rule, Seat, Step
from vespers.engine.messages import Action, Why

AnyStep = Step[Any, Any]
Replaced = Mapping[type[AnyStep], type[AnyStep]]


class RuleInstead(Rule[Any]):
    """Stands in for a rule."""

    def __init__(self, base: Rule[Any]) -> None:
        super().__init__(base.me)
        self.base = base

    def happen(self, s: Any) -> None:
        self.base.happen(s)


class ChoiceInstead(Choice[Any, Any]):
    """Stands in for a choice. Its options follow from its candidates and why_not, whichever it defines."""

    def __init__(self, base: Choice[Any, Any]) -> None:
        super().__init__(base.me)
        self.asks = base.asks
        self.base = base

    def candidates(self, s: Any) -> Sequence[Any]:
        return self.base.candidates(s)

    def why_not(self, s: Any, a: Any) -> Why | None:
        return self.base.why_not(s, a)

    def do(self, s: Any, a: Any) -> None:
        self.base.do(s, a)

    def heard(self, a: Any, by: Seat | None) -> Action:
        return self.base.heard(a, by)

    def reveals(self, a: Any) -> bool:
        return self.base.reveals(a)

    def values(self, s: Any) -> dict[str, int | str]:
        return self.base.values(s)


class ChanceInstead(Chance[Any, Any]):
    """Stands in for a roll or a draw."""

    def __init__(self, base: Chance[Any, Any]) -> None:
        super().__init__(base.me)
        self.base = base

    def outcomes(self, s: Any) -> Sequence[Any]:
        return self.base.outcomes(s)

    def odds(self, s: Any) -> list[int]:
        return self.base.odds(s)

    def do(self, s: Any, a: Any) -> None:
        self.base.do(s, a)

    def heard(self, a: Any, by: Seat | None) -> Action:
        return self.base.heard(a, by)

    def reveals(self, a: Any) -> bool:
        return self.base.reveals(a)

    def values(self, s: Any) -> dict[str, int | str]:
        return self.base.values(s)

    def whose(self) -> Seat:
        return self.base.whose()


def replacements(replaced: Replaced) -> Replacements | None:
    """The steps of a variant, ready for the kernel; TypeError for one of the wrong kind."""
    for old, new in replaced.items():
        kind = kind_for(old)
        if not issubclass(new, kind):
            raise TypeError(
                f"{new.__name__} replaces {old.__name__}, so it must inherit from {kind.__name__}"
            )
    return Replacements({old: renamed(old, new) for old, new in replaced.items()}) if replaced else None


def kind_for(old: type[AnyStep]) -> type[AnyStep]:
    if issubclass(old, Chance):
        return ChanceInstead
    return ChoiceInstead if issubclass(old, Choice) else RuleInstead


def renamed(old: type[AnyStep], new: type[AnyStep]) -> type[AnyStep]:
    """The new step under the old one's name: prompts, views and observations know steps by their names."""
    return type(old.__name__, (new,), {"__doc__": new.__doc__, "__module__": new.__module__})
