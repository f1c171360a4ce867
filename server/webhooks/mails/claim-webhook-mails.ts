import { type RawBuilder, sql } from 'kysely'
import { enqueue } from '../../jobs.ts'
import { claimMails, markMailsSent } from '../../operation/claimed-mails.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { type Change, inTransaction, type Work } from '../../operation/work.ts'
import { warningDeliveries } from '../failure-streak.ts'
import { acceptsWebhookMail, type WebhookMailKind } from './queue-webhook-mails.ts'

/**
 * The minimum interval between two emails of one kind to a recipient, in minutes. The next email lists the webhooks
 * that failed in the meantime.
 */
const intervalMinutes = 60

/** The maximum number of webhooks that an email lists. */
const maxListed = 20

/** A webhook as an email shows it, without secrets of the receiver. */
export interface MailedWebhook {
  webhook_id: number
  /** The origin of the URL; its user, path and query can contain secrets. */
  origin: string
  description: string | null
  exhausted_deliveries: number
  disabled_at: string | null
  disabled_reason: Schemas['WebhookDisabledReason']
  /** The time of the event whose delivery was the first exhausted one in the streak. */
  failing_since: string | null
  last_failure: Schemas['WebhookFailure'] | null
}

/** An email about webhooks that a worker has claimed for sending. */
export interface ClaimedWebhookMail {
  kind: WebhookMailKind
  to: { name: string; address: string }
  /** Whether the recipient is the contact of the webhooks instead of a user. */
  isToContact: boolean
  business: { name: string; time_zone: string }
  /** The first `maxListed` webhooks, by ID. */
  webhooks: MailedWebhook[]
  /** The number of all webhooks, including those that are not listed. */
  count: number
  /** The IDs of the emails, for `releaseMails` and `markMailsSent`. */
  ids: number[]
}

interface Row extends Omit<MailedWebhook, 'origin'> {
  id: number
  url: string
  name: string | null
  address: string
  is_current: boolean
  is_accepted: boolean
  business: string
  time_zone: string
}

/** SQL for a key of the recipient of an email: a user, or the contact of webhooks. */
const recipientKey = sql<string>`coalesce('user ' || mail.user_id, 'contact ' || lower(webhooks.contact))`

/**
 * Claims the emails of one kind to one recipient, for all webhooks. If another worker is sending them, or the last
 * email of the kind was sent less than `intervalMinutes` ago, nothing is claimed and the job is postponed.
 *
 * @returns undefined if there is nothing to send now
 */
export const claimWebhookMails = (work: Work, id: number): Promise<ClaimedWebhookMail | undefined> =>
  inTransaction(work, async (work) => {
    const { db, business_id } = work
    const { rows: mails } = await sql<{ kind: WebhookMailKind; recipient: string | null; is_to_contact: boolean }>`
      select mail.kind, ${recipientKey} as recipient, mail.user_id is null as is_to_contact
      from webhook_mails mail
      join webhooks on webhooks.business_id = ${business_id} and webhooks.id = mail.webhook_id
      where mail.business_id = ${business_id} and mail.id = ${id} and mail.sent_at is null`.execute(db)
    const [mail] = mails
    if (!mail) return undefined
    const { kind, recipient, is_to_contact: isToContact } = mail
    if (recipient === null) return void (await markMailsSent(work, 'webhook_mails', [id])) // the contact was removed
    const lock = `webhook mails ${business_id} ${kind} ${recipient}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db)
    const rows = await readUnsent(work, kind, recipient)
    if (rows.length === 0) return undefined
    const later = await earliestTime(work, kind, recipient)
    if (later !== undefined) {
      await enqueue(work, 'send_webhook_mail', { business_id, webhook_mail_id: id }, later)
      return undefined
    }
    const current = rows.filter((row) => row.is_current && row.is_accepted)
    await markMailsSent(work, 'webhook_mails', mailIds(rows.filter((row) => !current.includes(row))))
    const [first] = current
    if (!first) return undefined
    const ids = mailIds(current)
    await claimMails(work, 'webhook_mails', ids)
    const webhooks = [...new Map(current.map((row) => [row.webhook_id, row])).values()]
    return {
      kind,
      to: { name: first.name ?? '', address: first.address },
      isToContact,
      business: { name: first.business, time_zone: first.time_zone },
      webhooks: webhooks.slice(0, maxListed).map(toMailedWebhook),
      count: webhooks.length,
      ids,
    }
  })

const mailIds = (rows: Row[]): number[] => rows.map(({ id }) => id)

/** SQL for whether the state of a webhook still matches each kind of email. */
const isCurrent: Record<WebhookMailKind, RawBuilder<boolean>> = {
  exhausted: sql`webhooks.active and webhooks.exhausted_deliveries between 1 and ${sql.lit(warningDeliveries - 1)}`,
  halfway: sql`webhooks.active and webhooks.exhausted_deliveries >= ${sql.lit(warningDeliveries)}`,
  disabled: sql`webhooks.disabled_at is not null`,
}

async function readUnsent(work: Change, kind: WebhookMailKind, recipient: string): Promise<Row[]> {
  const { db, business_id } = work
  const { rows } = await sql<Row>`
    select mail.id, mail.webhook_id, webhooks.url, webhooks.description, webhooks.exhausted_deliveries,
      webhooks.disabled_at, webhooks.disabled_reason, webhooks.failing_since, ${lastFailure(work)} as last_failure,
      users.name, coalesce(users.email, webhooks.contact) as address,
      webhooks.deleted_at is null and ${isCurrent[kind]} as is_current,
      mail.user_id is null or ${acceptsWebhookMail(work)} as is_accepted,
      businesses.name as business, businesses.time_zone
    from webhook_mails mail
    join webhooks on webhooks.business_id = ${business_id} and webhooks.id = mail.webhook_id
    join businesses on businesses.id = ${business_id}
    left join users on users.business_id = ${business_id} and users.id = mail.user_id
    where mail.business_id = ${business_id} and mail.kind = ${kind} and mail.sent_at is null and ${recipientKey} = ${recipient}
    order by mail.webhook_id, mail.id`.execute(db)
  return rows
}

const lastFailure = ({ business_id }: Pick<Work, 'business_id'>) => sql<Schemas['WebhookFailure'] | null>`(
  select last_failure from webhook_hours
  where business_id = ${business_id} and webhook_id = webhooks.id and last_failure is not null
  order by hour desc limit 1
)`

/**
 * Returns the earliest time at which an email of the kind can be sent to the recipient; undefined if it can be sent
 * now.
 */
async function earliestTime(
  { db, business_id }: Change,
  kind: WebhookMailKind,
  recipient: string,
): Promise<RawBuilder<string> | undefined> {
  const { rows } = await sql<{ time: string | null }>`
    select time from (
      select greatest(
        max(mail.claimed_until) filter (where mail.sent_at is null),
        max(mail.sent_at) filter (where mail.claimed_until is not null)
          + make_interval(mins => ${sql.lit(intervalMinutes)})
      ) as time
      from webhook_mails mail
      join webhooks on webhooks.business_id = ${business_id} and webhooks.id = mail.webhook_id
      where mail.business_id = ${business_id} and mail.kind = ${kind} and ${recipientKey} = ${recipient}
        and coalesce(mail.sent_at, mail.claimed_until) > now() - make_interval(mins => ${sql.lit(intervalMinutes)})
    ) last_mail where time > now()`.execute(db)
  const [last] = rows
  return last?.time ? sql<string>`${last.time}::timestamptz` : undefined
}

function toMailedWebhook({ url, ...row }: Row): MailedWebhook {
  const { webhook_id, description, exhausted_deliveries, disabled_at, disabled_reason, failing_since } = row
  const { origin } = new URL(url)
  const { last_failure } = row
  return {
    webhook_id,
    origin,
    description,
    exhausted_deliveries,
    disabled_at,
    disabled_reason,
    failing_since,
    last_failure,
  }
}
