"""What every page must be: accessible, and no wider than the screen."""

from __future__ import annotations

from pathlib import Path

from tests.browser.person import Person

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
FITS = "document.documentElement.scrollWidth <= innerWidth"
SIZES = {"wide": (1440, 900), "phone": (390, 844), "small": (360, 640)}


def well_made(me: Person, axe: str, page: str) -> None:
    """At every size axe has nothing serious to say, and nothing sticks out sideways."""
    for name, (width, height) in SIZES.items():
        me.page.set_viewport_size({"width": width, "height": height})
        found = me.violations(axe)
        assert found == [], f"{page}, {name}: {found}"
        assert me.page.evaluate(FITS), f"{page}, {name}"
