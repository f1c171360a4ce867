import { sql } from 'kysely'
import { isUserActive, ownsAddress } from '../../access/users/user-active.ts'
import { todayIn } from '../../business/today.ts'
import { enqueue } from '../../jobs.ts'
import { claimMails, markMailsSent } from '../../operation/claimed-mails.ts'
import { type Change, inTransaction, type Work } from '../../operation/work.ts'
import { isAssignedTo } from '../assigned-to.ts'
import { isDueSoon } from './due-soon.ts'

/** The maximum number of tasks that an email lists. */
const maxItems = 20

/** A task as an email shows it, without its description, because email is not confidential. */
export interface RemindedTask {
  id: number
  title: string
  /** The person of the task; null if they are the recipient. */
  person: string | null
  due_on: string
  overdue: boolean
}

/** A reminder of tasks that a worker has claimed for sending. */
export interface ClaimedTaskReminder {
  to: { name: string; address: string }
  business: { name: string; time_zone: string }
  /** The first `maxItems` tasks, by due date. */
  items: RemindedTask[]
  /** The numbers of all tasks, including those that the email does not list. */
  count: number
  overdue: number
}

interface Row {
  claimed_until: string | null
  is_claimed: boolean
  is_deliverable: boolean
  user_id: number
  person_id: number | null
  name: string
  email: string
  business: string
  time_zone: string
}

/**
 * Claims a reminder of tasks. While another worker is sending it, nothing is claimed and the job is postponed. A reminder
 * that could not be sent on its day is dropped, as the next day has its own.
 *
 * @returns undefined if there is nothing to send now
 */
export const claimTaskReminder = (work: Work, id: number): Promise<ClaimedTaskReminder | undefined> =>
  inTransaction(work, async (work) => {
    const { business_id } = work
    const row = await readReminder(work, id)
    if (!row) return undefined
    if (row.is_claimed) {
      const later = sql<string>`${row.claimed_until}::timestamptz`
      await enqueue(work, 'send_task_reminder', { business_id, task_reminder_id: id }, later)
      return undefined
    }
    const tasks = row.is_deliverable ? await readTasks(work, row) : []
    if (tasks.length === 0) return void (await markMailsSent(work, 'task_reminders', [id]))
    await claimMails(work, 'task_reminders', [id])
    return {
      to: { name: row.name, address: row.email },
      business: { name: row.business, time_zone: row.time_zone },
      items: tasks.slice(0, maxItems),
      count: tasks.length,
      overdue: tasks.filter(({ overdue }) => overdue).length,
    }
  })

/** Reads a reminder that is not sent, and locks it. */
async function readReminder(work: Change, id: number): Promise<Row | undefined> {
  const { db, business_id } = work
  const { rows } = await sql<Row>`
    select reminder.claimed_until, coalesce(reminder.claimed_until > now(), false) as is_claimed,
      users.task_mail and ${ownsAddress} and ${isUserActive(work)} and reminder.day = ${todayIn(work)} as is_deliverable,
      users.id as user_id, users.person_id, users.name, users.email, businesses.name as business, businesses.time_zone
    from task_reminders reminder
    join users on users.business_id = ${business_id} and users.id = reminder.user_id
    join businesses on businesses.id = ${business_id}
    where reminder.business_id = ${business_id} and reminder.id = ${id} and reminder.sent_at is null
    for no key update of reminder`.execute(db)
  return rows[0]
}

/** Reads the tasks of a user that are overdue or due soon, by due date. */
async function readTasks(work: Change, { user_id, person_id }: Row): Promise<RemindedTask[]> {
  const { db, business_id } = work
  const { rows } = await sql<RemindedTask>`
    select tasks.id, tasks.title, tasks.due_on, tasks.due_on < ${todayIn(work)} as overdue,
      case when tasks.person_id is distinct from ${person_id}::int
        then coalesce(person.preferred_name, person.first_name) || ' ' || person.last_name end as person
    from tasks join people person on person.business_id = ${business_id} and person.id = tasks.person_id
    where tasks.business_id = ${business_id} and ${isDueSoon(work)} and ${isAssignedTo(work, user_id)}
    order by tasks.due_on, tasks.id`.execute(db)
  return rows
}
