import assert from 'node:assert/strict'
import { type AddressInfo, createServer } from 'node:net'
import { after, test } from 'node:test'
import { startDeliveryFixture } from '../support/receivers/delivery-fixture.ts'
import { createEvent, createWebhook } from '../support/samples/factories.ts'
import { deniedUrls } from '../support/samples/ssrf-urls.ts'

// One retry during the test.
const retryDelays = { WEBHOOK_RETRY_DELAYS: '0.1,86400,86400,86400,86400' }
const fixture = await startDeliveryFixture({ ...retryDelays, WEBHOOK_ALLOWED_CIDRS: '' })

const blocked = { outcome: 'blocked', response_status: null, response_excerpt: null }

let connections = 0
/** Listens on all addresses of this machine, and counts connections. */
const trap = createServer((socket) => {
  connections += 1
  socket.destroy()
})
await new Promise<void>((resolve) => trap.listen(0, resolve))
after(() => trap.close())

/** The URLs that lead to the trap. */
const trapUrls = deniedUrls
  .filter((url) => /^http:\/\/[^@]*\/$/.test(url) && !/:\d+\/$/.test(url))
  .map((url) => url.replace(/\/$/, `:${(trap.address() as AddressInfo).port}/`))

test('a stored URL in a denied range gets no connection', async (t) => {
  const webhooks = await Promise.all(
    [...deniedUrls, ...trapUrls].map(async (url) => ({
      url,
      id: (await createWebhook(fixture.app, { business_id: fixture.business_id, url, events: ['person.created'] })).id,
    })),
  )
  await createEvent(fixture.app, fixture.business_id)

  for (const { url, id } of webhooks) {
    await t.test(url, async () => {
      const [delivery] = await fixture.waitForDeliveries(id, ([only]) => only?.attempt_count === 2)
      assert.equal(delivery?.status, 'pending')
      for (const { outcome, response_status, response_excerpt, error } of delivery.attempts) {
        assert.deepEqual({ outcome, response_status, response_excerpt }, blocked)
        assert.match(error ?? '', /^the URL must /)
      }
    })
  }
  await t.test('the trap receives no connection', () => assert.equal(connections, 0))

  await t.test('a URL reaches the trap if its range is allowed', async () => {
    await fixture.worker.end()
    await fixture.replaceWorker({ ...retryDelays, WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8' })
    await createEvent(fixture.app, fixture.business_id)
    const { id } = webhooks.find(({ url }) => url.startsWith('http://2130706433:')) ?? { id: 0 }
    const [newest] = await fixture.waitForDeliveries(id, ([newest]) => newest?.attempt_count === 1)
    assert.equal(newest?.attempts[0]?.outcome, 'connection_reset')
    assert.notEqual(connections, 0)
  })
})
