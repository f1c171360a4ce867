import { createHash } from 'node:crypto'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Problem } from '../operation/errors.ts'
import type { Change, Work } from '../operation/work.ts'
import type { FileProblem } from '../pdf/file-problem.ts'
import { stripPng } from '../pdf/strip-png.ts'

/** A re-encoded logo. */
interface AcceptedLogo {
  sha256: string
  content_type: 'image/png'
  width: number
  height: number
  bytes: Buffer
}

const maxBytes = 256 * 1024
/** The maximum width and height in pixels. */
const maxSide = 2000

/** Validates the encoding and the size of the `logo` of a body. */
export function logoProblems(logo: Schemas['BusinessLogoFile'] | undefined): Problem[] {
  if (!logo) return []
  const file = Buffer.from(logo.data, 'base64')
  const isBase64 = file.toString('base64') === logo.data
  const path = 'body.logo.data'
  if (!isBase64) return [{ path, code: 'invalid', message: 'must be base64 with its padding (RFC 4648, section 4)' }]
  return file.length > maxBytes
    ? [{ path, code: 'too_large', limit: maxBytes, message: 'has more than 256 KiB: save it smaller' }]
    : []
}

/** Re-encodes the image of a validated logo without its metadata, or returns the problem. */
export async function acceptLogo({
  content_type,
  data,
}: NonNullable<Schemas['BusinessLogoFile']>): Promise<
  { logo: AcceptedLogo; problem?: undefined } | { logo?: undefined; problem: FileProblem }
> {
  const file = Buffer.from(data, 'base64')
  const bare = await stripPng(file, { maxSide })
  if (bare.problem !== undefined) return { problem: bare.problem }
  const { bytes, width, height } = bare
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { logo: { sha256, content_type, width, height, bytes } }
}

/**
 * Returns the path of a logo. It contains the hash, so that browsers can cache the file and the path cannot be guessed.
 */
const logoPath = ({ sha256 }: Pick<AcceptedLogo, 'sha256'>): string => `/logos/${sha256}.png`

/** Returns the API representation of the logo of the business; null if there is none. */
export async function readLogo({ db, business_id, config }: Work): Promise<Schemas['BusinessLogo']> {
  const row = await selectLogo({ db, business_id }).select(['sha256', 'width', 'height']).executeTakeFirst()
  if (!row) return null
  const { width, height } = row
  return { url: `${config.publicUrl}${logoPath(row)}`, content_type: 'image/png', width, height }
}

/** Replaces the logo, or removes it if `logo` is null. */
export async function writeLogo({ db, business_id }: Change, logo: AcceptedLogo | null): Promise<void> {
  await db.deleteFrom('business_logos').where('business_id', '=', business_id).execute()
  if (logo)
    await db
      .insertInto('business_logos')
      .values({ business_id, ...logo })
      .execute()
}

/** Returns the SHA-256 of the logo of the business; null if there is none. */
export async function readLogoHash({ db, business_id }: Work): Promise<string | null> {
  const logo = await selectLogo({ db, business_id }).select('sha256').executeTakeFirst()
  return logo?.sha256 ?? null
}

const selectLogo = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>) =>
  db.selectFrom('business_logos').where('business_id', '=', business_id).where('content_type', '=', 'image/png')
