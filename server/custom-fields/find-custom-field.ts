import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import type { Change, Work } from '../operation/work.ts'
import { type CustomFieldRow, customFieldColumns } from './present-custom-field.ts'

const selectCustomField = ({ db, business_id }: Work, id: number) =>
  db.selectFrom('custom_fields').select(customFieldColumns).where('business_id', '=', business_id).where('id', '=', id)

/**
 * Reads a custom field.
 *
 * @throws {ApiError} 404 if the business has no such field
 */
export async function findCustomField(work: Work, id: number): Promise<CustomFieldRow> {
  const row = await selectCustomField(work, id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Reads a custom field and locks it until the transaction ends.
 *
 * @throws {ApiError} 404 if the business has no such field, 412 if `ifMatch` is not its current version
 */
export async function lockCustomField(work: Change, id: number, ifMatch: string | undefined): Promise<CustomFieldRow> {
  const row = await selectCustomField(work, id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  checkIfMatch(ifMatch, row.version, `Custom field ${id}`)
  return row
}
