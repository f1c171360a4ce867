import { sql } from 'kysely'
import { endSessions } from '../access/sessions/sessions.ts'
import { recordUserUpdated } from '../access/users/record-user-event.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockBusiness } from '../business/lock-business.ts'
import { change } from '../operation/operation.ts'
import { noContent } from '../operation/response.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { checkRemoval } from './check-removal.ts'
import { lockPerson } from './lock-person.ts'
import { personEventData } from './present-person.ts'

/**
 * Deletes a person. A tombstone remains, the access of the person's user ends, and leave that has not begun or has no
 * decision is cancelled. `person.deleted` contains the last state of the record.
 */
export const peopleDelete = change('people.delete', async (work, { path, header }) => {
  await lockBusiness(work)
  const last = await lockPerson(work, path.id, header['If-Match'], { toDelete: true })
  await checkRemoval(work, last)
  const { updated_at } = await work.db
    .updateTable('people')
    .set({ deleted_at: sql`now()`, updated_at: sql`now()`, version: sql`version + 1` })
    .where('id', '=', path.id)
    .where('business_id', '=', work.business_id)
    .returning('updated_at')
    .executeTakeFirstOrThrow()
  if (last.user_id) await endSessions(work, last.user_id)
  if (last.user_id && last.status !== 'terminated') await recordUserUpdated(work, last.user_id, updated_at)
  await recordEvent(work, { type: 'person.deleted', data: personEventData(last), created_at: updated_at })
  recordAudit(work, { action: 'person.deleted', detail: { person_id: path.id } })
  await work.reactions.personDeleted(work, path.id)
  return noContent()
})
