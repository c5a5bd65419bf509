"""A table of a version as a sheet (CSV): one row for each card, to edit in a spreadsheet.

Words are separated by semicolons, an amount follows its word ("fight 2; move 1"), groups by a bar.
"""

from __future__ import annotations

import csv
import io
from typing import Any

from vespers.engine.errors import BadPack
from vespers.engine.workshop import FormField, FormTable

MARK = "\ufeff"  # spreadsheets read UTF-8 where it begins with this
SWITCH = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False, "": False}
MOST_ROWS = 500


def written(table: FormTable, values: dict[str, Any]) -> str:
    """A sheet with the ids in the first column; a table without entries has one row for each field."""
    out = io.StringIO()
    sheet = csv.writer(out, lineterminator="\n")
    if table.entries:
        sheet.writerow(["id", *[field.key for field in table.fields]])
        for id, entry in values.items():
            sheet.writerow([id, *[cell(field, entry.get(field.key)) for field in table.fields]])
    else:
        sheet.writerow(["id", "value"])
        for field in table.fields:
            sheet.writerow([field.key, cell(field, values.get(field.key))])
    return MARK + out.getvalue()


def cell(field: FormField, value: Any) -> str:
    match field.kind:
        case "switch":
            return "yes" if value else "no"
        case "amounts":
            return "; ".join(f"{word} {amount}" for word, amount in (value or {}).items())
        case "several" | "numbers":
            return "; ".join(str(one) for one in value or ())
        case "groups":
            return " | ".join("; ".join(group) for group in value or ())
    return "" if value is None else str(value)


def read(table: FormTable, text: str) -> dict[str, Any]:
    """The values of a sheet, with whatever separator a spreadsheet wrote; an error names row and column."""
    rows = [row for row in reader(text.removeprefix(MARK)) if any(one.strip() for one in row)]
    if not rows or len(rows) > MOST_ROWS:
        raise BadPack(f"{table.id}.csv", "", f"1 to {MOST_ROWS} rows", str(len(rows)))
    head = [one.strip() for one in rows[0]]
    if not head or head[0] != "id":
        raise BadPack(f"{table.id}.csv", "", "id in the first column", head[0] if head else "nothing")
    known = {field.key: field for field in table.fields}
    if not table.entries:
        return {
            row[0].strip(): value(table, known, row[0].strip(), "value", row[1] if len(row) > 1 else "")
            for row in rows[1:]
        }
    found: dict[str, Any] = {}
    for row in rows[1:]:
        id = row[0].strip()
        if id in found:
            raise BadPack(f"{table.id}.csv", f"{table.id}.{id}", "each id once", "it stands twice")
        cells = dict(zip(head[1:], row[1:], strict=False))
        found[id] = {key: value(table, known, key, id, one) for key, one in cells.items() if key}
    return found


def reader(text: str) -> list[list[str]]:
    """Separated by comma, semicolon or tab: whichever the first line has most of."""
    first = text.partition("\n")[0]
    separator = max(",;\t", key=first.count)
    try:
        return list(csv.reader(io.StringIO(text), delimiter=separator, strict=True))
    except csv.Error as error:
        raise BadPack("the sheet", "", "rows of a spreadsheet (CSV)", str(error)) from None


def value(table: FormTable, known: dict[str, FormField], key: str, id: str, text: str) -> Any:
    """A cell as the value of its field."""
    if key not in known:
        raise BadPack(f"{table.id}.csv", f"{table.id}.{key}", "one of " + ", ".join(known), key)
    field, text = known[key], text.strip()
    where = f"{table.id}.{id}.{key}" if table.entries else f"{table.id}.{key}"
    match field.kind:
        case "number":
            return number(table, where, text)
        case "switch":
            if text.lower() not in SWITCH:
                raise BadPack(f"{table.id}.csv", where, "yes or no", text)
            return SWITCH[text.lower()]
        case "several":
            return parts(text)
        case "numbers":
            return [number(table, where, one) for one in parts(text)]
        case "groups":
            return [parts(group) for group in text.split("|")]
        case "amounts":
            pairs = [one.rpartition(" ") for one in parts(text)]
            return {word.strip(): number(table, where, amount) for word, _, amount in pairs}
    return text


def parts(text: str) -> list[str]:
    return [one.strip() for one in text.split(";") if one.strip()]


def number(table: FormTable, where: str, text: str) -> int:
    try:
        return int(text.replace("\u2212", "-"))
    except ValueError:
        raise BadPack(f"{table.id}.csv", where, "a whole number", text) from None
