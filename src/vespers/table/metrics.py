"""What an operator wants to know, in Prometheus' text format. Counts and times only: nothing of any match."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One registry per server, so that several in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Histogram(
            "vespers_move_seconds",
            "From a move's arrival to its commit",
            ["game"],
            registry=self.registry,
            buckets=STEPS,
        )
        self.refusals = Counter("vespers_refusals", "What was refused", ["title"], registry=self.registry)
        self.created = Counter("vespers_matches_created", "New matches", ["game"], registry=self.registry)
        self.deleted = Counter("vespers_matches_deleted", "Old matches deleted", registry=self.registry)
        self.sockets = Gauge("vespers_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("vespers_rooms", "Matches in memory", registry=self.registry)
        self.bots = Gauge("vespers_bots_asked", "Matches in which a bot is asked", registry=self.registry)

    def page(self) -> bytes:
        return generate_latest(self.registry)
