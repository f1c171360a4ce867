import { z } from 'zod'
import { inBusiness } from '../operation/work.ts'
import { type Recovery, recoverDeliveries } from '../webhooks/deliveries/recover-deliveries.ts'
import { setWebhooksActive, type WebhookState, webhookStates } from '../webhooks/webhook-states.ts'
import { readOptions, UsageError } from './admin-options.ts'
import type { CommandWork } from './command-work.ts'

/** The lines of the usage text, without a line break at the end. */
export const webhooksUsage = `  webhooks status             shows the state of webhooks
  webhooks pause              switches webhooks off and skips pending deliveries
  webhooks resume             switches webhooks on again and resets their failures
    --webhook <id>            one webhook, or
    --business <id>           all of a business; status without either shows all
    --json                    prints JSON
  webhooks recover            schedules failed and skipped deliveries again
    --webhook <id>
    --since <time>            RFC 3339, such as 2026-01-15T09:30:00Z
    --until <time>            now by default
    --dry-run                 only counts them
    --json                    prints JSON`

type WithWork = <T>(perform: (work: CommandWork) => Promise<T>) => Promise<T>

const id = z
  .string({ error: 'is required' })
  .regex(/^[1-9]\d{0,8}$/, 'must be an id')
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
 * @returns what to print
 * @throws {UsageError} when the command line is not valid
 */
export async function operateWebhooks([verb = '', ...args]: string[], withWork: WithWork): Promise<string> {
  switch (verb) {
    case 'status': {
      const { json, ...which } = readOptions(args, selection)
      const states = await withWork((work) => webhookStates(work, which))
      if (states.length === 0 && which.webhook !== undefined) throw new Error(noneOf(which))
      return json ? JSON.stringify(states) : tableOf(states)
    }
    case 'pause':
    case 'resume': {
      const { json, ...which } = readOptions(args, selection)
      if (which.webhook === undefined && which.business === undefined)
        throw new UsageError('Which ones? Give --webhook or --business.')
      const changed = await withWork(async (work) => {
        if ((await webhookStates(work, which)).length === 0) throw new Error(noneOf(which))
        return await setWebhooksActive(work, which, verb === 'resume')
      })
      if (json) return JSON.stringify({ changed })
      return changed.length === 0
        ? 'Nothing to change.'
        : `${verb === 'pause' ? 'Paused' : 'Resumed'} ${changed.join(', ')}.`
    }
    case 'recover': {
      const { webhook: webhook_id, since, until, 'dry-run': dry_run = false, json } = readOptions(args, recovery)
      const scheduled = await withWork((work) => recover(work, { webhook_id, since, until, dry_run }))
      if (json) return JSON.stringify({ scheduled, dry_run })
      return dry_run ? `Deliveries that would be scheduled: ${scheduled}` : `Deliveries scheduled: ${scheduled}`
    }
    default:
      throw new UsageError(verb === '' ? 'Which webhooks command?' : `There is no command webhooks ${verb}.`)
  }
}

const noneOf = ({ webhook, business }: { webhook?: number | undefined; business?: number | undefined }): string =>
  webhook === undefined ? `Business ${business} has no webhook.` : `There is no webhook ${webhook}.`

async function recover(work: CommandWork, recovery: Recovery): Promise<number> {
  const { webhook_id } = recovery
  const [state] = await webhookStates(work, { webhook: webhook_id })
  if (!state) throw new Error(noneOf({ webhook: webhook_id }))
  if (state.state !== 'active') throw new Error(`Webhook ${webhook_id} is ${state.state}: resume it first.`)
  return await recoverDeliveries(inBusiness(work, state.business_id), recovery)
}

const headings = ['id', 'business', 'state', 'due', 'oldest', 'waiting', 'ok 24h', 'failed 24h', 'url']

function tableOf(states: WebhookState[]): string {
  if (states.length === 0) return 'There is no webhook.'
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
