import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeAfter } from '../support/close-after.ts'
import { startKillableFixture } from '../support/receivers/delivery-fixture.ts'
import { behaviours, startReceiver, startRefuser } from '../support/receivers/receiver.ts'

const timeoutSeconds = 30
const fixture = await startKillableFixture({ WEBHOOK_TIMEOUT_SECONDS: String(timeoutSeconds), LOG_LEVEL: 'silent' })
const receiver = await startReceiver()
const refuser = await startRefuser()
closeAfter(() => fixture.worker.end('SIGKILL')) // a stop would wait for hanging sends

test('webhooks with a backlog whose receivers hang or refuse connections do not delay others', async () => {
  receiver.behave(behaviours.hang, '/hangs')
  await Promise.all([
    ...Array.from({ length: 30 }, () => fixture.subscribe(`${receiver.url}/hangs`)),
    ...Array.from({ length: 10 }, () => fixture.subscribe(refuser.url)),
  ])
  for (let count = 0; count < 20; count++) await fixture.addPerson()
  await receiver.until(30, ({ path }) => path === '/hangs')

  await fixture.subscribe(`${receiver.url}/healthy`)
  for (let count = 1; count <= 20; count++) {
    const before = Date.now()
    await fixture.addPerson()
    await receiver.until(count, ({ path }) => path === '/healthy')
    const durationMs = Date.now() - before
    assert.ok(durationMs < 5_000, `event ${count} took ${durationMs} ms, while others hang for ${timeoutSeconds} s`)
  }
})
