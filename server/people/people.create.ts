import type { Operation, Schemas } from '../contract.ts'
import { inTransaction } from '../db/orm.ts'
import { prepare } from '../db/prepare.ts'
import { recordEvent } from '../events/record-event.ts'
import { orConflict } from '../http/conflicts.ts'
import { notFound } from '../http/errors.ts'
import { holdToRules, personConflicts } from './check-person.ts'
import { holdPerson } from './hold-person.ts'
import { mondayToFriday } from './person.entity.ts'
import { personColumns, personEventData, presentPerson } from './present-person.ts'

/** What a person has of whom nothing else is told: one statement inserts them all. */
const blank = {
  preferred_name: null,
  phone: null,
  date_of_birth: null,
  employee_number: null,
  job_title: null,
  department: null,
  employment_type: null,
  start_date: null,
  end_date: null,
  manager_id: null,
  work_pattern: mondayToFriday,
  external_id: null,
  metadata: {},
} satisfies Partial<Schemas['PersonCreate']>

const insertPerson = prepare((db, person: Required<Schemas['PersonCreate']> & { business_id: number }) =>
  db.insertInto('people').values(person).returning(personColumns(person.business_id)),
)

/** Adds a person and sends `person.created`. */
export const peopleCreate: Operation<'people.create'> = ({ body, principal: { business_id }, em, now }) =>
  inTransaction(em, async (t) => {
    await holdToRules(t, business_id, body, now)
    if (body.manager_id && !(await holdPerson(t, business_id, body.manager_id))) throw notFound()

    const row = await orConflict(
      insertPerson.executeTakeFirstOrThrow(t, { ...blank, ...body, business_id }),
      personConflicts,
    )
    const data = personEventData(row)
    await recordEvent(t, { business_id, type: 'person.created', data, created_at: row.created_at })
    return { status: 201, body: { success: true, data: presentPerson(row) } }
  })
