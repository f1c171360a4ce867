import { notFound } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import type { Change, Work } from '../../operation/work.ts'
import { type PayCodeRow, payCodeColumns } from './present-pay-code.ts'

const selectPayCode = ({ db, business_id }: Work, id: number) =>
  db.selectFrom('pay_codes').select(payCodeColumns).where('business_id', '=', business_id).where('id', '=', id)

/**
 * Reads a pay code.
 *
 * @throws {ApiError} 404 if the business has no such pay code
 */
export async function findPayCode(work: Work, id: number): Promise<PayCodeRow> {
  const row = await selectPayCode(work, id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Reads a pay code and locks it until the transaction ends.
 *
 * @throws {ApiError} 404 if the business has no such pay code, 412 if `ifMatch` is not its current version
 */
export async function lockPayCode(work: Change, id: number, ifMatch: string | undefined): Promise<PayCodeRow> {
  const row = await selectPayCode(work, id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(ifMatch, row.version, `Pay code ${id}`)
  return row
}
