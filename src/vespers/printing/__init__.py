"""Games on paper: cards, boards, sheets and rulebook as PDF, from the packs, texts, rules and art in force.

`GAME.face("printing")` says what a game prints; `plain_svg` makes its drawings fit for a typesetter, which
knows no style sheets; `layout/` sets the pages. Guide: `docs/printing.md`.
"""
