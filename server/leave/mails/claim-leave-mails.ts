import { type RawBuilder, sql } from 'kysely'
import { isUserActive, ownsAddress } from '../../access/users/user-active.ts'
import { enqueue } from '../../jobs.ts'
import { claimMails, markMailsSent } from '../../operation/claimed-mails.ts'
import { type Change, inTransaction, type Work } from '../../operation/work.ts'
import type { LeaveMailKind } from './queue-leave-mails.ts'

/** Of a user's mails about leave, at most one in this time. What happens meanwhile is told by the next one, together. */
const minutesBetween = 5

/** A mail tells no more than this of single requests. */
const mostTold = 20

/** What a mail says of one request; it has no note, as mails are read by more than their reader. */
export interface MailedLeave {
  leave_request_id: number
  kind: LeaveMailKind
  /** Whether it is the leave of whoever reads the mail. */
  is_own: boolean
  person: string
  leave_type: string
  start_date: string
  end_date: string
  days: number
}

/** A mail about leave. */
export interface ClaimedLeaveMail {
  to: { name: string; address: string }
  business: { name: string; time_zone: string }
  /** The first of what it tells, in the order in which it happened. */
  told: MailedLeave[]
  /** How many it tells of, shown or not. */
  count: number
  /** What `releaseMails` and `markMailsSent` take. */
  ids: number[]
}

interface Row extends MailedLeave {
  id: number
  is_timely: boolean
  user_name: string
  user_email: string
  is_wanted: boolean
  business: string
  time_zone: string
}

/**
 * Claims all that a user is to be told. While another worker sends, or the last mail was a moment ago, nothing is claimed
 * and the job is put off, so that however much happens to leave at once, nobody's mailbox is flooded.
 *
 * @returns undefined when there is nothing to mail now
 */
export const claimLeaveMails = (work: Work, user_id: number): Promise<ClaimedLeaveMail | undefined> =>
  inTransaction(work, async (work) => {
    const { db, business_id } = work
    await sql`select pg_advisory_xact_lock(hashtextextended(${`leave mails ${business_id} ${user_id}`}, 0))`.execute(db)
    const rows = await readWaiting(work, user_id)
    if (rows.length === 0) return undefined
    const later = await notBefore(work, user_id)
    if (later !== undefined) {
      await enqueue(work, 'send_leave_mail', { business_id, user_id }, later)
      return undefined
    }
    const isTold = (row: Row) => row.is_timely && row.is_wanted
    const told = rows.filter(isTold)
    await markMailsSent(work, 'leave_mails', idsOf(rows.filter((row) => !isTold(row))))
    const [first] = told
    if (!first) return undefined
    const ids = idsOf(told)
    await claimMails(work, 'leave_mails', ids)
    return {
      to: { name: first.user_name, address: first.user_email },
      business: { name: first.business, time_zone: first.time_zone },
      told: told.slice(0, mostTold),
      count: told.length,
      ids,
    }
  })

const idsOf = (rows: Row[]): number[] => rows.map(({ id }) => id)

/** A request that has been decided on since waits for nobody; of leave that was approved and then cancelled, only that is told. */
async function readWaiting({ db, business_id }: Change, user_id: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select mail.id, mail.leave_request_id, mail.kind, request.status = mail.kind as is_timely,
      request.own_user_id is not distinct from mail.user_id as is_own,
      coalesce(person.preferred_name, person.first_name) || ' ' || person.last_name as person, type.name as leave_type,
      request.start_date, request.end_date, request.days,
      users.name as user_name, users.email as user_email,
      users.leave_mail and ${ownsAddress} and ${isUserActive({ business_id })} as is_wanted,
      businesses.name as business, businesses.time_zone
    from leave_mails mail
    join leave_requests request on request.business_id = ${business_id} and request.id = mail.leave_request_id
    join people person on person.business_id = ${business_id} and person.id = request.person_id
    join leave_types type on type.business_id = ${business_id} and type.id = request.leave_type_id
    join users on users.business_id = ${business_id} and users.id = mail.user_id
    join businesses on businesses.id = ${business_id}
    where mail.business_id = ${business_id} and mail.user_id = ${user_id} and mail.sent_at is null
    order by mail.id`.execute(db)
  return rows
}

/** The time before which nothing is mailed to the user; undefined when that is over. */
async function notBefore({ db, business_id }: Change, user_id: number): Promise<RawBuilder<string> | undefined> {
  const { rows } = await sql<{ time: string | null }>`
    select greatest(
      max(claimed_until) filter (where sent_at is null),
      max(sent_at) filter (where claimed_until is not null) + make_interval(mins => ${sql.lit(minutesBetween)})
    ) as time
    from leave_mails
    where business_id = ${business_id} and user_id = ${user_id}
      and greatest(sent_at, claimed_until) > now() - interval '1 hour'
    having greatest(
      max(claimed_until) filter (where sent_at is null),
      max(sent_at) filter (where claimed_until is not null) + make_interval(mins => ${sql.lit(minutesBetween)})
    ) > now()`.execute(db)
  const [row] = rows
  return row?.time ? sql<string>`${row.time}::timestamptz` : undefined
}
