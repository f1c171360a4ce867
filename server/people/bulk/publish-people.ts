import type { Change } from '../../operation/work.ts'
import { type AssignmentChange, publishAssignmentChanges } from '../assignments/publish-assignment-change.ts'
import { type PersonChange, publishPersonChanges } from '../publish-person-change.ts'

/** The changes of one request, which grow with each row. */
export interface PeopleChanges {
  people: PersonChange[]
  assignments: AssignmentChange[]
}

/** Records the changes of many people, and notifies the areas that follow new people and changed employments. */
export async function publishPeople(work: Change, { people, assignments }: PeopleChanges): Promise<void> {
  await publishAssignmentChanges(work, assignments)
  await publishPersonChanges(work, people)
  await work.reactions.peopleAdded(
    work,
    people.flatMap(({ as, row }) => (as === 'created' ? [row] : [])),
  )
  await work.reactions.employmentChanged(
    work,
    people.flatMap(({ before, row }) => (before ? [{ before, row }] : [])),
  )
}
