import assert from 'node:assert/strict'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createEgress } from '../../../../server/egress/egress.ts'
import { createLateBodies } from '../../../../worker/delivery/send/late-bodies.ts'
import { makeAttempt } from '../../../../worker/delivery/send/make-attempt.ts'
import { createTarget } from '../../../../worker/delivery/send/prepare.ts'
import { dueDelivery } from '../../../support/samples/due-delivery.ts'

const loopback = ['127.0.0.0/8', '::1/128']
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const delivery = dueDelivery()
const settings = { webhookTimeoutMs: 2_000, webhookRetryDelaysSeconds: [60] }

const quick = {
  onSlow: () => assert.fail('the send was slow'),
  onSucceeded: () => undefined,
  lateBodies: createLateBodies(),
}

/** A receiver on `127.0.0.1` that counts its connections. */
let receiver: Server
let port: number
let connections = 0
before(async () => {
  receiver = createServer((socket) => {
    connections += 1
    socket.once('data', () => socket.end('HTTP/1.1 204 No Content\r\n\r\n'))
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  port = (receiver.address() as AddressInfo).port
})
beforeEach(() => {
  connections = 0
})
after(() => void receiver.close())

/** Creates a resolver that returns these addresses, one list per lookup. */
function createResolver(...addressLists: string[][]) {
  const resolve = (family: 4 | 6) => {
    let lookups = 0
    return async () => {
      const addresses = addressLists[Math.min(lookups++, addressLists.length - 1)] ?? []
      const matches = addresses.filter((address) => address.includes(':') === (family === 6))
      if (matches.length === 0) throw Object.assign(new Error('no data'), { code: 'ENODATA' })
      return matches
    }
  }
  return { resolve4: resolve(4), resolve6: resolve(6) } as unknown as NonNullable<
    Parameters<typeof createEgress>[0]['resolver']
  >
}

const targetAt = (url: string, allowedCidrs: string[]) =>
  createTarget({ url, secrets: { secret }, headers: {} }, allowedCidrs)

/** Attempts a delivery to a stored URL, which an earlier version with other rules may have accepted. */
function attempt(url: string, allowedCidrs: string[], resolver = createResolver([])) {
  const egress = createEgress({ allowedCidrs, timeoutMs: 2_000, resolver })
  return makeAttempt(egress, { webhookId: 1, target: targetAt(url, allowedCidrs), delivery }, quick, settings)
}

/** Attempts a delivery without checking the URL: only the connection is checked. */
function connect(url: string, allowedCidrs: string[], resolver = createResolver([])) {
  const egress = createEgress({ allowedCidrs, timeoutMs: 2_000, resolver })
  const { origin, pathname } = new URL(url)
  const target = { ...targetAt('https://example.com/', []), origin, path: pathname }
  return makeAttempt(egress, { webhookId: 1, target, delivery }, quick, settings)
}

describe('the egress', () => {
  it('blocks addresses that are not public when it connects', async () => {
    for (const host of ['127.0.0.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', 'localhost', 'foo.localhost']) {
      const { result, retryMs } = await connect(`http://${host}:${port}/`, [])
      assert.equal(result.outcome, 'blocked', host)
      assert.ok(retryMs !== undefined, 'the failed attempt is retried')
    }
    assert.equal(connections, 0)
  })
  it('blocks a name if any of its addresses is not public', async () => {
    for (const addresses of [
      ['127.0.0.1'],
      ['93.184.215.14', '127.0.0.1'],
      ['93.184.215.14', '::1'],
      ['169.254.169.254'],
    ]) {
      const { result } = await attempt(`http://receiver.example:${port}/`, [], createResolver(addresses))
      assert.equal(result.outcome, 'blocked', addresses.join())
    }
    assert.equal(connections, 0)
  })
  it('checks each lookup: a name is blocked once its address is', async () => {
    const egress = createEgress({
      allowedCidrs: ['127.0.0.1/32'],
      timeoutMs: 2_000,
      resolver: createResolver(['127.0.0.1'], ['127.0.0.2']),
    })
    const target = targetAt(`http://receiver.example:${port}/`, ['127.0.0.1/32'])
    const first = await makeAttempt(egress, { webhookId: 1, target, delivery }, quick, settings)
    assert.equal(first.result.outcome, 'succeeded')
    const second = await makeAttempt(egress, { webhookId: 1, target, delivery }, quick, settings)
    assert.equal(second.result.outcome, 'blocked')
  })
  it('connects to the checked address, under the name', async () => {
    const { result } = await attempt(`http://receiver.example:${port}/`, loopback, createResolver(['127.0.0.1']))
    assert.equal(result.outcome, 'succeeded')
    assert.equal(result.responseStatus, 204)
  })
  it('resolves localhost to the allowed loopback addresses without a lookup', async () => {
    for (const cidrs of [loopback, ['127.0.0.0/8']]) {
      const { result } = await attempt(`http://localhost:${port}/`, cidrs)
      assert.equal(result.outcome, 'succeeded')
    }
  })
  it('connects to the next address when one refuses', async () => {
    const { result } = await attempt(`http://receiver.example:${port}/`, loopback, createResolver(['::1', '127.0.0.1']))
    assert.equal(result.outcome, 'succeeded')
  })
  it('reports a name without an address', async () => {
    const { result } = await attempt('http://receiver.example/', [])
    assert.equal(result.outcome, 'dns_failed')
    assert.match(result.error ?? '', /receiver\.example has no address \(ENODATA\)/)
  })
  it('stops a lookup at the deadline', async () => {
    const never = () => new Promise<never>(() => undefined)
    const egress = createEgress({ allowedCidrs: [], timeoutMs: 100, resolver: { resolve4: never, resolve6: never } })
    const target = targetAt('http://receiver.example/', [])
    const { result } = await makeAttempt(egress, { webhookId: 1, target, delivery }, quick, {
      ...settings,
      webhookTimeoutMs: 100,
    })
    assert.equal(result.outcome, 'timed_out')
  })
})
