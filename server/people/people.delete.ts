import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { checkOwnerStays } from '../access/last-owner.ts'
import { endSessions } from '../access/sessions.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { holdBusiness } from '../business/hold-business.ts'
import { readToday } from '../business/today.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { recordEvent } from '../events/record-event.ts'
import { cancelLeaveFrom } from '../leave/cancel-leave-from.ts'
import type { Operation } from '../operation/contract.ts'
import { conflict } from '../operation/errors.ts'
import { isInOpenPayRun } from '../pay-runs/open-pay-runs.ts'
import { lockPerson } from './lock-person.ts'
import { personEventData } from './present-person.ts'

/**
 * Leaves a tombstone, ends the access of their user and cancels leave to come or undecided; `person.deleted` carries the
 * record as it last was.
 */
export const peopleDelete: Operation<'people.delete'> = ({ path, header, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    await holdBusiness(t, business_id)
    const last = await lockPerson(t, business_id, path.id, header['If-Match'], { toDelete: true })
    if (await isInOpenPayRun(t, business_id, path.id))
      throw conflict('The person is in a pay run that is not paid yet.')
    if (await managesOthers(t, business_id, path.id)) throw conflict('The person manages others.')
    if (last.user_id) await checkOwnerStays(t, business_id, last.user_id, 'path.id')
    const { updated_at } = await sqlOf(t)
      .updateTable('people')
      .set({ deleted_at: sql`now()`, updated_at: sql`now()`, version: sql`version + 1` })
      .where('id', '=', path.id)
      .where('business_id', '=', business_id)
      .returning('updated_at')
      .executeTakeFirstOrThrow()
    if (last.user_id) await endSessions(t, last.user_id)
    await recordEvent(t, { business_id, type: 'person.deleted', data: personEventData(last), created_at: updated_at })
    await recordAudit(t, origin, principal, { business_id, action: 'person.deleted', detail: { person_id: path.id } })
    const date = await readToday(t, business_id)
    await cancelLeaveFrom(t, { person_id: path.id, date, actor: { principal, origin }, isDeleted: true })
    return { status: 204 }
  })

/** @param t - holds the person, so that nobody becomes their report meanwhile */
async function managesOthers(t: EntityManager, business_id: number, id: number): Promise<boolean> {
  const report = await sqlOf(t)
    .selectFrom('people')
    .select('id')
    .where('business_id', '=', business_id)
    .where('manager_id', '=', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return report !== undefined
}
