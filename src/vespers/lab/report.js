// The filter of the report: hides rows without the words, or what does not stand out. Without it all is shown.
(() => {
  const panel = document.querySelector(".filter");
  const words = panel.querySelector("input[type=search]");
  const loud = panel.querySelector("input[type=checkbox]");
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const rows = [...document.querySelectorAll(".row[data-row], tr[data-row]")];
  const show = () => {
    const wanted = plain(words.value.trim());
    for (const row of rows) {
      const quiet = loud.checked && !row.classList.contains("loud");
      row.hidden = quiet || !plain(row.textContent).includes(wanted);
    }
    const filtered = wanted !== "" || loud.checked;
    for (const part of document.querySelectorAll("section, figure.bars, details, .wide")) {
      const inside = [...part.querySelectorAll("[data-row]")];
      part.hidden = filtered && inside.length > 0 && inside.every((row) => row.hidden);
    }
    if (wanted) for (const folded of document.querySelectorAll("details")) folded.open = true;
  };
  words.addEventListener("input", show);
  loud.addEventListener("change", show);
  panel.hidden = false;
})();
