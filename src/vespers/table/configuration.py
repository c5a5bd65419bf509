"""Where settings come from: a file, then the environment, then the command line. The last one wins."""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from vespers.engine.files import read_text
from vespers.table.addresses import Trusted
from vespers.table.settings import LIMITS, Settings

PREFIX = "VESPERS_"  # VESPERS_PORT, VESPERS_MATCHES_PER_HOUR, …
FILE = f"{PREFIX}CONFIG"
WITH_SECRETS = ("database", "metrics_token")
HIDDEN = "***"  # what is shown of a secret
FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}


class BadConfiguration(Exception):
    """A setting cannot be used: the message names its place and what was expected."""


class Given(NamedTuple):
    """A value, and where it was given."""

    value: Any
    place: str


def load(
    options: Mapping[str, Any], limits: Iterable[str] = (), environment: Mapping[str, str] | None = None
) -> tuple[Settings, dict[str, str]]:
    """The settings, and where each of them that is no default was given. `options` may name a `config`."""
    environment = environment or {}
    file = options.get("config") or environment.get(FILE)
    given = _from_file(Path(file)) if file else {}
    given |= _from_environment(environment)
    given |= {name: Given(value, option(name)) for name, value in options.items() if name in FIELDS}
    given |= _from_limits(limits)
    settings = Settings(**{name: _read(name, *one) for name, one in given.items()})
    _check_proxies(settings)
    return settings, {name: one.place for name, one in given.items()}


def _check_proxies(settings: Settings) -> None:
    try:
        Trusted(settings.trusted_proxies)
    except ValueError as error:
        raise BadConfiguration(f"trusted_proxies: {error}") from None


def option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _from_file(file: Path) -> dict[str, Given]:
    """A flat TOML file; limits may stand in a table of their own."""
    try:
        found = tomllib.loads(read_text(file))
    except OSError as error:
        raise BadConfiguration(f"{file}: {error.strerror or error}") from None
    except (ValueError, RecursionError) as error:
        raise BadConfiguration(f"{file}: {error}") from None
    limits = found.pop("limits", {})
    if not isinstance(limits, dict):
        raise BadConfiguration(f"{file}: limits: expected a table")
    for name in [*(set(found) - set(FIELDS)), *(set(limits) - set(LIMITS))]:
        raise BadConfiguration(f"{file}: there is no setting {name!r}; see vespers serve --show-config")
    return {name: Given(value, str(file)) for name, value in {**found, **limits}.items()}


def _from_environment(environment: Mapping[str, str]) -> dict[str, Given]:
    variables = {name: f"{PREFIX}{name.upper()}" for name in FIELDS}
    return {
        name: Given(environment[variable], variable)
        for name, variable in variables.items()
        if variable in environment
    }


def _from_limits(limits: Iterable[str]) -> dict[str, Given]:
    """`--limit NAME=VALUE`."""
    given = {}
    for limit in limits:
        name, equals, value = limit.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or name not in LIMITS:
            raise BadConfiguration(f"--limit {limit}: expected NAME=VALUE; names: {', '.join(LIMITS)}")
        given[name] = Given(value.strip(), "--limit")
    return given


def _read(name: str, value: Any, place: str) -> Any:
    """A value of the setting's type: texts of the environment and of options are read as numbers."""
    try:
        read = msgspec.convert(value, FIELDS[name].type, strict=False)
    except msgspec.ValidationError as error:
        raise BadConfiguration(f"{place}: {name}: {error}") from None
    if isinstance(read, float) and not math.isfinite(read):
        raise BadConfiguration(f"{place}: {name}: expected a finite number")
    if name in WITH_SECRETS and HIDDEN in str(read):
        raise BadConfiguration(f"{place}: {name}: {HIDDEN} stands for a secret that --show-config left out")
    return read


def show(settings: Settings, places: Mapping[str, str]) -> str:
    """All settings as a file for `--config`, with their meaning and origin; secrets are left out."""
    lines = ["# vespers serve --config FILE; environment: VESPERS_ and the name in capitals", ""]
    for name in [*(n for n in FIELDS if n not in LIMITS), *LIMITS]:
        if name == LIMITS[0]:
            lines += ["", "[limits]  # 0: no limit; also --limit NAME=VALUE"]
        line = f"{name} = {json.dumps(_shown(name, getattr(settings, name)), ensure_ascii=False)}"
        lines += [f"# {_meaning(name)}", line + (f"  # {places[name]}" if name in places else "")]
    return "\n".join(lines)


def _meaning(name: str) -> str:
    extra = msgspec.inspect.type_info(FIELDS[name].type)
    schema: Any = getattr(extra, "extra_json_schema", None) or {}
    return str(schema.get("description", name))


def _shown(name: str, value: Any) -> Any:
    if name == "metrics_token" and value:
        return HIDDEN
    if name == "database" and value:
        return without_password(value)
    return value


def without_password(url: str) -> str:
    """A database's URL for people and logs."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return HIDDEN
    return parsed.difference_update_query(["password", "sslpassword"]).render_as_string(hide_password=True)
