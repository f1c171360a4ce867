import { sql } from 'kysely'
import { recordSecurityChange } from '../access/security-changes.ts'
import { isUserActive, ownsAddress } from '../access/users/user-active.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { checkEventScopes } from '../events/event-scopes.ts'
import { enqueue } from '../jobs.ts'
import { ok } from '../operation/answer.ts'
import { changedMembers } from '../operation/changes.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { confirmationRequired } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import type { Principal } from '../operation/principal.ts'
import type { Change, Work } from '../operation/work.ts'
import { auditedWebhook } from './audited-webhook.ts'
import { cleanRecord, noStreak } from './failure-streak.ts'
import { lockWebhook } from './find-webhook.ts'
import { presentWebhook, type WebhookRow, webhookColumns } from './present-webhook.ts'
import { sealWebhookHeaders } from './webhook-headers.ts'
import { webhookRules } from './webhook-rules.ts'
import { asciiUrl } from './webhook-url.ts'

/**
 * Changes what is given. Becoming active starts with a clean record, and a new address without the failures of the old
 * one. The worker skips what is pending when a webhook is switched off.
 */
export const webhooksUpdate = change('webhooks.update', webhookRules, async (work, { path: { id }, header, body }) => {
  const { headers, url, events: selectors, ...others } = body
  const columns = {
    ...others,
    ...(url !== undefined && { url: asciiUrl(url) }),
    ...(selectors && { events: [...new Set(selectors)] }),
  }
  const before = await lockWebhook(work, id, header['If-Match'])
  const changes = changedMembers(before, columns)
  if (!changes && headers === undefined) return ok(presentWebhook(before))

  const sendsOther = changes?.url !== undefined || !areSame(before.events, changes?.events ?? before.events)
  // A stolen session could otherwise subscribe its thief.
  if (sendsOther || headers !== undefined) checkConfirmed(work.by)
  // Who sends events elsewhere, or others, must be allowed to read what is then sent.
  if (sendsOther) checkEventScopes(work.by, changes?.events ?? before.events)

  const row = await work.db
    .with('webhooks', (db) =>
      db
        .updateTable('webhooks')
        .set({
          ...changes,
          ...(headers && sealWebhookHeaders(work.config.encryptionKeys, id, headers)),
          ...(changes?.url !== undefined && noStreak),
          ...(columns.active && cleanRecord),
          version: sql`version + 1`,
          updated_at: sql`now()`,
        })
        .where('id', '=', id)
        .where('business_id', '=', work.business_id)
        .returningAll(),
    )
    .selectFrom('webhooks')
    .select(webhookColumns(work))
    .executeTakeFirstOrThrow()
  const { events, active } = changes ?? {}
  const changed = [...Object.keys(changes ?? {}), ...(headers ? ['headers'] : [])].join(' ')
  const news = { ...auditedWebhook({ url: changes?.url, events }), ...(active !== undefined && { active }) }
  const entry = { action: 'webhook.updated' as const, detail: { webhook_id: id, changed, ...news } }
  if (changes?.url === undefined) recordAudit(work, entry)
  else await recordMove(work, before, entry)
  if (before.active && !row.active) await enqueue(work, 'drain_webhook', { webhook_id: id })
  return ok(presentWebhook(row))
})

/** Whether two lists select the same events, in whatever order. */
const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  new Set(some).symmetricDifference(new Set(others)).size === 0

/** Records that events go to another address, and mails the user who answers for the webhook. */
async function recordMove(work: Change, { id, url }: WebhookRow, entry: WebhookEntry): Promise<void> {
  const target_user_id = await responsibleUser(work, id)
  const detail = { ...entry.detail, origin_before: new URL(url).origin }
  if (target_user_id === undefined) recordAudit(work, { ...entry, detail })
  else await recordSecurityChange(work, { ...entry, target_user_id, detail })
}

interface WebhookEntry {
  action: 'webhook.updated'
  detail: Schemas['AuditDetail']
}

/**
 * Refuses users whose last proof of their password is too old. A machine has no password: its scopes alone bind it.
 *
 * @throws {ApiError} 403 `confirmation_required`
 */
function checkConfirmed(by: Principal): void {
  if (by.kind === 'user' && !by.is_confirmed) throw confirmationRequired()
}

/**
 * The user who gets the mails about a webhook: its maker, or the first owner of the business where the maker is not
 * recorded or cannot log in any more.
 *
 * @returns undefined when no owner of the business can log in
 */
async function responsibleUser(work: Work, webhook_id: number): Promise<number | undefined> {
  const user = await work.db
    .selectFrom('users')
    .innerJoin('webhooks', 'webhooks.business_id', 'users.business_id')
    .select('users.id')
    .where('users.business_id', '=', work.business_id)
    .where('webhooks.business_id', '=', work.business_id)
    .where('webhooks.id', '=', webhook_id)
    .where((is) => is.or([is('users.id', '=', is.ref('webhooks.made_by')), is('users.role', '=', 'owner')]))
    .where(isUserActive(work))
    .where(ownsAddress)
    .orderBy(sql`users.id = webhooks.made_by`, (by) => by.desc().nullsLast())
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst()
  return user?.id
}
