"""Markdown as a tree that the typesetter walks: paragraphs, lists, tables, and what is marked within them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

Node = dict[str, Any]
MARKED = {"strong_open": "strong", "em_open": "emph", "link_open": "link"}
BLOCKS = {
    "paragraph_open": "paragraph",
    "heading_open": "heading",
    "bullet_list_open": "list",
    "ordered_list_open": "numbered",
    "list_item_open": "item",
    "blockquote_open": "quote",
    "table_open": "table",
    "thead_open": "head",
    "tbody_open": "body",
    "tr_open": "row",
    "th_open": "cell",
    "td_open": "cell",
}


@cache
def reader() -> MarkdownIt:
    return MarkdownIt("commonmark").enable("table")


def tree(text: str) -> list[Node]:
    """The blocks of a text."""
    return nested(reader().parse(text), BLOCKS)


def nested(tokens: Sequence[Token], kinds: dict[str, str]) -> list[Node]:
    """Opening and closing tokens as nodes within nodes."""
    root: list[Node] = []
    open_nodes = [root]
    for token in tokens:
        if token.nesting == 1:
            node: Node = {"kind": kinds.get(token.type, "paragraph"), "children": []}
            open_nodes[-1].append(node)
            open_nodes.append(node["children"])
        elif token.nesting == -1:
            open_nodes.pop()
        elif token.type == "inline":
            open_nodes[-1].extend(nested(token.children or [], MARKED))
        else:
            open_nodes[-1].append(leaf(token))
    return root


def leaf(token: Token) -> Node:
    if token.type in ("fence", "code_block"):
        return {"kind": "block", "text": token.content.rstrip("\n")}
    if token.type == "code_inline":
        return {"kind": "code", "text": token.content}
    if token.type == "softbreak":
        return {"kind": "text", "text": " "}
    if token.type == "hardbreak":
        return {"kind": "break"}
    return {"kind": "text", "text": token.content}
