import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { checkEventScopes } from '../events/event-scopes.ts'
import { enqueue } from '../jobs.ts'
import { ok } from '../operation/answer.ts'
import { changesOf } from '../operation/changes.ts'
import { change } from '../operation/operation.ts'
import { auditedWebhook } from './audited-webhook.ts'
import { cleanRecord, noStreak } from './clean-record.ts'
import { lockWebhook } from './lock-webhook.ts'
import { presentWebhook, webhookColumns } from './present-webhook.ts'
import { checkWebhookHeaders, sealWebhookHeaders } from './webhook-headers.ts'
import { checkWebhookUrl } from './webhook-url.ts'

/**
 * Changes what is given. Becoming active starts with a clean record, and a new address without the failures of the old
 * one. The worker skips what is pending when a webhook is switched off.
 */
export const webhooksUpdate = change('webhooks.update', async (work, { path: { id }, header, body }) => {
  const { headers, url, ...others } = body
  const columns = { ...others, ...(url !== undefined && { url: checkWebhookUrl(work, url) }) }
  checkWebhookHeaders(headers)
  const before = await lockWebhook(work, id, header['If-Match'])
  const changes = changesOf(before, columns)
  if (!changes && headers === undefined) return ok(presentWebhook(before))

  // Who sends events elsewhere, or others, must be allowed to read what is then sent.
  if (changes?.url ?? changes?.events) checkEventScopes(work.by, changes.events ?? before.events)

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
  await recordAudit(work, { action: 'webhook.updated', detail: { webhook_id: id, changed, ...news } })
  if (before.active && !row.active) await enqueue(work, 'drain_webhook', { webhook_id: id })
  return ok(presentWebhook(row))
})
