import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createEgress } from '../../../../worker/delivery/send/egress.ts'
import { createLateBodies } from '../../../../worker/delivery/send/late-bodies.ts'
import { makeAttempt } from '../../../../worker/delivery/send/make-attempt.ts'
import { targetOf } from '../../../../worker/delivery/send/prepare.ts'

const loopback = ['127.0.0.0/8', '::1/128']
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const delivery = {
  business_id: 1,
  id: 1,
  event_id: 'evt_1',
  type: 'person.created',
  body: '{}',
  attempt_count: 0,
  attempts_before: 0,
  trigger: 'schedule',
  traceparent: null,
  event_ms: 0,
  databaseOffsetMs: 0,
} as const
const settings = { webhookTimeoutMs: 2_000, webhookRetryDelaysSeconds: [60] }

const quick = {
  onSlow: () => assert.fail('it was not slow'),
  onSucceeded: () => undefined,
  lateBodies: createLateBodies(),
}

/** A receiver on `127.0.0.1` that counts connections. */
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

/** A name server that answers with the addresses of each look-up in turn. */
function resolving(...answers: string[][]) {
  const of = (family: 4 | 6) => {
    let asked = 0
    return async () => {
      const addresses = answers[Math.min(asked++, answers.length - 1)] ?? []
      const found = addresses.filter((address) => address.includes(':') === (family === 6))
      if (found.length === 0) throw Object.assign(new Error('no data'), { code: 'ENODATA' })
      return found
    }
  }
  return { resolve4: of(4), resolve6: of(6) } as unknown as NonNullable<Parameters<typeof createEgress>[0]['resolver']>
}

const targetAt = (url: string, allowedCidrs: string[]) =>
  targetOf({ url, secrets: { secret }, headers: {} }, allowedCidrs)

/** Attempts a delivery to a URL as if it stood in the database, where an older version may have put it. */
function attempt(url: string, allowedCidrs: string[], resolver = resolving([])) {
  const egress = createEgress({ allowedCidrs, timeoutMs: 2_000, resolver })
  return makeAttempt(egress, { webhookId: 1, target: targetAt(url, allowedCidrs), delivery }, quick, settings)
}

/** The same without the check of the URL's form: the connection alone decides. */
function connect(url: string, allowedCidrs: string[], resolver = resolving([])) {
  const egress = createEgress({ allowedCidrs, timeoutMs: 2_000, resolver })
  const { origin, pathname } = new URL(url)
  const target = { ...targetAt('https://example.com/', []), origin, path: pathname }
  return makeAttempt(egress, { webhookId: 1, target, delivery }, quick, settings)
}

const denied = readFileSync(new URL('../../../vectors/ssrf.txt', import.meta.url), 'utf8')
  .split(/^# allow/m)[0]
  ?.split('\n')
  .slice(1)
  .filter((line) => line !== '')

describe('the way out to receivers', () => {
  for (const url of denied ?? []) {
    it(`makes no connection to ${url}`, async () => {
      const { answer, retryMs } = await attempt(url, [])
      assert.equal(answer.outcome, 'blocked')
      assert.ok(retryMs !== undefined, 'it counts as a failed attempt')
    })
  }
  it('refuses addresses that are not public when it connects, too', async () => {
    for (const host of ['127.0.0.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', 'localhost', 'foo.localhost']) {
      const { answer } = await connect(`http://${host}:${port}/`, [])
      assert.equal(answer.outcome, 'blocked', host)
    }
    assert.equal(connections, 0)
  })
  it('refuses a name of which any address is not public', async () => {
    for (const addresses of [
      ['127.0.0.1'],
      ['93.184.215.14', '127.0.0.1'],
      ['93.184.215.14', '::1'],
      ['169.254.169.254'],
    ]) {
      const { answer } = await attempt(`http://receiver.example:${port}/`, [], resolving(addresses))
      assert.equal(answer.outcome, 'blocked', addresses.join())
    }
    assert.equal(connections, 0)
  })
  it('judges each look-up by itself: a name that was fine before is refused once it leads elsewhere', async () => {
    const egress = createEgress({
      allowedCidrs: ['127.0.0.1/32'],
      timeoutMs: 2_000,
      resolver: resolving(['127.0.0.1'], ['127.0.0.2']),
    })
    const target = targetAt(`http://receiver.example:${port}/`, ['127.0.0.1/32'])
    const first = await makeAttempt(egress, { webhookId: 1, target, delivery }, quick, settings)
    assert.equal(first.answer.outcome, 'succeeded')
    const second = await makeAttempt(egress, { webhookId: 1, target, delivery }, quick, settings)
    assert.equal(second.answer.outcome, 'blocked')
  })
  it('connects to the address that was judged, under the name', async () => {
    const { answer } = await attempt(`http://receiver.example:${port}/`, loopback, resolving(['127.0.0.1']))
    assert.equal(answer.outcome, 'succeeded')
    assert.equal(answer.responseStatus, 204)
  })
  it('takes localhost for the loopback addresses that are allowed, without asking anybody', async () => {
    for (const cidrs of [loopback, ['127.0.0.0/8']]) {
      const { answer } = await attempt(`http://localhost:${port}/`, cidrs)
      assert.equal(answer.outcome, 'succeeded')
    }
  })
  it('goes on to the next address when one refuses', async () => {
    const { answer } = await attempt(`http://receiver.example:${port}/`, loopback, resolving(['::1', '127.0.0.1']))
    assert.equal(answer.outcome, 'succeeded')
  })
  it('says so when a name has no address', async () => {
    const { answer } = await attempt('http://receiver.example/', [])
    assert.equal(answer.outcome, 'dns_failed')
    assert.match(answer.error ?? '', /receiver\.example has no address \(ENODATA\)/)
  })
  it('gives up a look-up that takes longer than the deadline', async () => {
    const never = () => new Promise<never>(() => undefined)
    const egress = createEgress({ allowedCidrs: [], timeoutMs: 100, resolver: { resolve4: never, resolve6: never } })
    const target = targetAt('http://receiver.example/', [])
    const { answer } = await makeAttempt(egress, { webhookId: 1, target, delivery }, quick, {
      ...settings,
      webhookTimeoutMs: 100,
    })
    assert.equal(answer.outcome, 'timed_out')
  })
})
