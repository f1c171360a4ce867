import { type CompletedAttempt, recordAttempts } from '../../worker/delivery/record/record.ts'
import { completedAttempt, outcomes } from '../support/samples/completed-attempt.ts'
import { createEvent } from '../support/samples/factories.ts'
import type { ClientAtTime } from './sample-users.ts'
import type { ScreenshotService } from './screenshot-service.ts'

const url = 'https://hr.example.com/hooks'

/** Adds a webhook for the events about people. */
export async function createWebhook(clientAt: ClientAtTime): Promise<number> {
  const owner = await clientAt('2026-01-05T09:00:00Z', 'owner')
  const body = { url, events: ['person.created', 'person.updated'] as const, description: 'Personnel files' }
  return (await owner.call('webhooks.create', { body: { ...body, events: [...body.events] } })).body.data.id
}

/** The times of the events that were delivered in the last day, and the milliseconds of their requests. */
const delivered = [
  ['2026-03-09T13:07:00', 240],
  ['2026-03-09T13:31:00', 250],
  ['2026-03-09T14:07:00', 310],
  ['2026-03-09T16:07:00', 180],
  ['2026-03-09T16:31:00', 220],
  ['2026-03-10T06:07:00', 420],
  ['2026-03-10T07:07:00', 260],
] as const

const failure = {
  ...outcomes.failed,
  result: { ...outcomes.failed.result, durationMs: 62, responseExcerpt: '{"error": "The database is read-only."}' },
}

/**
 * Delivers events to the webhook. The receiver fails on the last one.
 *
 * @returns the IDs of the webhook and of the last delivery
 */
export async function createDeliveries({ app, moveClock }: ScreenshotService, clientAt: ClientAtTime, id: number) {
  const { business_id } = await app.db.selectFrom('webhooks').select('business_id').executeTakeFirstOrThrow()
  const record = async (attempt: number, outcome: Partial<CompletedAttempt>): Promise<number> => {
    const pending = app.db
      .selectFrom('pending_deliveries')
      .select('id')
      .where('webhook_id', '=', id)
      .orderBy('id', 'desc')
    const { id: deliveryId } = await pending.executeTakeFirstOrThrow()
    const delivery = completedAttempt({ businessId: business_id, webhookId: id, deliveryId }, 'succeeded')
    await recordAttempts(app.db, [{ ...delivery, url, attempt, scheduledAttempt: attempt, ...outcome }])
    return deliveryId
  }
  for (const [time, durationMs] of delivered) {
    await moveClock(`${time}Z`)
    await createEvent(app, business_id)
    await record(1, { ...outcomes.succeeded, result: { ...outcomes.succeeded.result, durationMs } })
  }
  const admin = await clientAt('2026-03-10T09:02:00Z', 'admin')
  const [mary] = (await admin.call('people.list', { query: { q: 'Mary Jackson' } })).body.data
  await admin.call('people.update', { path: { id: mary?.id ?? 0 }, body: { job_title: 'Head of Production' } })
  await record(1, { ...failure, retryMs: 61_000 })
  await moveClock('2026-03-10T09:03:01Z')
  return { id, delivery_id: await record(2, { ...failure, retryMs: 302_000 }) }
}
