import type { Operation } from '../contract.ts'
import { inTransaction } from '../db/orm.ts'
import { notFound } from '../http/errors.ts'
import { addPerson } from './add-person.ts'
import { holdToRules } from './check-person.ts'
import { holdPerson } from './hold-person.ts'
import { presentPerson } from './present-person.ts'

/** Adds a person and sends `person.created`. */
export const peopleCreate: Operation<'people.create'> = ({ body, principal, em, now, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    await holdToRules(t, business_id, body, now)
    if (body.manager_id && !(await holdPerson(t, business_id, body.manager_id))) throw notFound()
    const row = await addPerson(t, { principal, origin }, body)
    return { status: 201, body: { success: true, data: presentPerson(row) } }
  })
