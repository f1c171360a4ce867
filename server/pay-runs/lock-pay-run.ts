import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import type { Schemas } from '../operation/contract.ts'
import { illegalTransition, notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { type PayRunRow, payRunColumns } from './present-pay-run.ts'

/**
 * Reads a pay run for a change and keeps others from changing it, or anything of it, until the transaction ends. The
 * first lock of every change to a pay run, so that nobody waits in a circle.
 *
 * @param options.in - the states that allow the change
 * @param options.to - what it cannot otherwise, such as `be approved`
 * @param options.ifMatch - the version of the pay run that the change builds on, where the caller said one
 * @throws {ApiError} 404 for one that is not in the business, 409 in another state, 412 for another version
 */
export async function lockPayRun(
  t: EntityManager,
  business_id: number,
  id: number,
  options: { in: Schemas['PayRunStatus'][]; to: string; ifMatch: string | undefined },
): Promise<PayRunRow> {
  const row = await sqlOf(t)
    .selectFrom('pay_runs')
    .select(payRunColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  if (!options.in.includes(row.status)) {
    throw illegalTransition(`A pay run that is ${row.status} cannot ${options.to}.`, row.status)
  }
  checkIfMatch(options.ifMatch, row.version)
  return row
}
