import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { test } from 'node:test'
import { startTcpProxy } from '../support/postgres/tcp-proxy.ts'
import { eventually, hold } from '../support/race.ts'
import { createBusiness } from '../support/samples/factories.ts'
import { startTestApp } from '../support/service/app.ts'
import { startServerProcess } from '../support/service/service-process.ts'
import { startWaiting } from '../support/service/start-waiting.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)

const me = (url: string) => fetch(`${url}/v1/me`, { headers: { authorization: `Bearer ${owner.token}` } })

test('a server that stops while PostgreSQL does not respond completes its requests and exits', async () => {
  const wire = await startTcpProxy(app.databaseUrl)
  const server = await startServerProcess(wire.url, { DATABASE_TIMEOUT_SECONDS: '1', LOG_LEVEL: 'silent' })
  assert.equal((await me(server.url)).status, 200)
  const lock = await hold(app.databaseUrl, 'lock table users')
  const running = me(server.url)
  await lock.untilBlocked(1)
  wire.stall()
  const ending = server.end()
  assert.equal((await running).status, 503)
  assert.equal(await ending, 0)
  await wire.cut()
  await lock.release()
})

test('a server that stops responds to long polls for events immediately', async () => {
  const headers = { authorization: `Bearer ${owner.token}` }
  const server = await startServerProcess(app.databaseUrl)
  const { response: waiting } = await startWaiting(app, 'events', () =>
    fetch(`${server.url}/v1/events?wait=20`, { headers }),
  )
  const stoppedAt = performance.now()
  const ending = server.end()
  const response = await waiting
  assert.equal(response.status, 200)
  assert.match(await response.text(), /"data":\[\]/)
  assert.equal(await ending, 0)
  assert.ok(performance.now() - stoppedAt < 10_000, 'the wait ends before its timeout')
})

test('a server whose trace collector is unreachable still stops gracefully', async () => {
  const collector = createServer().listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  collector.close()
  await once(collector, 'close')

  let logged = ''
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, LOG_LEVEL: 'info' }
  const server = await startServerProcess(app.databaseUrl, env, (text) => {
    logged += text
  })
  assert.equal((await me(server.url)).status, 200)
  assert.equal(await server.end(), 0)
  await eventually('the log has the stop', async () => logged.includes('"stopped"'))
})
