"""A file is written whole or stays as it was."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from vespers.engine.files import Lock, write_whole


def test_a_file_is_written_and_nothing_lies_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    for data in (b"one", b"two"):
        write_whole(path, data)
        assert path.read_bytes() == data and os.listdir(tmp_path) == ["game.jsonl"]


def test_a_full_disk_leaves_what_stood_there_and_names_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"the only copy")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as trouble:
        write_whole(path, b"more")
    assert trouble.value.filename == str(path)
    assert path.read_bytes() == b"the only copy" and os.listdir(tmp_path) == ["game.jsonl"]


def test_only_a_durable_file_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[Any] = []
    monkeypatch.setattr(os, "fsync", waited.append)
    write_whole(tmp_path / "one", b"", durable=False)
    assert not waited
    write_whole(tmp_path / "other", b"")
    assert len(waited) == 1


def test_links_and_permissions_stay(tmp_path: Path) -> None:
    path, link = tmp_path / "game.jsonl", tmp_path / "link.jsonl"
    path.write_bytes(b"one")
    path.chmod(0o600)
    link.symlink_to(path)
    write_whole(link, b"two")
    assert link.is_symlink() and path.read_bytes() == b"two" and path.stat().st_mode & 0o777 == 0o600


def test_a_device_is_written_to_and_not_replaced() -> None:
    write_whole(Path(os.devnull), b"away")
    assert not Path(os.devnull).is_file()


def test_a_lock_is_held_by_one_until_it_is_released(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with Lock(path) as one, Lock(path) as other:
        assert one.take() and one.take(), "who holds it holds it"
        assert not other.take()
        one.release()
        assert other.take() and not one.take()
    assert path.exists() and Lock(path).take(), "both have let go; the file stays"


def test_a_lock_where_no_file_can_be_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(OSError):
        Lock(tmp_path / "nowhere" / "lock").take()


def test_where_the_file_system_knows_no_locks_nobody_is_kept_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")

    def unknown(*_: Any) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(fcntl, "flock", unknown)
    with Lock(tmp_path / "lock") as one, Lock(tmp_path / "lock") as other:
        assert one.take() and other.take()
