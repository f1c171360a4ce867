/*
 * Asks the browser for passkeys (WebAuthn), on the pages that use them.
 * data-passkey="get" or "create"  a hidden part with a form, whose field `credential` receives the passkey's response
 * data-options                    the options of the service, in the element with data-passkey, as JSON
 * data-failed                     a hidden message in the part, for a request that the user or the browser ended
 * data-without-passkeys           an element for browsers without passkeys or scripts
 */

const ask = {
  get: (options) => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  create: (options) =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
}

if (globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON !== undefined) {
  for (const other of document.querySelectorAll('[data-without-passkeys]')) other.hidden = true
  for (const part of document.querySelectorAll('[data-passkey]')) show(part)
}

function show(part) {
  const { passkey, options } = part.dataset
  const form = part.querySelector('form')
  const failed = part.querySelector('[data-failed]')
  const { credential } = form.elements
  let isAsking = false
  part.hidden = false
  form.addEventListener('submit', async (event) => {
    if (credential.value !== '') return
    event.preventDefault()
    if (isAsking) return
    isAsking = true
    failed.hidden = true
    try {
      credential.value = JSON.stringify((await ask[passkey](JSON.parse(options))).toJSON())
      form.requestSubmit(event.submitter)
    } catch {
      failed.hidden = false
    }
    isAsking = false
  })
}
