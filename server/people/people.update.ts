import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { holdBusiness } from '../access/hold-business.ts'
import type { Operation } from '../contract.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { recordEvent } from '../events/record-event.ts'
import { orConflict } from '../http/conflicts.ts'
import { checkManager } from './check-manager.ts'
import { holdToRules, personConflicts } from './check-person.ts'
import { lockPerson } from './lock-person.ts'
import { personColumns, personEventData, presentPerson } from './present-person.ts'

/** Changes what is given; when that changes nothing, nothing is written and nothing sent. */
export const peopleUpdate: Operation<'people.update'> = ({ path, header, body, principal: { business_id }, em, now }) =>
  inTransaction(em, async (t) => {
    if (body.manager_id) await holdBusiness(t, business_id)
    const before = await lockPerson(t, business_id, path.id, header['If-Match'])
    await holdToRules(t, business_id, { ...before, ...body }, now)
    const changed = Object.entries(body).some(
      ([name, value]) => !isDeepStrictEqual(before[name as keyof typeof body], value),
    )
    if (!changed) return { status: 200, body: { success: true, data: presentPerson(before) } }

    if (body.manager_id) await checkManager(t, business_id, { id: path.id, manager_id: body.manager_id })
    const row = await orConflict(
      sqlOf(t)
        .updateTable('people')
        .set({ ...body, version: sql`version + 1`, updated_at: sql`now()` })
        .where('id', '=', path.id)
        .where('business_id', '=', business_id)
        .returning(personColumns(business_id))
        .executeTakeFirstOrThrow(),
      personConflicts,
    )
    const data = personEventData(row)
    await recordEvent(t, { business_id, type: 'person.updated', data, created_at: row.updated_at })
    return { status: 200, body: { success: true, data: presentPerson(row) } }
  })
