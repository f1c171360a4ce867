import type { EntityManager } from '@mikro-orm/postgresql'
import { prepare } from '../db/prepare.ts'
import { notFound } from '../operation/errors.ts'
import { type PayRunRow, payRunColumns } from './present-pay-run.ts'

const selectPayRun = prepare((db, { id, business_id }: { id: number; business_id: number }) =>
  db.selectFrom('pay_runs').select(payRunColumns).where('id', '=', id).where('business_id', '=', business_id),
)

/** @throws {ApiError} 404 when there is no such pay run in the business */
export async function findPayRun(em: EntityManager, business_id: number, id: number): Promise<PayRunRow> {
  const row = await selectPayRun.executeTakeFirst(em, { id, business_id })
  if (!row) throw notFound()
  return row
}
