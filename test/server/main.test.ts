import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startTcpProxy } from '../support/postgres/tcp-proxy.ts'
import { eventually, hold } from '../support/race.ts'
import { createBusiness } from '../support/samples/factories.ts'
import { startTestApp } from '../support/service/app.ts'
import { startServerProcess } from '../support/service/service-process.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)

const me = (url: string) => fetch(`${url}/v1/me`, { headers: { authorization: `Bearer ${owner.token}` } })

test('a server that is asked to stop while PostgreSQL is silent answers what is under way and ends', async () => {
  const wire = await startTcpProxy(app.databaseUrl)
  const server = await startServerProcess(wire.url, { DATABASE_TIMEOUT_SECONDS: '1', LOG_LEVEL: 'silent' })
  assert.equal((await me(server.url)).status, 200)
  const lock = await hold(app.databaseUrl, 'lock table users')
  const running = me(server.url)
  await lock.untilBlocked(1)
  wire.stall()
  const ended = server.end()
  assert.equal((await running).status, 503)
  assert.equal(await ended, 0)
  await wire.cut()
  await lock.release()
})

test('a server that is asked to stop answers those who wait for events at once', async () => {
  const headers = { authorization: `Bearer ${owner.token}` }
  const server = await startServerProcess(app.databaseUrl)
  const waiting = fetch(`${server.url}/v1/events?wait=20`, { headers })
  await eventually('it waits', async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and query like '%as waiter (business_id%'
    `.execute(app.db)
    return rows.length > 0
  })
  const askedAt = performance.now()
  const ended = server.end()
  const answer = await waiting
  assert.equal(answer.status, 200)
  assert.match(await answer.text(), /"data":\[\]/)
  assert.equal(await ended, 0)
  assert.ok(performance.now() - askedAt < 10_000, 'it did not wait until the time was up')
})

test('a server whose collector of traces is gone ends in order all the same', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { port } = gone.address() as AddressInfo
  gone.close()
  await once(gone, 'close')

  let logged = ''
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, LOG_LEVEL: 'info' }
  const server = await startServerProcess(app.databaseUrl, env, (text) => {
    logged += text
  })
  assert.equal((await me(server.url)).status, 200)
  assert.equal(await server.end(), 0)
  await eventually('it says that it stopped', async () => logged.includes('"stopped"'))
})
