import type { Schemas } from '../operation/contract/contract.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import type { Change } from '../operation/work.ts'
import { payRunStates } from './pay-run.states.ts'
import { type PayRunRow, payRunColumns } from './present-pay-run.ts'

/**
 * Reads a pay run for a change and keeps others from changing it, or its payslips, until the transaction ends. It is
 * the first lock of every change of a pay run, so that no two transactions wait for each other.
 *
 * @param action - what the change does; writing payslips is an `update`
 * @param ifMatch - the version of the pay run that the change builds on, where the caller gave one
 * @throws {ApiError} 404 when it is not in the business, 409 when its state does not allow the action, 412 when
 *   `ifMatch` is another version
 */
export async function lockPayRun(
  { db, business_id }: Change,
  id: number,
  action: Schemas['PayRunAction'],
  ifMatch?: string,
): Promise<PayRunRow> {
  const row = await db
    .selectFrom('pay_runs')
    .select(payRunColumns)
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  payRunStates.check(row.status, action)
  checkIfMatch(ifMatch, row.version, `Pay run ${id}`)
  return row
}
