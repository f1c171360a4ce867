import { change } from '../operation/operation.ts'
import { created } from '../operation/response.ts'
import { addPerson } from './add-person.ts'
import { personRules } from './check-person.ts'
import { showPerson } from './present-person.ts'
import { publishPersonChange } from './publish-person-change.ts'

/** Adds a person and publishes `person.created`. */
export const peopleCreate = change('people.create', personRules, async (work, { body }) => {
  const row = await addPerson(work, body)
  await publishPersonChange(work, { row, as: 'created' })
  await work.reactions.peopleAdded(work, [row])
  return created(await showPerson(work, row))
})
