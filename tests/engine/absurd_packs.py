"""Packs that nobody needs, and what is said of them."""

from __future__ import annotations

ABSURD = {
    "48 kB of a key": (".".join("a" * 24_000) + " = 1", "keys of at most 8 parts"),
    "120 kB of a key": (".".join("a" * 60_000) + " = 1", "at most 65,536 characters"),
    "a quoted key": (".".join(['"a"'] * 9) + " = 1", "keys of at most 8 parts"),
    "a key with spaces": (" . ".join("a" * 9) + " = 1", "keys of at most 8 parts"),
    "a key after a text": ('x = """\n"\\"""" # "\n' + ".".join("a" * 9) + " = 1", "keys of at most 8 parts"),
    "a header": (f"[{'.'.join('a' * 9)}]", "keys of at most 8 parts"),
    "a key in a table": (f"x = {{ {'.'.join('a' * 9)} = 1 }}", "keys of at most 8 parts"),
    "arrays": ("x = " + "[" * 9 + "]" * 9, "brackets nested at most 8 deep"),
    "many arrays": ("x = " + "[" * 30_000 + "]" * 30_000, "brackets nested at most 8 deep"),
    "tables": ("x = " + "{ a = " * 9 + "1" + " }" * 9, "brackets nested at most 8 deep"),
    "brackets that never close": ("[" * 5_000, "brackets nested at most 8 deep"),
    "a number": ("x = " + "9" * 5_000, "numbers of at most 24 digits"),
    "a number with lines": ("x = " + "1_" * 13 + "1", "numbers of at most 24 digits"),
    "a number in hex": ("x = 0x" + "f" * 5_000, "numbers of at most 24 digits"),
    "a fraction": ("x = 0." + "3" * 50, "numbers of at most 24 digits"),
    "a large text": ("#" * 65_537, "at most 65,536 characters"),
}
