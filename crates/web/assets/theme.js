// The theme before the first paint. The server knows it from the cookie; on a first visit only the
// browser knows whether its person likes it light, so this small script runs before the style sheets.
(() => {
  const root = document.documentElement;
  if (!root.dataset.theme) {
    root.dataset.theme = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  }
})();
