import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { startKillableFixture } from '../support/receivers/delivery-fixture.ts'

const fixture = await startKillableFixture({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })
const pem = readFileSync(new URL('../vectors/self-signed.pem', import.meta.url))
let handshakes = 0
let requests = 0
const receiver = createServer({ key: pem, cert: pem }, (_, response) => {
  requests += 1
  response.end()
})
receiver.on('connection', () => {
  handshakes += 1
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
after(() => void receiver.close())

test('nothing is sent to a receiver with an untrusted certificate, even if the environment disables the check', async () => {
  const { id } = await fixture.subscribe(`https://127.0.0.1:${(receiver.address() as AddressInfo).port}/`)
  await fixture.addPerson()
  const [delivery] = await fixture.waitForDeliveries(id, ([only]) => only?.status === 'failed')
  assert.deepEqual(
    delivery?.attempts.map(({ outcome, response_status }) => ({ outcome, response_status })),
    Array.from({ length: 6 }, () => ({ outcome: 'tls_failed', response_status: null })),
  )
  assert.equal(handshakes, 6)
  assert.equal(requests, 0)
})
