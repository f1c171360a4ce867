type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>
type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()

/**
 * Imports keys for HMAC-SHA256.
 *
 * @param secret - one secret or several
 * @param decode - converts a secret into the bytes of its key
 * @throws {TypeError} when there is no secret
 */
export function importKeys(secret: string | readonly string[], decode: (secret: string) => Bytes): Promise<Key[]> {
  const secrets = [secret].flat().filter(Boolean)
  if (secrets.length === 0) throw new TypeError('there is no webhook secret: is its environment variable set?')
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return Promise.all(
    secrets.map((text) => crypto.subtle.importKey('raw', decode(text), algorithm, false, ['sign', 'verify'])),
  )
}

/**
 * Returns the key of a Standard Webhooks secret: the base64 text after `whsec_`, decoded.
 *
 * @throws {TypeError} when the text is not a Standard Webhooks secret
 */
export function standardKey(secret: string): Bytes {
  const key = fromBase64(secret.replace(/^whsec_/, ''))
  if (key.length === 0) throw new TypeError('the webhook secret is not whsec_ and base64')
  return key
}

/** Returns the HMAC of a message with the first key. */
export async function sign([key]: Key[], message: Bytes): Promise<Bytes> {
  return key === undefined ? new Uint8Array() : new Uint8Array(await crypto.subtle.sign('HMAC', key, message))
}

/** Whether any of the keys created any of the signatures; compares in constant time, with `subtle.verify`. */
export async function isSigned(keys: Key[], signatures: Bytes[], message: Bytes): Promise<boolean> {
  for (const key of keys) {
    for (const signature of signatures) {
      if (await crypto.subtle.verify('HMAC', key, signature, message)) return true
    }
  }
  return false
}

/** Encodes text as UTF-8. */
export function utf8(text: string): Bytes {
  return new Uint8Array(encoder.encode(text))
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

/** Decodes base64. Returns no bytes for any other text, as keys and signatures are never empty. */
export function fromBase64(text: string): Bytes {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Concatenates byte arrays into a new one. */
export function joined(...parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
