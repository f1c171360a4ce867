import type { Response } from 'express'

/**
 * Allows browsers to cache a static file: permanently if its URL contains the current version, otherwise with
 * revalidation.
 *
 * @param requestedVersion - the version in the URL, if any
 */
export function cacheAsset(res: Response, requestedVersion: unknown, version: string): void {
  res.setHeader('Cache-Control', requestedVersion === version ? 'public, max-age=31536000, immutable' : 'no-cache')
}
