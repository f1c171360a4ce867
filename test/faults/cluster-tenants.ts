import assert from 'node:assert/strict'
import { all, type Caller, caller } from '../support/http.ts'
import { nodePort } from '../support/postgres/citus.ts'
import { eventually } from '../support/race.ts'
import { type Receiver, respondWith, startReceiver } from '../support/receivers/receiver.ts'
import { createKey } from '../support/samples/api-key.ts'
import { createBusiness, type TestBusiness, testPassword } from '../support/samples/factories.ts'
import type { TestApp, TestResponse } from '../support/service/app.ts'
import { checkDeliveries } from './check-deliveries.ts'

/** The number of businesses on each node. */
const tenantCount = 2

/** How long a restarted node may take to respond while other tests run. */
export const timeoutMs = 60_000

/** A business under constant writes, and a receiver of its events. */
export interface Tenant {
  business: TestBusiness
  api: Caller
  /** An API key. */
  key: string
  receiver: Receiver
  /** The IDs of the people whose creation returned 201. */
  acknowledged: number[]
  /** The other responses. */
  failures: TestResponse[]
  /** Stops the writes. */
  stop(): Promise<void>
}

/** Creates businesses on a node, and starts constant writes to them. */
export async function createTenants(app: TestApp, port: number | undefined): Promise<Tenant[]> {
  const tenants: Tenant[] = []
  while (tenants.length < tenantCount) {
    const business = await createBusiness(app)
    if ((await nodePort(app.db, business.id)) === port) tenants.push(await startWriting(app, business))
  }
  return tenants
}

async function startWriting(app: TestApp, business: TestBusiness): Promise<Tenant> {
  const receiver = await startReceiver()
  receiver.behave(respondWith(204))
  const api = caller(app, business.owner.token)
  const { token: key } = await createKey(app, business.owner, { scopes: ['people:read'] })
  await api.call('webhooks.create', { body: { url: `${receiver.url}/hook`, events: ['person.created'] } })
  const [acknowledged, failures]: [number[], TestResponse[]] = [[], []]
  let isStopping = false
  const write = async () => {
    for (let count = 0; !isStopping; count += 1) {
      const body = { first_name: 'Ada', last_name: 'Lovelace', email: `ada-${count}@example.com` }
      const response = await api.send('people.create', { body })
      if (response.status === 201) acknowledged.push(response.body.data.id)
      else failures.push(response)
    }
  }
  const writes = write()
  const stop = () => {
    isStopping = true
    return writes
  }
  return { business, api, key, receiver, acknowledged, failures, stop }
}

export async function logInAndOut(app: TestApp, { owner }: TestBusiness): Promise<void> {
  const body = { email: owner.email, password: testPassword }
  const { data } = (await caller(app).call('auth.login', { body })).body
  assert.ok('refresh_token' in data)
  const tokens = await caller(app).call('auth.refresh', { body: { refresh_token: data.refresh_token } })
  await caller(app, tokens.body.data.token).call('auth.logout')
}

export async function assertNothingLost({ api, acknowledged, receiver }: Tenant): Promise<void> {
  const people = new Set((await all(api, 'people.list', { query: { limit: 200 } })).map(({ id }) => id))
  assert.deepEqual(
    acknowledged.filter((id) => !people.has(id)),
    [],
  )
  const committed = await all(api, 'events.list', { query: { limit: 200 } })
  const arrived = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
  await eventually('all is delivered', async () => committed.every(({ id }) => arrived().has(id)), timeoutMs)
  const received = receiver.received.map(({ headers, body, at }) => ({
    eventId: String(headers['webhook-id']),
    attempt: String(headers['x-webhook-attempt']),
    body: String(body),
    at,
  }))
  const events = committed as Parameters<typeof checkDeliveries>[0]['committed']
  const limits = { repeats: 250, firstAttemptMs: timeoutMs }
  assert.deepEqual(checkDeliveries({ acknowledged, committed: events, received }, limits).violations, [])
}
