import { sql } from 'kysely'
import type { Operation } from '../contract.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { recordEvent } from '../events/record-event.ts'
import { conflict } from '../http/errors.ts'
import { isInOpenPayRun } from '../pay-runs/open-pay-runs.ts'
import { lockPerson } from './lock-person.ts'
import { personEventData } from './present-person.ts'

/** Leaves a tombstone; `person.deleted` carries the record as it last was. */
export const peopleDelete: Operation<'people.delete'> = ({ path, header, principal: { business_id }, em }) =>
  inTransaction(em, async (t) => {
    const last = await lockPerson(t, business_id, path.id, header['If-Match'])
    if (await isInOpenPayRun(t, business_id, path.id))
      throw conflict('The person is in a pay run that is not paid yet.')
    const { updated_at } = await sqlOf(t)
      .updateTable('people')
      .set({ deleted_at: sql`now()`, updated_at: sql`now()`, version: sql`version + 1` })
      .where('id', '=', path.id)
      .where('business_id', '=', business_id)
      .returning('updated_at')
      .executeTakeFirstOrThrow()
    await recordEvent(t, { business_id, type: 'person.deleted', data: personEventData(last), created_at: updated_at })
    return { status: 204 }
  })
