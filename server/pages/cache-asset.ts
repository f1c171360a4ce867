import type { Response } from 'express'

/**
 * Lets browsers cache a script or a file of a page: permanently if its URL contains its version, otherwise only to ask
 * whether it changed.
 *
 * @param asked - the version in the address, if it has one
 */
export function cacheAsset(res: Response, asked: unknown, version: string): void {
  res.setHeader('Cache-Control', asked === version ? 'public, max-age=31536000, immutable' : 'no-cache')
}
