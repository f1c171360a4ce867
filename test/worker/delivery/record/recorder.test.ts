import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createRecorder } from '../../../../worker/delivery/record/recorder.ts'
import { completedAttempt, type Outcome } from '../../../support/samples/completed-attempt.ts'
import { createBusiness, createEvent, createWebhook } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

/** Creates the recorder of one worker. Also returns the webhooks that it has reported as disabled. */
function startRecorder() {
  const disabled: number[] = []
  const recorder = createRecorder({
    ...app,
    onAttempt: () => undefined,
    onDisabled: (webhookId) => disabled.push(webhookId),
    onFailed: (error) => {
      throw error
    },
  })
  return { ...recorder, disabled }
}

/** Creates a webhook with pending deliveries. */
async function createDeliveries(deliveries: number) {
  const { id: businessId } = await createBusiness(app)
  const { id: webhookId } = await createWebhook(app, { business_id: businessId, events: ['person.created'] })
  for (let count = 0; count < deliveries; count++) await createEvent(app, businessId)
  const pending = await app.db
    .selectFrom('pending_deliveries')
    .select('id')
    .where('business_id', '=', businessId)
    .orderBy('id')
    .execute()
  return {
    deliveries: pending.map(({ id: deliveryId }) => ({ businessId, webhookId, deliveryId })),
    webhook: () =>
      app.db
        .selectFrom('webhooks')
        .select(['id', 'active', 'disabled_reason', 'exhausted_deliveries', 'gone_attempts'])
        .where('business_id', '=', businessId)
        .executeTakeFirstOrThrow(),
    hours: () =>
      app.db
        .selectFrom('webhook_hours')
        .select(['duration_ms', 'max_duration_ms'])
        .where('business_id', '=', businessId)
        .execute(),
    disabledEvents: () =>
      app.db
        .selectFrom('events')
        .select('id')
        .where('business_id', '=', businessId)
        .where('type', '=', 'webhook.disabled')
        .execute(),
  }
}

describe('the recorded streak of a webhook', () => {
  const exhausted = {
    active: false,
    disabled_reason: 'deliveries_exhausted',
    exhausted_deliveries: 0,
    gone_attempts: 0,
  }
  const disabledAsGone = { ...exhausted, disabled_reason: 'gone' }
  const active = { ...exhausted, active: true, disabled_reason: null }

  for (const [batches, expected] of [
    [[['gone'], ['gone']], disabledAsGone],
    [[['gone', 'gone']], disabledAsGone],
    [
      [
        ['succeeded', 'gone'],
        ['gone', 'succeeded'],
      ],
      disabledAsGone,
    ],
    [[['gone', 'succeeded', 'gone']], { ...active, gone_attempts: 1 }],
    [[['gone'], ['succeeded']], active],
    [[['gone'], ['refused'], ['gone']], { ...active, gone_attempts: 1 }],
    [[['gone'], ['manualGone']], { ...active, gone_attempts: 1 }],
    [[['gone'], ['manualFailure'], ['gone']], { ...active, gone_attempts: 1 }],
    [[['exhausted', 'exhausted'], ['gone'], ['failed']], { ...active, exhausted_deliveries: 2 }],
    [[['exhausted', 'exhausted', 'exhausted', 'exhausted'], ['gone'], ['exhausted']], exhausted],
  ] as [Outcome[][], object][]) {
    it(`after ${batches.map((batch) => batch.join(' + ')).join(', then ')}`, async () => {
      const { deliveries, webhook } = await createDeliveries(batches.flat().length)
      for (const batch of batches) {
        const { write, flush } = startRecorder() // the recorder of another worker each time
        for (const [index, delivery] of deliveries.splice(0, batch.length).entries()) {
          void write(completedAttempt(delivery, batch[index] as Outcome))
        }
        await flush()
      }
      const { id: _, ...row } = await webhook()
      assert.deepEqual(row, expected)
    })
  }

  it('is counted once when two workers record concurrently, and publishes one event', async () => {
    const { deliveries, webhook, disabledEvents } = await createDeliveries(8)
    const workers = [startRecorder(), startRecorder()]
    await Promise.all(
      deliveries.map((delivery, index) => workers[index % 2]?.write(completedAttempt(delivery, 'gone'))),
    )
    const { id, ...row } = await webhook()
    assert.deepEqual(row, disabledAsGone)
    assert.deepEqual(
      workers.flatMap(({ disabled }) => disabled),
      [id],
    )
    assert.equal((await disabledEvents()).length, 1)
  })
})

describe('the attempts of an hour', () => {
  it('are counted with their total and longest duration, over several batches', async () => {
    const { deliveries, hours } = await createDeliveries(3)
    const batches: [Outcome, number][][] = [
      [
        ['succeeded', 20],
        ['failed', 300],
      ],
      [['succeeded', 40]],
    ]
    for (const batch of batches) {
      const { write, flush } = startRecorder()
      for (const [outcome, durationMs] of batch) {
        const attempt = completedAttempt(deliveries.pop() ?? assert.fail(), outcome)
        void write({ ...attempt, result: { ...attempt.result, durationMs } })
      }
      await flush()
    }
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    const rows = await hours() // two, if an hour ended during the test
    assert.equal(sum(rows.map(({ duration_ms }) => duration_ms ?? 0)), 360)
    assert.equal(Math.max(...rows.map(({ max_duration_ms }) => max_duration_ms ?? 0)), 300)
  })
})
