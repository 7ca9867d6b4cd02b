// Passkeys: this device makes a key, or comes in with one.

import { toast } from "./toast.js";
import { say } from "./words.js";

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

async function send(path, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body ?? {}) });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}

async function add(name) {
  const asked = await send("/api/me/passkeys/begin");
  asked.challenge = bytes(asked.challenge);
  asked.user.id = bytes(asked.user.id);
  for (const known of asked.excludeCredentials) known.id = bytes(known.id);
  const { response } = await navigator.credentials.create({ publicKey: asked });
  const data = text(response.getAuthenticatorData());
  await send("/api/me/passkeys", { name, client: text(response.clientDataJSON), data });
}

async function comeIn() {
  const asked = await send("/api/passkeys/begin");
  asked.challenge = bytes(asked.challenge);
  const { id, response } = await navigator.credentials.get({ publicKey: asked });
  const { clientDataJSON, authenticatorData, signature } = response;
  await send("/api/passkeys", { id, client: text(clientDataJSON), data: text(authenticatorData), signature: text(signature) });
}

const deeds = { add: () => add(document.querySelector("#passkey-name")?.value ?? ""), use: comeIn };

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-passkey]");
  if (!button) return;
  if (!globalThis.PublicKeyCredential) {
    toast(say("js-passkey-none"), { glyph: "why-not" });
    return;
  }
  button.disabled = true;
  try {
    await deeds[button.dataset.passkey]();
    location.reload();
  } catch (error) {
    button.disabled = false;
    // Who closes the window of the browser has decided so.
    const words = error.name === "NotAllowedError" ? say("js-passkey-stopped") : error.message;
    toast(words, { glyph: "why-not" });
  }
});
