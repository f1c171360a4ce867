import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { test } from 'node:test'
import { startTestApp } from '../support/app.ts'
import { createBusiness } from '../support/factories.ts'
import { eventually, hold } from '../support/race.ts'
import { startServerProcess } from '../support/service-process.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)

const me = (url: string) => fetch(`${url}/v1/me`, { headers: { authorization: `Bearer ${owner.token}` } })

test('a server that is asked to stop while PostgreSQL is silent answers what is under way and ends', async () => {
  const wire = await startTcpProxy(app.databaseUrl)
  const server = await startServerProcess(wire.url, { DATABASE_TIMEOUT_SECONDS: '1', LOG_LEVEL: 'silent' })
  assert.equal((await me(server.url)).status, 200)
  const lock = await hold(app.databaseUrl, 'lock table users')
  const running = me(server.url)
  await lock.waiting(1)
  wire.fallSilent()
  const ended = server.end()
  assert.equal((await running).status, 503)
  assert.equal(await ended, 0)
  await wire.cut()
  await lock.release()
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
