import { z } from 'zod'
import { inBusiness } from '../operation/work.ts'
import { type Recovery, recoverDeliveries } from '../webhooks/deliveries/recover-deliveries.ts'
import { setWebhooksActive, type WebhookState, webhookStates } from '../webhooks/webhook-states.ts'
import { readOptions, UsageError } from './admin-options.ts'
import type { CommandWork } from './command-work.ts'

/** The section of the usage text about `webhooks`, without a trailing line break. */
export const webhooksUsage = `  webhooks status             shows the state of webhooks
  webhooks pause              deactivates webhooks and skips pending deliveries
  webhooks resume             activates webhooks and resets their failures
    --webhook <id>            one webhook, or
    --business <id>           all webhooks of a business; status shows all by default
    --json                    prints JSON
  webhooks recover            reschedules failed and skipped deliveries
    --webhook <id>
    --since <time>            RFC 3339, such as 2026-01-15T09:30:00Z
    --until <time>            now by default
    --dry-run                 counts only
    --json                    prints JSON`

type WithWork = <T>(perform: (work: CommandWork) => Promise<T>) => Promise<T>

const id = z
  .string({ error: 'is required' })
  .regex(/^[1-9]\d{0,8}$/, 'must be an ID')
  .transform(Number)
const time = z.iso.datetime({ offset: true, error: 'must be a time, such as 2026-01-15T09:30:00Z' })
const json = z.boolean().optional()
const selection = z.object({ webhook: id.optional(), business: id.optional(), json })
const recovery = z.object({
  webhook: id,
  since: time,
  until: time.optional(),
  'dry-run': z.boolean().optional(),
  json,
})

/**
 * Performs `webhooks <verb> …`.
 *
 * @returns the output
 * @throws {UsageError} for an invalid command line
 */
export async function operateWebhooks([verb = '', ...args]: string[], withWork: WithWork): Promise<string> {
  switch (verb) {
    case 'status': {
      const { json, ...filter } = readOptions(args, selection)
      const states = await withWork((work) => webhookStates(work, filter))
      if (states.length === 0 && filter.webhook !== undefined) throw new Error(notFoundMessage(filter))
      return json ? JSON.stringify(states) : formatTable(states)
    }
    case 'pause':
    case 'resume': {
      const { json, ...filter } = readOptions(args, selection)
      if (filter.webhook === undefined && filter.business === undefined)
        throw new UsageError('Select webhooks with --webhook or --business.')
      const changedIds = await withWork(async (work) => {
        if ((await webhookStates(work, filter)).length === 0) throw new Error(notFoundMessage(filter))
        return await setWebhooksActive(work, filter, verb === 'resume')
      })
      if (json) return JSON.stringify({ changed: changedIds })
      return changedIds.length === 0
        ? 'Nothing to change.'
        : `${verb === 'pause' ? 'Paused' : 'Resumed'} ${changedIds.join(', ')}.`
    }
    case 'recover': {
      const { webhook: webhook_id, since, until, 'dry-run': dry_run = false, json } = readOptions(args, recovery)
      const scheduled = await withWork((work) => recover(work, { webhook_id, since, until, dry_run }))
      if (json) return JSON.stringify({ scheduled, dry_run })
      return dry_run ? `Deliveries to reschedule: ${scheduled}` : `Deliveries rescheduled: ${scheduled}`
    }
    default:
      throw new UsageError(verb === '' ? 'Specify a webhooks command.' : `Unknown command webhooks ${verb}.`)
  }
}

const notFoundMessage = ({
  webhook,
  business,
}: {
  webhook?: number | undefined
  business?: number | undefined
}): string => (webhook === undefined ? `Business ${business} has no webhooks.` : `Webhook ${webhook} does not exist.`)

async function recover(work: CommandWork, recovery: Recovery): Promise<number> {
  const { webhook_id } = recovery
  const [state] = await webhookStates(work, { webhook: webhook_id })
  if (!state) throw new Error(notFoundMessage({ webhook: webhook_id }))
  if (state.state !== 'active') throw new Error(`Webhook ${webhook_id} is ${state.state}. Resume it first.`)
  return await recoverDeliveries(inBusiness(work, state.business_id), recovery)
}

const headings = ['id', 'business', 'state', 'due', 'oldest', 'waiting', 'ok 24h', 'failed 24h', 'url']

function formatTable(states: WebhookState[]): string {
  if (states.length === 0) return 'There are no webhooks.'
  const lines = states.map((webhook) => [
    webhook.id,
    webhook.business_id,
    webhook.disabled_reason ?? webhook.state,
    webhook.due,
    webhook.oldest_due_seconds === null ? '-' : `${webhook.oldest_due_seconds} s`,
    webhook.waiting,
    webhook.succeeded_24h,
    webhook.failed_24h,
    webhook.url,
  ])
  const rows = [headings, ...lines].map((row) => row.map(String))
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
