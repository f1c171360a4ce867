import { notFound } from '../../operation/errors.ts'
import type { Work } from '../../operation/work.ts'
import { type ChecklistRow, checklistColumns } from './present-checklist.ts'

/** Selects a checklist. */
export const selectChecklist = ({ db, business_id }: Work, id: number) =>
  db.selectFrom('checklists').select(checklistColumns).where('business_id', '=', business_id).where('id', '=', id)

/**
 * Reads a checklist.
 *
 * @throws {ApiError} 404 if the business has no such checklist
 */
export async function findChecklist(work: Work, id: number): Promise<ChecklistRow> {
  const row = await selectChecklist(work, id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
