import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../server/operation/work.ts'
import { ofOwner, perOwner } from './owners.ts'

/** A webhook and its business, which is only needed where Citus spreads the rows. */
interface Owned {
  id: number
  business_id: number | undefined
}

/**
 * Writes which worker has webhooks open. That only saves work, so it waits for nobody: the row of a webhook that somebody
 * else has locked stays as it is.
 *
 * @param worker - null for none
 * @param only - which of them it is written for
 * @returns of how many it was written
 */
export async function writeDrainedBy(
  db: Db,
  webhooks: readonly Owned[],
  worker: number | null,
  only: RawBuilder<unknown>,
): Promise<number> {
  const written = await perOwner(
    db,
    webhooks,
    ({ business_id }) => business_id,
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

/** The webhooks that are said to be open at workers for which a condition on `drained_by` holds. */
export async function drainedBy(db: Db, those: RawBuilder<unknown>): Promise<Owned[]> {
  const { rows } = await sql<Owned>`select business_id, id from webhooks where ${those}`.execute(db)
  return rows
}
