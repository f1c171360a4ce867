import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createRecorder } from '../../../../worker/delivery/record/recorder.ts'
import { createBusiness, createEvent, createWebhook } from '../../../support/samples/factories.ts'
import { madeAttempt, type Outcome } from '../../../support/samples/made-attempt.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

/** The recorder of one worker, and the webhooks that it saw disabled. */
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

/** A webhook with as many deliveries as attempts are to be recorded. */
async function subscribed(deliveries: number) {
  const { id: businessId } = await createBusiness(app)
  const { id: webhookId } = await createWebhook(app, { business_id: businessId, events: ['person.created'] })
  for (let count = 0; count < deliveries; count++) await createEvent(app, businessId)
  const found = await app.db
    .selectFrom('pending_deliveries')
    .select('id')
    .where('business_id', '=', businessId)
    .orderBy('id')
    .execute()
  return {
    deliveries: found.map(({ id: deliveryId }) => ({ businessId, webhookId, deliveryId })),
    webhook: () =>
      app.db
        .selectFrom('webhooks')
        .select(['id', 'active', 'disabled_reason', 'exhausted_deliveries', 'gone_attempts'])
        .where('business_id', '=', businessId)
        .executeTakeFirstOrThrow(),
    told: () =>
      app.db
        .selectFrom('events')
        .select('id')
        .where('business_id', '=', businessId)
        .where('type', '=', 'webhook.disabled')
        .execute(),
  }
}

describe('the streak of a webhook, as attempts are recorded', () => {
  const exhausted = {
    active: false,
    disabled_reason: 'deliveries_exhausted',
    exhausted_deliveries: 0,
    gone_attempts: 0,
  }
  const gone = { ...exhausted, disabled_reason: 'gone' }
  const active = { ...exhausted, active: true, disabled_reason: null }

  for (const [batches, expected] of [
    [[['gone']], { ...active, gone_attempts: 1 }],
    [[['gone'], ['gone']], gone],
    [[['gone', 'gone']], gone],
    [
      [
        ['succeeded', 'gone'],
        ['gone', 'succeeded'],
      ],
      gone,
    ],
    [[['gone', 'succeeded', 'gone']], { ...active, gone_attempts: 1 }],
    [[['gone', 'succeeded'], ['gone']], { ...active, gone_attempts: 1 }],
    [[['gone'], ['succeeded']], active],
    [[['gone'], ['succeeded'], ['gone']], { ...active, gone_attempts: 1 }],
    [[['gone'], ['refused'], ['gone']], { ...active, gone_attempts: 1 }],
    [[['gone'], ['goneByHand']], { ...active, gone_attempts: 1 }],
    [[['gone'], ['goneByHand'], ['gone']], gone],
    [[['gone'], ['failedByHand'], ['gone']], { ...active, gone_attempts: 1 }],
    [[['exhausted', 'exhausted'], ['gone'], ['failed']], { ...active, exhausted_deliveries: 2 }],
    [[['exhausted', 'exhausted', 'exhausted', 'exhausted'], ['gone'], ['exhausted']], exhausted],
  ] as [Outcome[][], object][]) {
    it(`after ${batches.map((batch) => batch.join(' + ')).join(', then ')}`, async () => {
      const { deliveries, webhook } = await subscribed(batches.flat().length)
      for (const batch of batches) {
        const { write, flush } = startRecorder() // of another worker each time
        for (const [index, delivery] of deliveries.splice(0, batch.length).entries()) {
          void write(madeAttempt(delivery, batch[index] as Outcome))
        }
        await flush()
      }
      const { id: _, ...row } = await webhook()
      assert.deepEqual(row, expected)
    })
  }

  it('is counted once when two workers record at the same time, and other webhooks are told once', async () => {
    const { deliveries, webhook, told } = await subscribed(8)
    const workers = [startRecorder(), startRecorder()]
    await Promise.all(deliveries.map((delivery, index) => workers[index % 2]?.write(madeAttempt(delivery, 'gone'))))
    const { id, ...row } = await webhook()
    assert.deepEqual(row, gone)
    assert.deepEqual(
      workers.flatMap(({ disabled }) => disabled),
      [id],
    )
    assert.equal((await told()).length, 1)
  })
})
