import { sql } from 'kysely'
import { isUserActive, ownsAddress } from '../../access/users/user-active.ts'
import { enqueue } from '../../jobs.ts'
import { claimMails, markMailsSent } from '../../operation/claimed-mails.ts'
import { type Change, inTransaction, type Work } from '../../operation/work.ts'
import { loadAccounts } from '../balances/load-accounts.ts'
import { readLeaveTypeNames } from '../leave-type-names.ts'
import { type ExpiringDays, findExpiringDays } from './expiring-days.ts'

/** An email about expiring days that a worker has claimed for sending. */
export interface ClaimedExpiryMail {
  to: { name: string; address: string }
  business: { name: string; time_zone: string }
  /** The days that expire, at least one item; those that expire first come first. */
  items: (ExpiringDays & { leave_type: string })[]
  /** The IDs of the notices, for `releaseMails` and `markMailsSent`. */
  ids: number[]
}

/**
 * Claims all notices of a person that are not sent, for one email. It states the days that expire now, as the person may
 * have taken some since. While another worker is sending, nothing is claimed and the job is postponed.
 *
 * @returns undefined if there is nothing to send now
 */
export const claimExpiryMail = (work: Work, person_id: number): Promise<ClaimedExpiryMail | undefined> =>
  inTransaction(work, async (work) => {
    const { business_id } = work
    const notices = await readPending(work, person_id)
    const ids = notices.map(({ id }) => id)
    const claim = notices.find(({ is_claimed }) => is_claimed)
    if (claim) {
      const later = sql<string>`${claim.claimed_until}::timestamptz`
      await enqueue(work, 'send_leave_expiry_mail', { business_id, person_id }, later)
      return undefined
    }
    const recipient = ids.length === 0 ? undefined : await readRecipient(work, person_id)
    const types = [...new Set(notices.map(({ leave_type_id }) => leave_type_id))]
    const items = recipient ? await readExpiring(work, person_id, types) : []
    if (!recipient || items.length === 0) return void (await markMailsSent(work, 'leave_expiry_notices', ids))
    await claimMails(work, 'leave_expiry_notices', ids)
    return {
      to: { name: recipient.name, address: recipient.email },
      business: { name: recipient.business, time_zone: recipient.time_zone },
      items,
      ids,
    }
  })

interface PendingNotice {
  id: number
  leave_type_id: number
  claimed_until: string | null
  is_claimed: boolean
}

async function readPending({ db, business_id }: Change, person_id: number): Promise<PendingNotice[]> {
  const { rows } = await sql<PendingNotice>`
    select id, leave_type_id, claimed_until, coalesce(claimed_until > now(), false) as is_claimed
    from leave_expiry_notices
    where business_id = ${business_id} and person_id = ${person_id} and sent_at is null
    order by id for no key update`.execute(db)
  return rows
}

/** Returns the login of a person that receives emails about leave; undefined if there is none. */
async function readRecipient({ db, business_id }: Change, person_id: number) {
  const { rows } = await sql<{ name: string; email: string; business: string; time_zone: string }>`
    select users.name, users.email, businesses.name as business, businesses.time_zone
    from users join businesses on businesses.id = ${business_id}
    where users.business_id = ${business_id} and users.person_id = ${person_id}
      and users.leave_mail and ${ownsAddress} and ${isUserActive({ business_id })}`.execute(db)
  return rows[0]
}

async function readExpiring(work: Change, person_id: number, types: number[]): Promise<ClaimedExpiryMail['items']> {
  const accounts = await loadAccounts(
    work,
    types.map((leave_type_id) => ({ person_id, leave_type_id })),
  )
  const names = await readLeaveTypeNames(work)
  return accounts
    .flatMap((account) =>
      findExpiringDays(account).map((expiring) => ({
        ...expiring,
        leave_type: names.get(account.leave_type_id) ?? '',
      })),
    )
    .sort((a, b) => (a.expires_on < b.expires_on ? -1 : 1))
}
