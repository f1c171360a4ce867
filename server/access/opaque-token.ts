import { createHash, randomBytes } from 'node:crypto'

/** Makes a token that means nothing but itself: 32 random bytes in base64url. */
export const createOpaqueToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of an opaque token. A plain hash suffices, as 256 random bits cannot be guessed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
