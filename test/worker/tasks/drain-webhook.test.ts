import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { jobs } from '../../../server/jobs.ts'
import { tasks } from '../../../worker/tasks/index.ts'
import type { TestApp } from '../../support/service/app.ts'
import { createJobPerformer } from '../../support/service/perform.ts'

describe('tasks', () => {
  it('exist for every job', () => assert.deepEqual(Object.keys(tasks).sort(), Object.keys(jobs).sort()))
})

describe('drain_webhook', () => {
  /** Creates a performer of jobs without an app, as the task uses only the drainer. */
  const createPerformer = (wake: (id: number) => void) => createJobPerformer({} as TestApp, { drainer: { wake } })

  it('wakes the webhook in the drainer', async () => {
    const webhookIds: number[] = []
    await createPerformer((id) => void webhookIds.push(id))('drain_webhook', { webhook_id: 17 })
    assert.deepEqual(webhookIds, [17])
  })

  for (const payload of [{}, { webhook_id: '17' }, { webhook_id: 1.5 }, null]) {
    it(`refuses the payload ${JSON.stringify(payload)}`, async () => {
      await assert.rejects(createPerformer(() => assert.fail('woken'))('drain_webhook', payload))
    })
  }
})
