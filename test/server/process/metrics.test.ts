import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { startServiceProcess } from '../../../server/process/service-process.ts'
import { closeAfter } from '../../support/close-after.ts'
import { freePort } from '../../support/free-port.ts'
import { eventually } from '../../support/race.ts'
import { startKillableFixture } from '../../support/receivers/delivery-fixture.ts'
import { respondWith, startReceiver } from '../../support/receivers/receiver.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp, testEnv } from '../../support/service/app.ts'

const main = join(import.meta.dirname, '../../../server/main.ts')

/** Scrapes the metrics. Returns the value of each sample by its `name{label="value"}`. */
async function scrape(port: number): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

describe('the metrics of the API', () => {
  it('count requests by operation and status, never by path, on a separate port', async () => {
    const app = await startTestApp()
    const { owner } = await createBusiness(app)
    const port = await freePort()
    const env = { PATH: process.env.PATH, ...testEnv(app.databaseUrl), METRICS_PORT: String(port) }
    const api = startServiceProcess(main, { env, readyType: 'listening' })
    closeAfter(() => api.stop())
    const { url } = (await api.ready) ?? assert.fail('the process exited')
    const get = async (path: string) => {
      const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${owner.token}` } })
      await response.text()
    }
    for (const path of ['/v1/me', '/v1/me', '/v1/people/999', '/v1/nowhere', '/v1/elsewhere']) await get(path)

    const of = (operation: string, status: number) =>
      `workforce_http_request_duration_seconds_count{operation="${operation}",status="${status}"}`
    await eventually('every request is counted', async () => (await scrape(port)).get(of('none', 404)) === 2)
    const samples = await scrape(port)
    assert.equal(samples.get(of('me.get', 200)), 2)
    assert.equal(samples.get(of('people.get', 404)), 1)
    assert.ok([...samples.keys()].every((name) => !name.includes('/v1') && !name.includes('nowhere')))
    assert.ok((samples.get('workforce_database_connections{state="idle"}') ?? 0) >= 1)
    assert.ok((samples.get('nodejs_eventloop_lag_p99_seconds') ?? -1) >= 0)
    assert.equal((await fetch(`${url}/metrics`)).status, 404)
    assert.equal((await fetch(`http://127.0.0.1:${port}/v1/me`)).status, 404)
  })

  it('prevent the start of a process if their port is in use', async () => {
    const app = await startTestApp()
    const taken = createServer()
    after(() => void taken.close())
    await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }
    const env = { PATH: process.env.PATH, ...testEnv(app.databaseUrl), METRICS_PORT: String(port) }
    const api = startServiceProcess(main, { env, readyType: 'listening' })
    assert.equal(await api.ready, undefined)
    assert.equal(await api.exitCode, 1)
  })
})

describe('the metrics of the worker', () => {
  it('count attempts and jobs, due work, durations and disabled webhooks', async () => {
    const port = await freePort()
    const fixture = await startKillableFixture({
      METRICS_PORT: String(port),
      WEBHOOK_RETRY_DELAYS: '600,1,1,1,1',
      WEBHOOK_TIMEOUT_SECONDS: '5',
    })
    const receiver = await startReceiver()
    receiver.behave(respondWith(503), '/failing')
    receiver.behave(respondWith(410), '/gone')
    receiver.behave(() => undefined, '/hanging')
    await Promise.all(['/good', '/failing', '/gone', '/hanging'].map((path) => fixture.subscribe(receiver.url + path)))
    for (let count = 0; count < 2; count++) await fixture.addPerson()
    await receiver.until(1, ({ path }) => path === '/hanging')
    const busy = await scrape(port)
    const inUse = (share: string) => busy.get(`workforce_worker_slots_in_use{share="${share}"}`) ?? 0
    assert.ok(inUse('healthy') + inUse('slow') >= 1)
    assert.ok((busy.get('workforce_deliveries_due') ?? 0) >= 1)
    assert.ok((busy.get('workforce_deliveries_due_oldest_age_seconds') ?? 0) > 0, 'all gauges are from the same scrape')

    const attempts = (outcome: string) => `workforce_delivery_attempts_total{outcome="${outcome}",attempt="1"}`
    // The event `webhook.disabled` is sent to the three remaining webhooks.
    await eventually('all attempts are counted', async () => {
      const samples = await scrape(port)
      return (samples.get(attempts('timed_out')) ?? 0) >= 1 && samples.get('workforce_webhooks_disabled') === 1
    })
    const delay = 'workforce_delivery_first_attempt_delay_seconds'
    const busyDelays = `${delay}_count{receiver="busy"}`
    await eventually('an attempt that waited for the receiver is counted separately', async () =>
      (await scrape(port)).has(busyDelays),
    )
    const samples = await scrape(port)
    assert.ok((samples.get(attempts('succeeded')) ?? 0) >= 1)
    assert.ok((samples.get(attempts('http_error')) ?? 0) >= 2)
    const delays = samples.get(`${delay}_count{receiver="free"}`) ?? 0
    assert.ok(delays >= 4, 'the first one to each receiver')
    const seconds = (samples.get(`${delay}_sum{receiver="free"}`) ?? -1) / delays
    assert.ok(seconds > 0 && seconds < 30, `${seconds} s`)
    const drained = 'workforce_job_duration_seconds_count{task="drain_webhook",outcome="succeeded"}'
    assert.ok((samples.get(drained) ?? 0) >= 1)
  })
})
