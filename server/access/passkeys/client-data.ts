/** The members of the client data that the service reads before the library checks all of them (WebAuthn § 5.8.1). */
interface ClientData {
  challenge?: unknown
  /** Whether the page was in a frame of another origin. */
  crossOrigin?: unknown
}

/** Reads the client data of a credential. @returns undefined if it is malformed */
function readClientData(clientDataJSON: string): ClientData | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof data === 'object' && data !== null ? data : undefined
  } catch {
    return undefined
  }
}

/** Returns the challenge that a credential signs. @returns an empty text if there is none */
export function readChallenge(clientDataJSON: string): string {
  const challenge = readClientData(clientDataJSON)?.challenge
  // PostgreSQL refuses U+0000, which no challenge contains.
  return typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge) ? challenge : ''
}

/** Whether a credential was used by a page in a frame of another origin, where its user may not see which page asks. */
export const isFromFrame = (clientDataJSON: string): boolean => readClientData(clientDataJSON)?.crossOrigin === true
