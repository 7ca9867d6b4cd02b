// Settings that belong to this browser.

const usual = { confirm: "always", tell: "off", badge: "on", sound: "off", volume: "usual", offline: "off", push: "off" };

/** The setting `name` of this browser; with a `value` it is changed first. */
export function setting(name, value) {
  try {
    if (value) localStorage.setItem(name, value);
    return localStorage.getItem(name) ?? usual[name];
  } catch {
    return value ?? usual[name]; // storage may be blocked
  }
}

/** Lets the controls of the page show what is set. */
export function showSettings() {
  for (const input of document.querySelectorAll("[data-setting] input")) {
    input.checked = input.value === setting(input.closest("[data-setting]").dataset.setting);
  }
}

document.addEventListener("change", ({ target }) => {
  const place = target.closest?.("[data-setting]");
  if (place) setting(place.dataset.setting, target.value);
});
document.addEventListener("fernweh:patched", showSettings);
showSettings();
