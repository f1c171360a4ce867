import { changedMembers } from '../../operation/changes.ts'
import { illegalTransition, validationFailed } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { lockForAssignments } from '../assignments/lock-for-assignments.ts'
import { publishAssignmentChanges } from '../assignments/publish-assignment-change.ts'
import { rehireInJob } from '../assignments/rehire-in-job.ts'
import { startProblems } from '../employment-days.ts'
import { type PersonRow, showPerson } from '../present-person.ts'
import { eventMembers, publishPersonChange } from '../publish-person-change.ts'
import { writePerson } from '../write-person.ts'
import { addFormerEmployment, type EndedEmployment } from './add-former-employment.ts'

/**
 * Starts a new employment of a person whose last one has ended. The dates of the person become those of the new
 * employment, and those of the last one become a row of `employments`.
 */
export const peopleRehire = change('people.rehire', async (work, { path, header, body }) => {
  const { start_date, ...job } = body
  const { person: before, today } = await lockForAssignments(work, path.id, header['If-Match'])
  if (!hasEnded(before)) {
    throw illegalTransition('The employment of the person has not ended. Change its end_date instead.', before.status)
  }
  const problems = startProblems(start_date, [before])
  if (problems.length > 0) throw validationFailed(problems)

  const { assignments, changes } = await rehireInJob(work, before, { start_date, job, today })
  await addFormerEmployment(work, before)
  const employment = { start_date, end_date: null, end_kind: null }
  const row = await writePerson(work, before, { ...changes, ...employment })
  await publishAssignmentChanges(work, assignments)
  await publishPersonChange(work, {
    row,
    before,
    as: 'rehired',
    changed: eventMembers(Object.keys({ ...changes, ...changedMembers<Partial<PersonRow>>(before, employment) })),
    detail: { start_date },
  })
  await work.reactions.personRehired(work, { before, row })
  return ok(await showPerson(work, row))
})

const hasEnded = (person: PersonRow): person is EndedEmployment =>
  person.status === 'terminated' && person.end_date !== null
