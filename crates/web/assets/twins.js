// Highlights the twin of the element under the pointer or with the focus, in the bar and on the board.

function twins(event, on) {
  const act = event.target.closest?.("#table [data-act]")?.dataset.act;
  if (!act) return;
  for (const twin of document.querySelectorAll(`#table [data-act="${CSS.escape(act)}"]`)) twin.classList.toggle("is-twin", on);
}
document.addEventListener("pointerover", (event) => twins(event, true));
document.addEventListener("pointerout", (event) => twins(event, false));
document.addEventListener("focusin", (event) => twins(event, true));
document.addEventListener("focusout", (event) => twins(event, false));
