import { sql } from 'kysely'
import { lockBusiness } from '../../business/lock-business.ts'
import { readToday, rowToday, todayIn } from '../../business/today.ts'
import { isNullInRow } from '../../db/is-null.ts'
import { changedMembers } from '../../operation/changes.ts'
import { prepare } from '../../operation/prepare.ts'
import {
  acrossBusinesses,
  type Change,
  type GlobalWork,
  inTransaction,
  type Locked,
  type Work,
} from '../../operation/work.ts'
import { isBelow } from '../../workplaces/is-below.ts'
import { readFormerEmployments } from '../employments/former-employments.ts'
import { type PersonRow, personColumns } from '../present-person.ts'
import { writeJob } from './follow-timeline.ts'
import { publishAssignmentChanges } from './publish-assignment-change.ts'
import { inForceOn, type Job, pickJob } from './timeline.ts'
import { readTimeline, writeAssignment } from './write-assignment.ts'

/** The condition that a planned assignment can take effect, unlike those after the end of the employment. */
const canTakeEffect = sql<boolean>`assignments.applied_at is null and ${isNullInRow('people.deleted_at')}
  and (people.end_date is null or assignments.effective_on < people.end_date)`

const selectDue = prepare(
  (_db, business, { person_ids }: { person_ids: readonly number[] }) => sql<{ person_id: number }>`
    select distinct assignments.person_id
    from assignments join people on people.business_id = ${business.business_id} and people.id = assignments.person_id
    where assignments.business_id = ${business.business_id} and assignments.person_id = any(${person_ids}::int[])
      and assignments.effective_on <= ${todayIn(business)} and ${canTakeEffect}`,
)

/**
 * Applies the planned assignments of people whose day has come, so that a change is based on the current job.
 *
 * @param work - its transaction has locked the business and the people
 * @returns the people after that, in the same order
 */
export async function withDueApplied(work: Change, people: readonly PersonRow[]): Promise<PersonRow[]> {
  if (people.length === 0) return []
  const rows = await selectDue.execute(work, { person_ids: people.map(({ id }) => id) })
  const due = new Set(rows.map(({ person_id }) => person_id))
  const current: PersonRow[] = []
  for (const person of people) current.push(due.has(person.id) ? await applyDue(work, person) : person)
  return current
}

/** Returns the IDs of the businesses in which planned assignments have become due, by the date in their time zone. */
export async function businessesWithDueAssignments(work: GlobalWork): Promise<number[]> {
  const rows = await acrossBusinesses(work)
    .db.selectFrom('assignments')
    .innerJoin('people', (join) =>
      join.onRef('people.business_id', '=', 'assignments.business_id').onRef('people.id', '=', 'assignments.person_id'),
    )
    .innerJoin('businesses', 'businesses.id', 'assignments.business_id')
    .select('assignments.business_id')
    .distinct()
    .where(canTakeEffect)
    // No time zone has a later date than tomorrow in UTC, which bounds the range of the index that is read.
    .where(sql<boolean>`assignments.effective_on <= (now() at time zone 'UTC')::date + 1
      and assignments.effective_on <= ${rowToday}`)
    .execute()
  return rows.map(({ business_id }) => business_id)
}

/**
 * Applies the planned assignments of the person whose assignment became due first. The record, `person.updated` and the
 * mark of the assignment are written in one transaction, so that each takes effect once.
 *
 * @returns whether there was such a person
 */
export const applyNextAssignment = (work: Work, { locked }: Locked): Promise<boolean> =>
  inTransaction(work, async (work) => {
    const due = await work.db
      .selectFrom('assignments')
      .innerJoin('people', (join) =>
        join
          .onRef('people.business_id', '=', 'assignments.business_id')
          .onRef('people.id', '=', 'assignments.person_id'),
      )
      .select('assignments.person_id')
      .where('assignments.business_id', '=', work.business_id)
      .where('people.business_id', '=', work.business_id)
      .where(canTakeEffect)
      .where(sql<boolean>`assignments.effective_on <= ${todayIn(work)}`)
      .orderBy('assignments.effective_on')
      .limit(1)
      .executeTakeFirst()
    if (!due) return false
    await lockBusiness(work)
    const person = await work.db
      .selectFrom('people')
      .select(personColumns(work))
      .where('business_id', '=', work.business_id)
      .where('id', '=', due.person_id)
      .forNoKeyUpdate()
      .$if(locked === 'skip', (query) => query.skipLocked())
      .executeTakeFirst()
    if (!person) return false
    await withDueApplied(work, [person])
    return true
  })

/**
 * Applies the due assignments of a person. A manager who has come to report to the person is not set, because managers
 * must not form a cycle: the assignment gets the previous manager, and its event and audit entry say so.
 */
async function applyDue(work: Change, person: PersonRow): Promise<PersonRow> {
  const today = await readToday(work)
  await sql`
    update assignments set applied_at = now()
    where business_id = ${work.business_id} and person_id = ${person.id} and applied_at is null
      and effective_on <= ${today}`.execute(work.db)
  const row = inForceOn(
    await readTimeline(work, person.id),
    today,
    person.end_date,
    await readFormerEmployments(work, person.id),
  )
  const changes = row && changedMembers<Job>(person, pickJob(row))
  if (!changes) return person
  const { manager_id, ...others } = changes
  if (!manager_id || !(await isBelow(work, 'people', manager_id, person.id))) {
    return await writeJob(work, person, changes)
  }
  const withPrevious = await writeAssignment(work, row, { manager_id: person.manager_id }, { today })
  await publishAssignmentChanges(work, [
    { row: withPrevious, as: 'updated', at: withPrevious.updated_at, changed: ['manager_id'] },
  ])
  return Object.keys(others).length === 0 ? person : await writeJob(work, person, others)
}
