import type { Schemas } from '../operation/contract/contract.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { prepare } from '../operation/prepare.ts'
import type { Change, Work } from '../operation/work.ts'
import { payRunStates } from './pay-run.states.ts'
import { type PayRunRow, payRunColumns } from './present-pay-run.ts'

const selectPayRun = prepare((db, { business_id }, { id }: { id: number }) =>
  db.selectFrom('pay_runs').select(payRunColumns).where('id', '=', id).where('business_id', '=', business_id),
)

/** Reads a pay run; undefined if the business has no such pay run. */
export const readPayRun = (work: Work, id: number): Promise<PayRunRow | undefined> =>
  selectPayRun.executeTakeFirst(work, { id })

/**
 * Reads a pay run.
 *
 * @throws {ApiError} 404 if the business has no such pay run
 */
export async function findPayRun(work: Work, id: number): Promise<PayRunRow> {
  const row = await readPayRun(work, id)
  if (!row) throw notFound()
  return row
}

/**
 * Locks a pay run and its payslips until the transaction ends. Each change of a pay run takes this lock first, to
 * prevent deadlocks.
 *
 * @param action - the action that the state must allow; writing payslips is an `update`
 * @param ifMatch - the `If-Match` header of the request
 * @throws {ApiError} 404 if the business has no such pay run, 409 if its state does not allow the action, 412 if
 *   `ifMatch` is not its current version
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
