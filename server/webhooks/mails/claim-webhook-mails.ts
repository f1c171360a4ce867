import { type RawBuilder, sql } from 'kysely'
import { enqueue } from '../../jobs.ts'
import { claimMails, markMailsSent } from '../../operation/claimed-mails.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { type Change, inTransaction, type Work } from '../../operation/work.ts'
import { halfOfExhausted } from '../failure-streak.ts'
import { takesWebhookMail, type WebhookMailKind } from './queue-webhook-mails.ts'

/** A recipient gets at most one mail of a kind in this time. Further webhooks follow together in the next one. */
const minutesBetween = 60

/** A mail lists no more webhooks than that. */
const maxListed = 20

/** What a mail says of one webhook. It has no secret of the receiver. */
export interface MailedWebhook {
  webhook_id: number
  /** Without user, path and query: each of them can hold a secret. */
  origin: string
  description: string | null
  exhausted_deliveries: number
  disabled_at: string | null
  disabled_reason: Schemas['WebhookDisabledReason']
  /** When the event of the first delivery in a row that failed for good happened. */
  failing_since: string | null
  last_failure: Schemas['WebhookFailure'] | null
}

/** A mail about webhooks. */
export interface ClaimedWebhookMail {
  kind: WebhookMailKind
  to: { name: string; address: string }
  /** Whether it goes to the contact of the webhooks, in place of a user. */
  isToContact: boolean
  business: { name: string; time_zone: string }
  /** The first of them, by id. */
  webhooks: MailedWebhook[]
  /** How many it is about, listed or not. */
  count: number
  /** What `releaseMails` and `markMailsSent` take. */
  ids: number[]
}

interface Row extends Omit<MailedWebhook, 'origin'> {
  id: number
  url: string
  name: string | null
  address: string
  is_timely: boolean
  is_wanted: boolean
  business: string
  time_zone: string
}

/** Who a mail is for: a user, or the address that is the contact of webhooks. */
const recipient = sql<string>`coalesce('user ' || mail.user_id, 'contact ' || lower(webhooks.contact))`

/**
 * Claims what the recipient of a mail is to be told, of its kind and of all webhooks. While another worker sends it, or
 * within an hour of the last mail of the kind, nothing is claimed and the job is put off.
 *
 * @returns undefined when there is nothing to mail now
 */
export const claimWebhookMails = (work: Work, id: number): Promise<ClaimedWebhookMail | undefined> =>
  inTransaction(work, async (work) => {
    const { db, business_id } = work
    const { rows: readers } = await sql<{ kind: WebhookMailKind; reader: string | null; is_to_contact: boolean }>`
      select mail.kind, ${recipient} as reader, mail.user_id is null as is_to_contact
      from webhook_mails mail
      join webhooks on webhooks.business_id = ${business_id} and webhooks.id = mail.webhook_id
      where mail.business_id = ${business_id} and mail.id = ${id} and mail.sent_at is null`.execute(db)
    const [asked] = readers
    if (!asked) return undefined
    const { kind, reader, is_to_contact: isToContact } = asked
    if (reader === null) return void (await markMailsSent(work, 'webhook_mails', [id])) // the contact was removed
    const lock = `webhook mails ${business_id} ${kind} ${reader}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db)
    const rows = await readWaiting(work, kind, reader)
    if (rows.length === 0) return undefined
    const later = await notBefore(work, kind, reader)
    if (later !== undefined) {
      await enqueue(work, 'send_webhook_mail', { business_id, webhook_mail_id: id }, later)
      return undefined
    }
    const current = rows.filter((row) => row.is_timely && row.is_wanted)
    await markMailsSent(work, 'webhook_mails', idsOf(rows.filter((row) => !current.includes(row))))
    const [first] = current
    if (!first) return undefined
    const ids = idsOf(current)
    await claimMails(work, 'webhook_mails', ids)
    const webhooks = [...new Map(current.map((row) => [row.webhook_id, row])).values()]
    return {
      kind,
      to: { name: first.name ?? '', address: first.address },
      isToContact,
      business: { name: first.business, time_zone: first.time_zone },
      webhooks: webhooks.slice(0, maxListed).map(mailedWebhook),
      count: webhooks.length,
      ids,
    }
  })

const idsOf = (rows: Row[]): number[] => rows.map(({ id }) => id)

/** A webhook that delivers again, was changed by hand or has come further since needs no mail of this kind. */
const isTimely: Record<WebhookMailKind, RawBuilder<boolean>> = {
  exhausted: sql`webhooks.active and webhooks.exhausted_deliveries between 1 and ${sql.lit(halfOfExhausted - 1)}`,
  halfway: sql`webhooks.active and webhooks.exhausted_deliveries >= ${sql.lit(halfOfExhausted)}`,
  disabled: sql`webhooks.disabled_at is not null`,
}

async function readWaiting(work: Change, kind: WebhookMailKind, reader: string): Promise<Row[]> {
  const { db, business_id } = work
  const { rows } = await sql<Row>`
    select mail.id, mail.webhook_id, webhooks.url, webhooks.description, webhooks.exhausted_deliveries,
      webhooks.disabled_at, webhooks.disabled_reason, webhooks.failing_since, ${lastFailure(work)} as last_failure,
      users.name, coalesce(users.email, webhooks.contact) as address,
      webhooks.deleted_at is null and ${isTimely[kind]} as is_timely,
      mail.user_id is null or ${takesWebhookMail(work)} as is_wanted,
      businesses.name as business, businesses.time_zone
    from webhook_mails mail
    join webhooks on webhooks.business_id = ${business_id} and webhooks.id = mail.webhook_id
    join businesses on businesses.id = ${business_id}
    left join users on users.business_id = ${business_id} and users.id = mail.user_id
    where mail.business_id = ${business_id} and mail.kind = ${kind} and mail.sent_at is null and ${recipient} = ${reader}
    order by mail.webhook_id, mail.id`.execute(db)
  return rows
}

const lastFailure = ({ business_id }: Pick<Work, 'business_id'>) => sql<Schemas['WebhookFailure'] | null>`(
  select last_failure from webhook_hours
  where business_id = ${business_id} and webhook_id = webhooks.id and last_failure is not null
  order by hour desc limit 1
)`

/** The time before which no mail of the kind goes to the recipient; undefined when it may go now. */
async function notBefore(
  { db, business_id }: Change,
  kind: WebhookMailKind,
  reader: string,
): Promise<RawBuilder<string> | undefined> {
  const { rows } = await sql<{ time: string | null }>`
    select time from (
      select greatest(
        max(mail.claimed_until) filter (where mail.sent_at is null),
        max(mail.sent_at) filter (where mail.claimed_until is not null)
          + make_interval(mins => ${sql.lit(minutesBetween)})
      ) as time
      from webhook_mails mail
      join webhooks on webhooks.business_id = ${business_id} and webhooks.id = mail.webhook_id
      where mail.business_id = ${business_id} and mail.kind = ${kind} and ${recipient} = ${reader}
        and coalesce(mail.sent_at, mail.claimed_until) > now() - make_interval(mins => ${sql.lit(minutesBetween)})
    ) last_mail where time > now()`.execute(db)
  const [last] = rows
  return last?.time ? sql<string>`${last.time}::timestamptz` : undefined
}

function mailedWebhook({ url, ...row }: Row): MailedWebhook {
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
