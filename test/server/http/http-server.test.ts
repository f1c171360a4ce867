import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { closeGracefully, createHttpServer } from '../../../server/http/http-server.ts'

const agent = new Agent({ keepAlive: true })
after(() => agent.destroy())

/** A server that answers after the test says so. */
async function startServer() {
  const arrived = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const server = createHttpServer(async (_req, res) => {
    arrived.resolve()
    await finish.promise
    res.end('done')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const send = async () => {
    const sent = request({ port, host: '127.0.0.1', agent }).end()
    const [response] = await once(sent, 'response')
    return String(await response.toArray())
  }
  return { server, send, arrived: arrived.promise, finish: finish.resolve }
}

test('closing waits for the request under way, but not for its connection to be given up', async () => {
  const { server, send, arrived, finish } = await startServer()
  const answer = send()
  await arrived
  let isClosed = false
  const closed = closeGracefully(server, 60_000).then(() => {
    isClosed = true
  })
  await assert.rejects(send(), { code: 'ECONNREFUSED' })
  assert.equal(isClosed, false)
  finish()
  assert.equal(await answer, 'done')
  await closed
})

test('closing cuts off what is still under way after the grace', async () => {
  const { server, send, arrived } = await startServer()
  const answer = send()
  answer.catch(() => undefined)
  await arrived
  await closeGracefully(server, 20)
  await assert.rejects(answer, { code: 'ECONNRESET' })
})
