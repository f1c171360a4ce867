import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeAfter } from '../support/close-after.ts'
import { startKillableStage } from '../support/receivers/deliveries.ts'
import { behaviours, startReceiver, startRefuser } from '../support/receivers/receiver.ts'

const timeoutSeconds = 30
const stage = await startKillableStage({ WEBHOOK_TIMEOUT_SECONDS: String(timeoutSeconds), LOG_LEVEL: 'silent' })
const receiver = await startReceiver()
const refuser = await startRefuser()
closeAfter(() => stage.worker.end('SIGKILL')) // a stop would wait for hanging sends

test('hanging and refusing webhooks with a backlog do not delay others', async () => {
  receiver.behave(behaviours.hang, '/hangs')
  await Promise.all([
    ...Array.from({ length: 30 }, () => stage.subscribe(`${receiver.url}/hangs`)),
    ...Array.from({ length: 10 }, () => stage.subscribe(refuser.url)),
  ])
  for (let count = 0; count < 20; count++) await stage.addPerson()
  await receiver.until(30, ({ path }) => path === '/hangs')

  await stage.subscribe(`${receiver.url}/healthy`)
  for (let count = 1; count <= 20; count++) {
    const before = Date.now()
    await stage.addPerson()
    await receiver.until(count, ({ path }) => path === '/healthy')
    const tookMs = Date.now() - before
    assert.ok(tookMs < 5_000, `event ${count} took ${tookMs} ms, while others hang for ${timeoutSeconds} s`)
  }
})
