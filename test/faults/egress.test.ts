import assert from 'node:assert/strict'
import { type AddressInfo, createServer } from 'node:net'
import { after, test } from 'node:test'
import { startDeliveryStage } from '../support/receivers/deliveries.ts'
import { createEvent, createWebhook } from '../support/samples/factories.ts'
import { deniedUrls } from '../support/samples/ssrf-urls.ts'

// One retry in time, the others never: what is refused once is refused again, and need not be waited for.
const retryDelays = { WEBHOOK_RETRY_DELAYS: '0.1,86400,86400,86400,86400' }
const stage = await startDeliveryStage({ ...retryDelays, WEBHOOK_ALLOWED_CIDRS: '' })

const nothing = { outcome: 'blocked', response_status: null, response_excerpt: null }

/** Listens on every address of this machine, and counts who comes. */
let connections = 0
const trap = createServer((socket) => {
  connections += 1
  socket.destroy()
})
await new Promise<void>((resolve) => trap.listen(0, resolve))
after(() => trap.close())

/** Those by which a connection would end in the trap, were they followed. */
const trapUrls = deniedUrls
  .filter((url) => /^http:\/\/[^@]*\/$/.test(url) && !/:\d+\/$/.test(url))
  .map((url) => url.replace(/\/$/, `:${(trap.address() as AddressInfo).port}/`))

test('a denied URL that is in the database gets no connection', async (t) => {
  const planted = await Promise.all(
    [...deniedUrls, ...trapUrls].map(async (url) => ({
      url,
      id: (await createWebhook(stage.app, { business_id: stage.business_id, url, events: ['person.created'] })).id,
    })),
  )
  await createEvent(stage.app, stage.business_id)

  for (const { url, id } of planted) {
    await t.test(url, async () => {
      const [delivery] = await stage.deliveriesOf(id, ([only]) => only?.attempt_count === 2)
      assert.equal(delivery?.status, 'pending')
      for (const { outcome, response_status, response_excerpt, error } of delivery.attempts) {
        assert.deepEqual({ outcome, response_status, response_excerpt }, nothing)
        assert.match(error ?? '', /^the URL must /)
      }
    })
  }
  await t.test('and nobody came', () => assert.equal(connections, 0))

  await t.test('though the trap is where these URLs lead, once their range is open', async () => {
    await stage.worker.end()
    await stage.replaceWorker({ ...retryDelays, WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8' })
    await createEvent(stage.app, stage.business_id)
    const { id } = planted.find(({ url }) => url.startsWith('http://2130706433:')) ?? { id: 0 }
    const [newest] = await stage.deliveriesOf(id, ([newest]) => newest?.attempt_count === 1)
    assert.equal(newest?.attempts[0]?.outcome, 'connection_reset')
    assert.notEqual(connections, 0)
  })
})
