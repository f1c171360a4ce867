import { createHash } from 'node:crypto'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Problem } from '../operation/errors.ts'
import { barePng } from '../pdf/bare-png.ts'

/** A re-encoded logo. */
export interface AcceptedLogo {
  sha256: string
  content_type: 'image/png'
  width: number
  height: number
  bytes: Buffer
}

const maxBytes = 256 * 1024
const maxSide = 2000

/** Validates encoding and size of the `logo` of a body. */
export function logoProblems(logo: Schemas['BusinessLogoFile'] | undefined): Problem[] {
  if (!logo) return []
  const file = Buffer.from(logo.data, 'base64')
  const isBase64 = file.toString('base64') === logo.data
  const path = 'body.logo.data'
  if (!isBase64) return [{ path, message: 'must be base64 with its padding (RFC 4648, section 4)' }]
  return file.length > maxBytes ? [{ path, message: 'has more than 256 KiB: save it smaller' }] : []
}

/** Re-encodes the image of a validated logo without its metadata, or returns the problem. */
export async function acceptLogo({
  content_type,
  data,
}: NonNullable<Schemas['BusinessLogoFile']>): Promise<
  { logo: AcceptedLogo; problem?: undefined } | { logo?: undefined; problem: string }
> {
  const file = Buffer.from(data, 'base64')
  const bare = await barePng(file, { maxSide })
  if (bare.problem !== undefined) return { problem: bare.problem }
  const { bytes, width, height } = bare
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { logo: { sha256, content_type, width, height, bytes } }
}
