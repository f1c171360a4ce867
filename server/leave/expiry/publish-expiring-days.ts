import { sql } from 'kysely'
import { readTransactionTime } from '../../business/clock.ts'
import { addJobs } from '../../jobs.ts'
import type { EventData } from '../../operation/contract/contract.ts'
import { type Change, inTransaction, type Work } from '../../operation/work.ts'
import { recordEvents } from '../../outbox/record-event.ts'
import type { LoadedAccount } from '../balances/load-accounts.ts'
import { dueNotice, findExpiringDays } from './expiring-days.ts'

/**
 * Publishes `leave.expiring`, and queues an email, for days that expire soon: once for each notice that is due, even by
 * concurrent workers.
 */
export async function publishExpiringDays(work: Work, accounts: readonly LoadedAccount[]): Promise<void> {
  const notices = accounts.flatMap((account) =>
    findExpiringDays(account).map((expiring) => ({
      person_id: account.person_id,
      leave_type_id: account.leave_type_id,
      ...expiring,
      days_before: dueNotice(expiring, account.today),
    })),
  )
  if (notices.length === 0) return
  await inTransaction(work, async (work) => {
    const added = await addNotices(work, notices)
    if (added.length === 0) return
    const created_at = await readTransactionTime(work)
    await recordEvents(
      work,
      added.map((data) => ({ type: 'leave.expiring', data, created_at })),
    )
    await queueMails(work, [...new Set(added.map(({ person_id }) => person_id))])
  })
}

interface Notice {
  person_id: number
  leave_type_id: number
  days: number
  expires_on: string
  days_before: number
}

/** Adds those of the notices that do not exist. Returns the data of their events. */
async function addNotices({ db, business_id }: Change, notices: Notice[]): Promise<EventData<'leave.expiring'>[]> {
  const { rows } = await sql<Omit<EventData<'leave.expiring'>, 'days'>>`
    insert into leave_expiry_notices (business_id, person_id, leave_type_id, expires_on, days_before)
    select ${business_id}, person_id, leave_type_id, expires_on, days_before
    from json_to_recordset(${JSON.stringify(notices)}) as notice (
      person_id integer, leave_type_id integer, expires_on date, days_before integer
    )
    on conflict (business_id, person_id, leave_type_id, expires_on, days_before) do nothing
    returning id, person_id, leave_type_id, expires_on`.execute(db)
  return rows.flatMap(({ id, person_id, leave_type_id, expires_on }) => {
    const notice = notices.find(
      (notice) =>
        notice.person_id === person_id && notice.leave_type_id === leave_type_id && notice.expires_on === expires_on,
    )
    return notice ? [{ id, person_id, leave_type_id, days: notice.days, expires_on }] : []
  })
}

/** Queues an email to each of the people; those without a login, or who do not want it, get none. */
async function queueMails({ db, business_id, config }: Change, people: number[]): Promise<void> {
  if (config.smtpUrl === undefined) return
  const job = addJobs('send_leave_expiry_mail', {
    business_id: sql`${business_id}::integer`,
    person_id: sql.ref('person.id'),
  })
  await sql`select ${job} from unnest(${people}::integer[]) as person (id)`.execute(db)
}
