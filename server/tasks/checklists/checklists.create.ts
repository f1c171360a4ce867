import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { asJson } from '../../db/as-json.ts'
import { orConflict } from '../../operation/conflicts.ts'
import { conflictAt } from '../../operation/errors.ts'
import { oneLine } from '../../operation/one-line.ts'
import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { checklistConflicts, completeItems, checklistRules as rules } from './check-checklist.ts'
import { checklistColumns, presentChecklist } from './present-checklist.ts'

const maxChecklists = 100

/** Creates a checklist. */
export const checklistsCreate = change('checklists.create', rules, async (work, { body }) => {
  await checkLimit(work)
  const row = await orConflict(
    work.db
      .insertInto('checklists')
      .values({
        business_id: work.business_id,
        name: oneLine(body.name),
        starts_on_event: body.starts_on_event,
        employment_types: body.employment_types ?? [],
        items: asJson(await completeItems(work, body.items)),
        archived_at: null,
      })
      .returning(checklistColumns)
      .executeTakeFirstOrThrow(),
    checklistConflicts,
  )
  recordAudit(work, { action: 'checklist.created', detail: { checklist_id: row.id, name: row.name } })
  return created(presentChecklist(row))
})

/** @throws {ApiError} 409 when the business has reached the limit */
async function checkLimit({ db, business_id }: Change): Promise<void> {
  const { rows } = await sql`
    select from checklists where business_id = ${business_id} offset ${maxChecklists - 1} limit 1`.execute(db)
  if (rows.length === 0) return
  const message = `The business has ${maxChecklists} checklists, and cannot have more.`
  throw conflictAt({ path: 'body', code: 'limit_reached', limit: maxChecklists, message })
}
