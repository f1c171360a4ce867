import type { Operation } from '../contract.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { recordEvent } from '../events/record-event.ts'
import { orConflict } from '../http/conflicts.ts'
import { validationFailed } from '../http/errors.ts'
import { checkPerson, personConflicts } from './check-person.ts'
import { personColumns, personEventData, presentPerson } from './present-person.ts'

/** Adds a person and sends `person.created`. */
export const peopleCreate: Operation<'people.create'> = ({ body, principal: { business_id }, em, now }) =>
  inTransaction(em, async (t) => {
    const problems = checkPerson(body, now.toISOString().slice(0, 10))
    if (problems.length > 0) throw validationFailed(problems)

    const row = await orConflict(
      sqlOf(t)
        .insertInto('people')
        .values({ ...body, metadata: body.metadata ?? {}, business_id })
        .returning(personColumns(business_id))
        .executeTakeFirstOrThrow(),
      personConflicts,
    )
    const data = personEventData(row)
    await recordEvent(t, { business_id, type: 'person.created', data, created_at: row.created_at })
    return { status: 201, body: { success: true, data: presentPerson(row) } }
  })
