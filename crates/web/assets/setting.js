// Settings that belong to this browser.

/** Whether moves are confirmed: always, unless this browser was told otherwise. */
export function setting(value) {
  try {
    if (value) localStorage.setItem("confirm", value);
    return localStorage.getItem("confirm") ?? "always";
  } catch {
    return "always"; // storage may be closed to us
  }
}
for (const input of document.querySelectorAll("[data-setting=confirm] input")) {
  input.checked = input.value === setting();
  input.addEventListener("change", () => setting(input.value));
}
