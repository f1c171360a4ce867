import { sql } from 'kysely'
import { isUserActive, ownsAddress } from '../../access/users/user-active.ts'
import { rowClock } from '../../business/clock.ts'
import { readToday } from '../../business/today.ts'
import { addJobs } from '../../jobs.ts'
import { acrossBusinesses, type Change, type GlobalWork, inTransaction, type Work } from '../../operation/work.ts'
import { isDueSoon } from './due-soon.ts'

/** The hours of the day in which reminders are queued, in the time zone of the business. The later ones make up for a pause of the workers. */
const hours = { from: 8, to: 11 }

/** The number of tasks whose assignees are reminded in one transaction. */
const batchSize = 500

/** Returns the IDs of the businesses in which it is morning. */
export async function businessesInTheMorning(work: GlobalWork): Promise<number[]> {
  const hour = sql`extract(hour from ${rowClock} at time zone businesses.time_zone)`
  const rows = await acrossBusinesses(work)
    .db.selectFrom('businesses')
    .select('id')
    .where(sql<boolean>`${hour} between ${sql.lit(hours.from)} and ${sql.lit(hours.to)}`)
    .execute()
  return rows.map(({ id }) => id)
}

/** A task that is due soon, with what determines its assignees. */
interface DueTask {
  id: number
  due_on: string
  /** The person whose user it is assigned to. */
  person_id: number | null
  user_id: number | null
  role: 'owner' | 'admin' | null
}

/**
 * Queues an email for each user who has tasks that are overdue or due soon, once a day, in batches. Repeating it on the
 * same day queues emails only for users without one.
 */
export async function queueTaskReminders(work: Work): Promise<void> {
  if (work.config.smtpUrl === undefined) return
  for (let last: DueTask | undefined, isFirst = true; isFirst || last; isFirst = false) {
    last = await queueBatch(work, last)
  }
}

/**
 * Queues the emails to the assignees of a batch of tasks.
 *
 * @param after - the last task of the previous batch
 * @returns the last task of the batch; undefined if the batch is the last one
 */
const queueBatch = (work: Work, after: DueTask | undefined): Promise<DueTask | undefined> =>
  inTransaction(work, async (work) => {
    const tasks = await readDueTasks(work, after)
    const users = await readRecipients(work, tasks)
    if (users.length > 0) await queueMails(work, users)
    return tasks.length < batchSize ? undefined : tasks.at(-1)
  })

async function readDueTasks(work: Change, after: DueTask | undefined): Promise<DueTask[]> {
  const { db, business_id } = work
  const { rows } = await sql<DueTask>`
    select tasks.id, tasks.due_on, tasks.assignee_user_id as user_id, tasks.assignee_role as role,
      case tasks.assignee_type when 'person' then tasks.person_id when 'manager' then person.manager_id end as person_id
    from tasks join people person on person.business_id = ${business_id} and person.id = tasks.person_id
    where tasks.business_id = ${business_id} and ${isDueSoon(work)}
      ${after ? sql`and (tasks.due_on, tasks.id) > (${after.due_on}::date, ${after.id})` : sql``}
    order by tasks.due_on, tasks.id limit ${sql.lit(batchSize)}`.execute(db)
  return rows
}

/** Returns the assignees of the tasks, if they can log in and want reminders. */
async function readRecipients(work: Change, tasks: readonly DueTask[]): Promise<number[]> {
  const people = distinct(tasks.map(({ person_id }) => person_id))
  const users = distinct(tasks.map(({ user_id }) => user_id))
  return distinct([
    ...(await readUsers(work, 'person_id', people)),
    ...(await readUsers(work, 'id', users)),
    ...(tasks.some(({ role }) => role === 'admin') ? await readAdministrators(work, ['owner', 'admin']) : []),
    ...(tasks.some(({ role }) => role === 'owner') ? await readAdministrators(work, ['owner']) : []),
  ])
}

async function readUsers(work: Change, key: 'id' | 'person_id', values: number[]): Promise<number[]> {
  const { db, business_id } = work
  if (values.length === 0) return []
  // The limit of the lateral join makes PostgreSQL look up each user by their key.
  const { rows } = await sql<{ id: number }>`
    select users.id from unnest(${values}::int[]) as wanted (key) cross join lateral (
      select id, task_mail, active, password_hash, email_moved_at, person_id from users
      where business_id = ${business_id} and ${sql.ref(key)} = wanted.key limit 1
    ) users where ${wantsReminders(work)}`.execute(db)
  return rows.map(({ id }) => id)
}

async function readAdministrators(work: Change, roles: ('owner' | 'admin')[]): Promise<number[]> {
  const { db, business_id } = work
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', business_id)
    .where('role', 'in', roles)
    .where(wantsReminders(work))
    .execute()
  return rows.map(({ id }) => id)
}

const wantsReminders = (work: Change) => sql<boolean>`(users.task_mail and ${ownsAddress} and ${isUserActive(work)})`

const distinct = <Value>(values: readonly (Value | null)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null)),
]

/** Queues an email of today to each of the users that has none. */
async function queueMails(work: Change, users: number[]): Promise<void> {
  const { db, business_id } = work
  const today = await readToday(work)
  const job = addJobs('send_task_reminder', {
    business_id: sql.ref('business_id'),
    task_reminder_id: sql.ref('id'),
  })
  await sql`
    with queued as (
      insert into task_reminders (business_id, user_id, day)
      select ${business_id}, recipient, ${today}::date from unnest(${users}::int[]) as recipient
      on conflict do nothing
      returning business_id, id
    )
    select ${job} from queued having count(*) > 0`.execute(db)
}
