import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { readClock } from '../../business/clock.ts'
import { asJson } from '../../db/as-json.ts'
import { changedMembers } from '../../operation/changes.ts'
import { orConflict } from '../../operation/conflicts.ts'
import { notFound } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { oneLine } from '../../operation/one-line.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { checklistConflicts, completeItems, checklistRules as rules } from './check-checklist.ts'
import { selectChecklist } from './find-checklist.ts'
import { checklistColumns, presentChecklist } from './present-checklist.ts'

/** Changes the submitted members of a checklist. Tasks that it has created remain as they are. */
export const checklistsUpdate = change('checklists.update', rules, async (work, { path: { id }, header, body }) => {
  const before = await selectChecklist(work, id).forUpdate().executeTakeFirst()
  if (!before) throw notFound()
  checkIfMatch(header['If-Match'], before.version, `Checklist ${id}`)
  const { archived, items, name, ...others } = body
  const isArchived = before.archived_at !== null
  const changes = changedMembers(before, {
    ...others,
    ...(name !== undefined && { name: oneLine(name) }),
    ...(items !== undefined && { items: await completeItems(work, items) }),
    ...(archived !== undefined && archived !== isArchived && { archived_at: archived ? await readClock(work) : null }),
  })
  if (!changes) return ok(presentChecklist(before))
  const row = await orConflict(
    work.db
      .updateTable('checklists')
      .set({
        ...changes,
        ...(changes.items && { items: asJson(changes.items) }),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where('business_id', '=', work.business_id)
      .where('id', '=', id)
      .returning(checklistColumns)
      .executeTakeFirstOrThrow(),
    checklistConflicts,
  )
  const detail = { checklist_id: id, name: row.name, changed: Object.keys(changes).join(' ') }
  recordAudit(work, { action: 'checklist.updated', detail })
  return ok(presentChecklist(row))
})
