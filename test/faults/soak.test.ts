import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeAfter } from '../support/close-after.ts'
import { freePort } from '../support/free-port.ts'
import { startKillableFixture } from '../support/receivers/delivery-fixture.ts'
import { behaviours, startReceiver } from '../support/receivers/receiver.ts'
import { isLong } from '../support/running/long-form.ts'

/** Five minutes with `npm run test:long`; a leak of responses shows within seconds. */
const durationMs = isLong ? 300_000 : 20_000

/** The tolerated variation by garbage collection. */
const noise = { share: 1.15, bytes: 32 * 1024 * 1024 }

const metricsPort = await freePort()
const fixture = await startKillableFixture({
  METRICS_PORT: String(metricsPort),
  WEBHOOK_TIMEOUT_SECONDS: '1',
  LOG_LEVEL: 'silent',
})
const receiver = await startReceiver()
closeAfter(() => fixture.worker.end('SIGKILL'))

async function residentBytes(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/^process_resident_memory_bytes(?:\{.*\})? (\S+)/m.exec(text)?.[1])
}

test('the memory of a worker does not grow with any kind of response', async (t) => {
  for (const name of ['endless', 'gzipBomb', 'drip', 'hang'] as const) receiver.behave(behaviours[name], `/${name}`)
  const webhooks: number[] = []
  for (const path of ['endless', 'endless', 'gzipBomb', 'gzipBomb', 'drip', 'hang', 'fine', 'fine']) {
    webhooks.push((await fixture.subscribe(`${receiver.url}/${path}`, ['person.created'])).id)
  }
  const samples: number[] = []
  for (const end = Date.now() + durationMs; Date.now() < end; ) {
    for (let count = 0; count < 5; count++) await fixture.addPerson()
    await sleep(250)
    samples.push(await residentBytes())
    // The service disables webhooks that never succeed.
    if (samples.length % 8 === 0) {
      for (const id of webhooks) await fixture.api.call('webhooks.update', { path: { id }, body: { active: true } })
    }
  }
  const maximum = (from: number, to: number) =>
    Math.max(...samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to)))
  const [early, late] = [maximum(0.3, 0.6), maximum(0.8, 1)]
  const inMiB = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB`
  t.diagnostic(
    `${durationMs / 1000} s, ${receiver.received.length} attempts: ${inMiB(early)} in the middle, ${inMiB(late)} at the end`,
  )
  assert.ok(receiver.received.length > samples.length)
  assert.ok(late <= early * noise.share + noise.bytes, `it grew from ${inMiB(early)} to ${inMiB(late)}`)
})
