import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { addPerson } from './add-person.ts'
import { presentPerson } from './present-person.ts'
import { tellOfPerson } from './tell-of-person.ts'

/** Adds a person and sends `person.created`. */
export const peopleCreate: Operation<'people.create'> = ({ body, principal, em, now, origin }) =>
  inTransaction(em, async (t) => {
    const row = await addPerson(t, { principal, now }, body)
    await tellOfPerson(t, { principal, origin }, { row, as: 'created' })
    return { status: 201, body: { success: true, data: presentPerson(row) } }
  })
