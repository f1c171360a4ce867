import type { Schemas } from '../operation/contract/contract.ts'
import type { Change, Work } from '../operation/work.ts'
import type { AcceptedLogo } from './accept-logo.ts'
import { logoPath } from './logo-routes.ts'

/** The API representation of the logo of the business; null without one. */
export async function readLogo({ db, business_id, config }: Work): Promise<Schemas['BusinessLogo']> {
  const row = await selectLogo({ db, business_id }).select(['sha256', 'width', 'height']).executeTakeFirst()
  if (!row) return null
  const { width, height } = row
  return { url: `${config.publicUrl}${logoPath(row)}`, content_type: 'image/png', width, height }
}

/** Replaces the logo; null removes it. */
export async function writeLogo({ db, business_id }: Change, logo: AcceptedLogo | null): Promise<void> {
  await db.deleteFrom('business_logos').where('business_id', '=', business_id).execute()
  if (logo)
    await db
      .insertInto('business_logos')
      .values({ business_id, ...logo })
      .execute()
}

/** The SHA-256 of the logo; null without one. */
export async function logoHash({ db, business_id }: Work): Promise<string | null> {
  const logo = await selectLogo({ db, business_id }).select('sha256').executeTakeFirst()
  return logo?.sha256 ?? null
}

const selectLogo = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>) =>
  db.selectFrom('business_logos').where('business_id', '=', business_id).where('content_type', '=', 'image/png')
