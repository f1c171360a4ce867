import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { jobs } from '../../../server/jobs.ts'
import type { TaskContext } from '../../../worker/task.ts'
import { drainWebhook } from '../../../worker/tasks/drain-webhook.ts'
import { tasks } from '../../../worker/tasks/index.ts'

/** All that the task may touch. */
const context = (wake: (id: number) => void) => ({ drainer: { wake } }) as unknown as TaskContext

describe('tasks', () => {
  it('there is one for every job', () => assert.deepEqual(Object.keys(tasks).sort(), Object.keys(jobs).sort()))
})

describe('drain_webhook', () => {
  it('wakes the drainer of its webhook', async () => {
    const woken: number[] = []
    await drainWebhook(
      { webhook_id: 17 },
      context((id) => void woken.push(id)),
    )
    assert.deepEqual(woken, [17])
  })

  for (const payload of [{}, { webhook_id: '17' }, { webhook_id: 1.5 }, null]) {
    it(`refuses the payload ${JSON.stringify(payload)}`, async () => {
      await assert.rejects(
        drainWebhook(
          payload,
          context(() => assert.fail('woken')),
        ),
      )
    })
  }
})
