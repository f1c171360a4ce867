import { conflictAt, illegalTransition, unknownReference } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { lockPersonOfRecord } from '../../people/lock-person-of-record.ts'
import { readEmployedPeople, startChecklists } from '../start-checklists.ts'
import { selectChecklist } from './find-checklist.ts'
import { presentStartedChecklist, selectStartedChecklists } from './started-checklists.ts'

/** Starts a checklist for a person, whatever event starts it for others. */
export const checklistsStart = change('checklists.start', async (work, { path, header, body }) => {
  const { checklist_id } = body
  const { id: person_id } = await lockPersonOfRecord(work, path.id, header['If-Match'])
  const checklist = await selectChecklist(work, checklist_id).executeTakeFirst()
  if (!checklist) throw unknownReference('body.checklist_id')
  if (checklist.archived_at !== null) throw illegalTransition('The checklist is archived.', 'archived')
  await checkNotUnderWay(work, { person_id, checklist_id })
  const people = await readEmployedPeople(work, [person_id])
  const [id = 0] = await startChecklists(work, { started_by: 'manual', checklists: [checklist], people })
  const started = selectStartedChecklists(work, person_id).where('started_checklists.id', '=', id)
  return created(presentStartedChecklist(await started.executeTakeFirstOrThrow()))
})

/** @throws {ApiError} 409 when the person has open tasks of the checklist */
async function checkNotUnderWay(
  { db, business_id }: Change,
  { person_id, checklist_id }: { person_id: number; checklist_id: number },
): Promise<void> {
  const open = await db
    .selectFrom('tasks')
    .select('id')
    .where('business_id', '=', business_id)
    .where('person_id', '=', person_id)
    .where('checklist_id', '=', checklist_id)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  if (!open) return
  const message = 'The person has open tasks of this checklist.'
  throw conflictAt({ path: 'body.checklist_id', code: 'in_use', message })
}
