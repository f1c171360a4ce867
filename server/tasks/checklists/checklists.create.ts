import { recordAudit } from '../../audit/record-audit.ts'
import { asJson } from '../../db/as-json.ts'
import { checkRowLimit } from '../../operation/check-row-limit.ts'
import { orConflict } from '../../operation/conflicts.ts'
import { oneLine } from '../../operation/one-line.ts'
import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import { checklistConflicts, completeItems, checklistRules as rules } from './check-checklist.ts'
import { checklistColumns, presentChecklist } from './present-checklist.ts'

const maxChecklists = 100

/** Creates a checklist. */
export const checklistsCreate = change('checklists.create', rules, async (work, { body }) => {
  await checkRowLimit(work, 'checklists', maxChecklists)
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
