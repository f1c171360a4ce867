import { sql } from 'kysely'
import { checkOwnerStays } from '../access/last-owner.ts'
import { endSessions } from '../access/sessions.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockBusiness } from '../business/lock-business.ts'
import { readToday } from '../business/today.ts'
import { recordEvent } from '../events/record-event.ts'
import { cancelLeaveFrom } from '../leave/cancel-leave-from.ts'
import { noContent } from '../operation/answer.ts'
import { conflict } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import type { Change } from '../operation/work.ts'
import { isInOpenPayRun } from '../pay-runs/open-pay-runs.ts'
import { lockPerson } from './lock-person.ts'
import { personEventData } from './present-person.ts'

/**
 * Leaves a tombstone, ends the access of the person's user, and cancels leave that has not begun or is undecided.
 * `person.deleted` carries the record as it last was.
 */
export const peopleDelete = change('people.delete', async (work, { path, header }) => {
  await lockBusiness(work)
  const last = await lockPerson(work, path.id, header['If-Match'], { toDelete: true })
  if (await isInOpenPayRun(work, path.id)) throw conflict('The person is in a pay run that is not paid yet.')
  if (await managesOthers(work, path.id)) throw conflict('The person manages others.')
  if (last.user_id) await checkOwnerStays(work, last.user_id, 'path.id')
  const { updated_at } = await work.db
    .updateTable('people')
    .set({ deleted_at: sql`now()`, updated_at: sql`now()`, version: sql`version + 1` })
    .where('id', '=', path.id)
    .where('business_id', '=', work.business_id)
    .returning('updated_at')
    .executeTakeFirstOrThrow()
  if (last.user_id) await endSessions(work, last.user_id)
  await recordEvent(work, { type: 'person.deleted', data: personEventData(last), created_at: updated_at })
  await recordAudit(work, { action: 'person.deleted', detail: { person_id: path.id } })
  await cancelLeaveFrom(work, { person_id: path.id, date: await readToday(work), isDeleted: true })
  return noContent()
})

/** @param work - has locked the person, so that nobody gets them as a manager in the meantime */
async function managesOthers({ db, business_id }: Change, id: number): Promise<boolean> {
  const report = await db
    .selectFrom('people')
    .select('id')
    .where('business_id', '=', business_id)
    .where('manager_id', '=', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return report !== undefined
}
