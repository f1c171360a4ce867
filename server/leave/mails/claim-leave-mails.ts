import { type RawBuilder, sql } from 'kysely'
import { isUserActive, ownsAddress } from '../../access/users/user-active.ts'
import { enqueue } from '../../jobs.ts'
import { claimMails, markMailsSent } from '../../operation/claimed-mails.ts'
import { type Change, inTransaction, type Work } from '../../operation/work.ts'
import type { LeaveMailKind } from './queue-leave-mails.ts'

/**
 * The minimum interval between two emails about leave to a user, in minutes. Each email reports all changes since the
 * last one.
 */
const intervalMinutes = 5

/** The maximum number of requests that an email describes. */
const maxItems = 20

/** A leave request as an email shows it, without notes, because email is not confidential. */
export interface MailedLeave {
  leave_request_id: number
  kind: LeaveMailKind
  /** Whether the leave is the recipient's own. */
  is_own: boolean
  person: string
  leave_type: string
  start_date: string
  end_date: string
  days: number
}

/** An email about leave that a worker has claimed for sending. */
export interface ClaimedLeaveMail {
  to: { name: string; address: string }
  business: { name: string; time_zone: string }
  /** The first `maxItems` requests, in the order in which they changed. */
  items: MailedLeave[]
  /** The number of all requests, including those that the email does not describe. */
  count: number
  /** The IDs of the emails, for `releaseMails` and `markMailsSent`. */
  ids: number[]
}

interface Row extends MailedLeave {
  id: number
  is_current: boolean
  user_name: string
  user_email: string
  is_deliverable: boolean
  business: string
  time_zone: string
}

/**
 * Claims all pending emails of a user for one message. If another worker is sending, or the last message was sent less
 * than `intervalMinutes` ago, nothing is claimed and the job is postponed.
 *
 * @returns undefined if there is nothing to send now
 */
export const claimLeaveMails = (work: Work, user_id: number): Promise<ClaimedLeaveMail | undefined> =>
  inTransaction(work, async (work) => {
    const { db, business_id } = work
    await sql`select pg_advisory_xact_lock(hashtextextended(${`leave mails ${business_id} ${user_id}`}, 0))`.execute(db)
    const rows = await readPending(work, user_id)
    if (rows.length === 0) return undefined
    const later = await earliestTime(work, user_id)
    if (later !== undefined) {
      await enqueue(work, 'send_leave_mail', { business_id, user_id }, later)
      return undefined
    }
    const isRelevant = (row: Row) => row.is_current && row.is_deliverable
    const relevant = rows.filter(isRelevant)
    await markMailsSent(work, 'leave_mails', toIds(rows.filter((row) => !isRelevant(row))))
    const [first] = relevant
    if (!first) return undefined
    const ids = toIds(relevant)
    await claimMails(work, 'leave_mails', ids)
    return {
      to: { name: first.user_name, address: first.user_email },
      business: { name: first.business, time_zone: first.time_zone },
      items: relevant.slice(0, maxItems),
      count: relevant.length,
      ids,
    }
  })

const toIds = (rows: Row[]): number[] => rows.map(({ id }) => id)

/**
 * Reads the emails that are not sent. An email is current only while its request has the status that the email reports.
 */
async function readPending({ db, business_id }: Change, user_id: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select mail.id, mail.leave_request_id, mail.kind, request.status = mail.kind as is_current,
      request.own_user_id is not distinct from mail.user_id as is_own,
      coalesce(person.preferred_name, person.first_name) || ' ' || person.last_name as person, type.name as leave_type,
      request.start_date, request.end_date, request.days,
      users.name as user_name, users.email as user_email,
      users.leave_mail and ${ownsAddress} and ${isUserActive({ business_id })} as is_deliverable,
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

/** Returns the time before which the user gets no email; undefined if it has passed. */
async function earliestTime({ db, business_id }: Change, user_id: number): Promise<RawBuilder<string> | undefined> {
  const { rows } = await sql<{ time: string | null }>`
    select greatest(
      max(claimed_until) filter (where sent_at is null),
      max(sent_at) filter (where claimed_until is not null) + make_interval(mins => ${sql.lit(intervalMinutes)})
    ) as time
    from leave_mails
    where business_id = ${business_id} and user_id = ${user_id}
      and greatest(sent_at, claimed_until) > now() - interval '1 hour'
    having greatest(
      max(claimed_until) filter (where sent_at is null),
      max(sent_at) filter (where claimed_until is not null) + make_interval(mins => ${sql.lit(intervalMinutes)})
    ) > now()`.execute(db)
  const [row] = rows
  return row?.time ? sql<string>`${row.time}::timestamptz` : undefined
}
