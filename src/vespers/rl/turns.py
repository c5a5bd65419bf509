"""The turns of one game, as PettingZoo asks for them. Compiled: every step goes through here."""

from __future__ import annotations

from operator import index
from typing import Any

from vespers.rl.course import Course, Window, say
from vespers.rl.paper import FAR


class Turns:
    """`last` and `step` of an environment while its game goes on, each in one call.

    Until the end there are no rewards, and nobody is out. What is not so simple is for `env` itself: what
    only a `view` can tell, and `tell`, `take` and `end`.
    """

    __slots__ = ("agents", "course", "env", "infos", "look", "simple", "updated", "window")

    def __init__(self, course: Course, look: Any, env: Any, agents: list[str], simple: bool) -> None:
        self.course = course
        self.look = look  # of a seat
        window = getattr(look, "__self__", None)
        self.window = window if isinstance(window, Window) else None  # compiled: called without a detour
        self.env = env
        self.agents = agents  # by seat
        self.simple = simple  # nobody watches, and no game is cut short
        self.infos: dict[str, dict[str, Any]] = {}
        self.updated = False  # there was a step since a loop over `agent_iter` asked last

    def last(self, observe: bool = True) -> Any:
        """What the seat asked sees and may say; its reward, whether it is out, and what there is to know."""
        me = self.course.asks
        if me < 0 or not observe or not self.simple:
            return self.env.tell(observe)
        try:
            seen = self.look(me) if self.window is None else self.window.look(me)
        except FAR:
            seen = self.env.view(me)
        return seen, 0.0, False, False, self.infos[self.agents[me]]

    def step(self, action: Any) -> None:
        """The seat asked says the action of this number."""
        self.updated = True
        course = self.course
        if course.asks < 0 or action is None or not self.simple:
            self.env.take(action)
            return
        say(course, action if isinstance(action, int) else index(action))
        if course.asks < 0:
            self.env.end()
