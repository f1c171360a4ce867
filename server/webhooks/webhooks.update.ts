import { sql } from 'kysely'
import { recordSecurityChange } from '../access/security-changes.ts'
import { isUserActive, ownsAddress } from '../access/users/user-active.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { asciiUrl } from '../egress/url.ts'
import { checkEventScopes } from '../events/event-types.ts'
import { enqueue } from '../jobs.ts'
import { changedMembers } from '../operation/changes.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { confirmationRequired } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { isApp, type Principal } from '../operation/principal.ts'
import { ok } from '../operation/response.ts'
import type { Change, Work } from '../operation/work.ts'
import { appWebhookScopes, checkOwned } from './app-webhooks.ts'
import { auditedWebhook } from './audited-webhook.ts'
import { cleanRecord, noStreak } from './failure-streak.ts'
import { lockWebhook, updateWebhook } from './find-webhook.ts'
import { presentWebhook, type WebhookRow } from './present-webhook.ts'
import { sealWebhookHeaders } from './webhook-headers.ts'
import { webhookRules } from './webhook-rules.ts'

/**
 * Changes the submitted fields. Activation and a new URL reset the streak of failures. When a webhook is deactivated,
 * the worker skips its pending deliveries.
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

  const isRedirected = changes?.url !== undefined || !areSameEvents(before.events, changes?.events ?? before.events)
  // Without this check, an attacker with a stolen session could subscribe their own server.
  if (isRedirected || headers !== undefined) {
    checkOwned(work.by, before)
    checkConfirmed(work.by)
  }
  // A caller who changes the URL or the events must have the scopes to read those events.
  if (isRedirected) checkEventScopes(work.by, changes?.events ?? before.events)

  const row = await updateWebhook(work, id, {
    ...changes,
    ...(headers && sealWebhookHeaders(work.config.encryptionKeys, id, headers)),
    ...(changes?.url !== undefined && noStreak),
    ...(columns.active && cleanRecord),
    ...(changes?.events && isApp(work.by) && { app_scopes: appWebhookScopes(changes.events) }),
  })
  const { events, active } = changes ?? {}
  const changedFields = [...Object.keys(changes ?? {}), ...(headers ? ['headers'] : [])].join(' ')
  const details = { ...auditedWebhook({ url: changes?.url, events }), ...(active !== undefined && { active }) }
  const entry = { action: 'webhook.updated' as const, detail: { webhook_id: id, changed: changedFields, ...details } }
  if (changes?.url === undefined) recordAudit(work, entry)
  else await recordUrlChange(work, before, entry)
  if (before.active && !row.active) await enqueue(work, 'drain_webhook', { webhook_id: id })
  return ok(presentWebhook(row))
})

/** Whether two lists select the same events, in any order. */
const areSameEvents = (some: readonly string[], others: readonly string[]): boolean =>
  new Set(some).symmetricDifference(new Set(others)).size === 0

/** Records a change of the URL, and emails the user who is responsible for the webhook. */
async function recordUrlChange(work: Change, { id, url }: WebhookRow, entry: WebhookEntry): Promise<void> {
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
 * Requires a recent step-up confirmation if the caller is a user. An API key and an app have no password and are limited
 * only by their scopes.
 *
 * @throws {ApiError} 403 `confirmation_required` if the confirmation is missing or too old
 */
function checkConfirmed(by: Principal): void {
  if (by.kind === 'user' && !isApp(by) && !by.is_confirmed) throw confirmationRequired()
}

/**
 * Returns the ID of the user who gets the emails about a webhook: its creator, or the first owner of the business if
 * the creator is not recorded or can no longer log in.
 *
 * @returns undefined if no owner of the business can log in
 */
async function responsibleUser(work: Work, webhook_id: number): Promise<number | undefined> {
  const user = await work.db
    .selectFrom('users')
    .innerJoin('webhooks', 'webhooks.business_id', 'users.business_id')
    .select('users.id')
    .where('users.business_id', '=', work.business_id)
    .where('webhooks.business_id', '=', work.business_id)
    .where('webhooks.id', '=', webhook_id)
    .where((user) => user.or([user('users.id', '=', user.ref('webhooks.made_by')), user('users.role', '=', 'owner')]))
    .where(isUserActive(work))
    .where(ownsAddress)
    .orderBy(sql`users.id = webhooks.made_by`, (by) => by.desc().nullsLast())
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst()
  return user?.id
}
