import { notFound } from '../operation/errors.ts'
import { prepare } from '../operation/prepare.ts'
import type { Work } from '../operation/work.ts'
import { type PayRunRow, payRunColumns } from './present-pay-run.ts'

const selectPayRun = prepare((db, { business_id }, { id }: { id: number }) =>
  db.selectFrom('pay_runs').select(payRunColumns).where('id', '=', id).where('business_id', '=', business_id),
)

/** @throws {ApiError} 404 when there is no such pay run in the business */
export async function findPayRun(work: Work, id: number): Promise<PayRunRow> {
  const row = await selectPayRun.executeTakeFirst(work, { id })
  if (!row) throw notFound()
  return row
}
