import type { Schemas } from '../operation/contract/contract.ts'
import type { Change } from '../operation/work.ts'
import { publishAssignmentChanges } from './assignments/publish-assignment-change.ts'
import type { PersonRow } from './present-person.ts'
import { publishPersonChange } from './publish-person-change.ts'
import { updatePerson } from './update-person.ts'

/**
 * Changes the submitted fields of a person (`updatePerson`), and records the changes. Writes and records nothing if the
 * person is unchanged.
 *
 * @param before - the person, locked by the transaction
 * @returns the person after the change
 */
export async function changePerson(work: Change, before: PersonRow, body: Schemas['PersonUpdate']): Promise<PersonRow> {
  const update = await updatePerson(work, before, body)
  if (!update) return before
  await publishAssignmentChanges(work, update.assignments)
  if (!update.person) return before
  await publishPersonChange(work, update.person)
  await work.reactions.employmentChanged(work, [{ before, row: update.person.row }])
  return update.person.row
}
