import { sql } from 'kysely'
import { clock } from '../business/clock.ts'
import { readToday } from '../business/today.ts'
import { addDays } from '../operation/calendar-date.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { ChangedEmployment } from '../operation/reactions.ts'
import type { Change } from '../operation/work.ts'
import { lastDay } from '../people/end-date.ts'
import { completeFilledTasks } from './complete-filled-tasks.ts'
import { dueDay } from './due-day.ts'
import { taskColumns } from './present-task.ts'
import { publishTasks } from './publish-task-changes.ts'
import { readEmployedPeople, startChecklists } from './start-checklists.ts'
import { updateTasks } from './write-tasks.ts'

/**
 * The number of days for which a first or last day in the past still starts checklists. Older days are those of people
 * whose records are added late, such as by the first import.
 */
const maxDaysAgo = 30

/**
 * Starts the checklists of people who get a first or last day, moves the due dates of people whose days changed, cancels
 * the checklists of withdrawn terminations, and completes tasks whose fields are now filled.
 *
 * @param work - a transaction that has locked the people and written their records
 */
export async function followEmployments(work: Change, changes: readonly ChangedEmployment[]): Promise<void> {
  if (changes.length === 0) return
  const moved = changes.filter(
    ({ before, row }) => before.start_date !== row.start_date || before.end_date !== row.end_date,
  )
  if (moved.length > 0) {
    await cancelTerminations(work, personIds(moved.filter(({ before, row }) => before.end_date && !row.end_date)))
    await moveDueDates(work, personIds(moved))
    await startForNewDays(work, moved)
  }
  await completeFilledTasks(work, personIds(changes))
}

/** Starts the checklists of new people with a first or last day. */
export const startForNewPeople = (work: Change, people: readonly ChangedEmployment['row'][]): Promise<void> =>
  startForNewDays(
    work,
    people.map((row) => ({ before: { ...row, start_date: null, end_date: null }, row })),
  )

const personIds = (changes: readonly ChangedEmployment[]): number[] => changes.map(({ row }) => row.id)

async function startForNewDays(work: Change, changes: readonly ChangedEmployment[]): Promise<void> {
  const dated = changes.filter(
    ({ before, row }) => (!before.start_date && row.start_date) || (!before.end_date && row.end_date),
  )
  if (dated.length === 0) return
  const checklists = await readEventChecklists(work)
  if (checklists.length === 0) return
  const earliest = addDays(await readToday(work), -maxDaysAgo)
  const isRecent = (day: string | null) => day !== null && day >= earliest
  const hired = dated.filter(({ before, row }) => !before.start_date && isRecent(row.start_date))
  const terminated = dated.filter(({ before, row }) => !before.end_date && isRecent(lastDay(row.end_date)))
  await startForEvent(work, { event: 'hire', checklists, people: personIds(hired) })
  await startForEvent(work, { event: 'termination', checklists, people: personIds(terminated) })
}

/** Starts the checklists for hires after a person was rehired. */
export async function startForRehire(work: Change, person_id: number): Promise<void> {
  const checklists = await readEventChecklists(work)
  await startForEvent(work, { event: 'hire', checklists, people: [person_id] })
}

type EventChecklists = Awaited<ReturnType<typeof readEventChecklists>>

/** Reads the checklists in use that events start. */
const readEventChecklists = ({ db, business_id }: Change) =>
  db
    .selectFrom('checklists')
    .select(['id', 'name', 'starts_on_event', 'employment_types', 'items'])
    .where('business_id', '=', business_id)
    .where('starts_on_event', '<>', 'manual')
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute()

async function startForEvent(
  work: Change,
  { event, checklists, people }: { event: Schemas['ChecklistEvent']; checklists: EventChecklists; people: number[] },
): Promise<void> {
  const concerned = checklists.filter(({ starts_on_event }) => starts_on_event === event)
  if (concerned.length === 0 || people.length === 0) return
  const employed = await readEmployedPeople(work, people)
  await startChecklists(work, { started_by: event, checklists: concerned, people: employed })
}

/** Moves the due dates of open tasks that follow the days of the current employments of people. */
async function moveDueDates(work: Change, people: readonly number[]): Promise<void> {
  const { db, business_id } = work
  const following = await db
    .selectFrom('tasks')
    .innerJoin('started_checklists', (join) =>
      join
        .onRef('started_checklists.business_id', '=', 'tasks.business_id')
        .onRef('started_checklists.id', '=', 'tasks.started_checklist_id'),
    )
    .select(['tasks.id', 'tasks.person_id', 'due_days', 'due_relative_to', 'due_on', 'employment_number'])
    .where('tasks.business_id', '=', business_id)
    .where(sql<boolean>`tasks.person_id = any(${people}::int[])`)
    .where('state', '=', 'open')
    .where('due_relative_to', 'is not', null)
    .execute()
  if (following.length === 0) return
  const employed = new Map((await readEmployedPeople(work, people)).map((person) => [person.id, person]))
  const moved = following.flatMap((task) => {
    const person = employed.get(task.person_id)
    const { due_days: days, due_relative_to: relative_to } = task
    if (!person || person.employment_number !== task.employment_number) return []
    if (days === null || relative_to === null) return []
    const due_on = dueDay({ days, relative_to }, person)
    return due_on === task.due_on ? [] : [{ id: task.id, due_on }]
  })
  if (moved.length === 0) return
  await sql`
    update tasks set due_on = moved.due_on, overdue_since = null, version = version + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(moved)}) as moved (id int, due_on date)
    where tasks.business_id = ${business_id} and tasks.id = moved.id`.execute(db)
  const rows = await db
    .selectFrom('tasks')
    .select(taskColumns)
    .where('business_id', '=', business_id)
    .where(sql<boolean>`id = any(${moved.map(({ id }) => id)}::int[])`)
    .orderBy('id')
    .execute()
  await publishTasks(work, rows, 'updated')
}

/** Cancels what the terminations of people started, because they are withdrawn. */
async function cancelTerminations(work: Change, people: readonly number[]): Promise<void> {
  if (people.length === 0) return
  const numbers = new Map((await readEmployedPeople(work, people)).map((row) => [row.id, row.employment_number]))
  const started = await work.db
    .selectFrom('started_checklists')
    .select(['id', 'person_id', 'employment_number'])
    .where('business_id', '=', work.business_id)
    .where(sql<boolean>`person_id = any(${people}::int[])`)
    .where('started_by', '=', 'termination')
    .where('cancelled_at', 'is', null)
    .execute()
  const ids = started.filter((row) => numbers.get(row.person_id) === row.employment_number).map(({ id }) => id)
  await cancelStarted(work, ids, sql<boolean>`started_checklist_id = any(${ids}::int[])`)
}

/** Cancels all open tasks about a person who was deleted. */
export async function cancelPersonTasks(work: Change, person_id: number): Promise<void> {
  const started = await work.db
    .selectFrom('started_checklists')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('person_id', '=', person_id)
    .where('cancelled_at', 'is', null)
    .execute()
  await cancelStarted(
    work,
    started.map(({ id }) => id),
    sql<boolean>`person_id = ${person_id}`,
  )
}

/** Marks started checklists as cancelled, and cancels open tasks. */
async function cancelStarted(
  work: Change,
  started: number[],
  condition: ReturnType<typeof sql<boolean>>,
): Promise<void> {
  const { db, business_id } = work
  if (started.length > 0) {
    await db
      .updateTable('started_checklists')
      .set({ cancelled_at: clock(work) })
      .where('business_id', '=', business_id)
      .where(sql<boolean>`id = any(${started}::int[])`)
      .execute()
  }
  const open = await db
    .selectFrom('tasks')
    .select('id')
    .where('business_id', '=', business_id)
    .where(condition)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute()
  const ids = open.map(({ id }) => id)
  const rows = await updateTasks(
    work,
    ids,
    { state: 'cancelled', cancelled_at: clock(work) },
    sql<boolean>`state = 'open'`,
  )
  await publishTasks(work, rows, 'cancelled')
}
