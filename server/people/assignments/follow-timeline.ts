import { changedMembers } from '../../operation/changes.ts'
import type { Change } from '../../operation/work.ts'
import { readFormerEmployments } from '../employments/former-employments.ts'
import type { PersonRow } from '../present-person.ts'
import { eventMembers, publishPersonChange } from '../publish-person-change.ts'
import { writePerson } from '../write-person.ts'
import { checkManagerToday } from './check-manager.ts'
import { inForceOn, type Job, pickJob } from './timeline.ts'
import { readTimeline } from './write-assignment.ts'

/**
 * Writes the job in force today to the record of a person whose assignments changed, and publishes the difference.
 *
 * @param work - its transaction has locked the business and the person
 * @throws {ApiError} 422 if the manager in force reports to the person
 */
export async function followTimeline(work: Change, person: PersonRow, today: string): Promise<void> {
  const job = inForceOn(
    await readTimeline(work, person.id),
    today,
    person.end_date,
    await readFormerEmployments(work, person.id),
  )
  const changes = job && changedMembers<Job>(person, pickJob(job))
  if (!changes) return
  if (changes.manager_id) await checkManagerToday(work, person.id, changes.manager_id)
  await writeJob(work, person, changes)
}

/** Writes changes of a person's job that differ from the record, and publishes them. */
export async function writeJob(work: Change, before: PersonRow, changes: Partial<Job>): Promise<PersonRow> {
  const row = await writePerson(work, before, changes)
  const columns = Object.keys(changes)
  const change = { row, before, changed: eventMembers(columns), detail: { changed: columns.join(', ') } }
  await publishPersonChange(work, { ...change, as: 'updated' })
  return row
}
