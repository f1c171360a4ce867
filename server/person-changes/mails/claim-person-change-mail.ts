import { sql } from 'kysely'
import { isUserActive, ownsAddress } from '../../access/users/user-active.ts'
import { enqueue } from '../../jobs.ts'
import { claimMails, markMailsSent } from '../../operation/claimed-mails.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { type Change, inTransaction, type Work } from '../../operation/work.ts'
import { requestedFields } from '../present-person-change.ts'

/**
 * The minimum interval between two emails to an approver about changes of the same person, in minutes. A further change
 * replaces the pending request, so that the next email reports all changes.
 */
const intervalMinutes = 5

type ReportedStatus = Exclude<Schemas['PersonChangeStatus'], 'cancelled'>

/** An email about a change request that a worker has claimed for sending. It has no values, because email is not confidential. */
export interface ClaimedPersonChangeMail {
  to: { name: string; address: string }
  business: { name: string }
  request: {
    id: number
    status: ReportedStatus
    person: string
    fields: Schemas['PersonalField'][]
    /** The reason for a rejection. */
    note: string | null
  }
}

interface Row {
  claimed_until: string | null
  is_claimed: boolean
  is_deliverable: boolean
  is_requester: boolean
  user_id: number
  name: string
  email: string
  business: string
  request_id: number
  person_id: number
  status: Schemas['PersonChangeStatus']
  person: string
  requested: Schemas['PersonalFields']
  decision_note: string | null
}

/**
 * Claims an email about a change request. While another worker is sending it, or an approver got an email about the same
 * person less than `intervalMinutes` ago, nothing is claimed and the job is postponed.
 *
 * @returns undefined if there is nothing to send now
 */
export const claimPersonChangeMail = (work: Work, id: number): Promise<ClaimedPersonChangeMail | undefined> =>
  inTransaction(work, async (work) => {
    const row = await readMail(work, id)
    if (!row) return undefined
    const { business_id } = work
    const status = reportedStatus(row)
    if (!row.is_deliverable || !status) return void (await markMailsSent(work, 'person_change_mails', [id]))
    const later = row.is_claimed ? row.claimed_until : row.is_requester ? null : await earliestTime(work, row)
    if (later !== null) {
      const payload = { business_id, person_change_mail_id: id }
      await enqueue(work, 'send_person_change_mail', payload, sql<string>`${later}::timestamptz`)
      return undefined
    }
    await claimMails(work, 'person_change_mails', [id])
    return {
      to: { name: row.name, address: row.email },
      business: { name: row.business },
      request: {
        id: row.request_id,
        status,
        person: row.person,
        fields: requestedFields(row),
        note: row.decision_note,
      },
    }
  })

/** Returns the status that an email reports; undefined if the recipient no longer needs to know of it. */
function reportedStatus({ status, is_requester }: Row): ReportedStatus | undefined {
  if (status === 'cancelled') return undefined
  return (status !== 'pending') === is_requester ? status : undefined
}

/** Reads an email that is not sent, and locks it. */
async function readMail({ db, business_id }: Change, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select mail.claimed_until, coalesce(mail.claimed_until > now(), false) as is_claimed,
      users.change_mail and ${ownsAddress} and ${isUserActive({ business_id })} as is_deliverable,
      request.requested_by = mail.user_id as is_requester, mail.user_id, users.name, users.email,
      businesses.name as business, request.id as request_id, request.person_id, request.status, request.requested,
      request.decision_note, coalesce(person.preferred_name, person.first_name) || ' ' || person.last_name as person
    from person_change_mails mail
    join person_changes request on request.business_id = ${business_id} and request.id = mail.person_change_id
    join people person on person.business_id = ${business_id} and person.id = request.person_id
    join users on users.business_id = ${business_id} and users.id = mail.user_id
    join businesses on businesses.id = ${business_id}
    where mail.business_id = ${business_id} and mail.id = ${id} and mail.sent_at is null
    for no key update of mail`.execute(db)
  return rows[0]
}

/** Returns the time before which an approver gets no further email about a person; null if it has passed. */
async function earliestTime({ db, business_id }: Change, { user_id, person_id }: Row): Promise<string | null> {
  const { rows } = await sql<{ time: string | null }>`
    select max(mail.sent_at) + make_interval(mins => ${sql.lit(intervalMinutes)}) as time
    from person_changes request
    join person_change_mails mail on mail.business_id = ${business_id} and mail.person_change_id = request.id
    where request.business_id = ${business_id} and request.person_id = ${person_id} and mail.user_id = ${user_id}
      and mail.claimed_until is not null and mail.sent_at > now() - make_interval(mins => ${sql.lit(intervalMinutes)})
  `.execute(db)
  return rows[0]?.time ?? null
}
