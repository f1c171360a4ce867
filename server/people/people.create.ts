import { created } from '../operation/answer.ts'
import { change } from '../operation/operation.ts'
import { addPerson } from './add-person.ts'
import { personRules } from './person-rules.ts'
import { presentPerson } from './present-person.ts'
import { tellOfPerson } from './tell-of-person.ts'

/** Adds a person and sends `person.created`. */
export const peopleCreate = change('people.create', personRules, async (work, { body }) => {
  const row = await addPerson(work, body)
  await tellOfPerson(work, { row, as: 'created' })
  return created(presentPerson(row))
})
