import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../server/operation/work.ts'
import { type OwnersOf, ofOwner, perOwner } from './owners.ts'

/** A webhook and its business. */
interface Owned {
  id: number
  business_id: number
}

/**
 * Writes which worker has webhooks open. That only saves work, so it waits for nobody: the row of a webhook that somebody
 * else has locked stays as it is.
 *
 * @param ownersOf - finds their businesses
 * @param worker - null for none
 * @param only - which of them it is written for
 * @returns of how many it was written
 */
export async function writeDrainedBy(
  db: Db,
  webhooks: readonly Pick<Owned, 'id'>[],
  ownersOf: OwnersOf,
  worker: number | null,
  only: RawBuilder<unknown>,
): Promise<number> {
  const written = await perOwner(
    db,
    webhooks,
    async (webhooks) => {
      const owners = await ownersOf(webhooks.map(({ id }) => id))
      return webhooks.map(({ id }) => owners.get(id))
    },
    async (db, webhooks, business) => {
      const { numAffectedRows = 0n } = await sql`
        update webhooks set drained_by = ${worker} where ${ofOwner('webhooks', business)}(business_id, id) in (
          select business_id, id from webhooks
          where ${ofOwner('webhooks', business)}id = any(${webhooks.map(({ id }) => id)}::int[]) and ${only}
          for no key update skip locked
        )`.execute(db)
      return Number(numAffectedRows)
    },
  )
  return written.reduce((sum, count) => sum + count, 0)
}

/** The businesses of webhooks that were read with them. */
export const ownersAmong =
  (webhooks: readonly Owned[]): OwnersOf =>
  async () =>
    new Map(webhooks.map(({ id, business_id }) => [id, business_id]))

/** The webhooks that are said to be open at workers for which a condition on `drained_by` holds. */
export async function drainedBy(db: Db, those: RawBuilder<unknown>): Promise<Owned[]> {
  const { rows } = await sql<Owned>`select business_id, id from webhooks where ${those}`.execute(db)
  return rows
}
