import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readContract } from '../../openapi/read/contract.ts'
import { listSentEvents } from '../../openapi/read/operations.ts'
import { findProblems } from '../support/contract/contract.ts'
import { areDone, startDeliveryFixture } from '../support/receivers/delivery-fixture.ts'
import { type ReceivedRequest, respondWith, startReceiver } from '../support/receivers/receiver.ts'

/* Requests have exactly the headers that the `webhooks` of the contract declare. */

const fixture = await startDeliveryFixture()
const receiver = await startReceiver()
const sentEvents = listSentEvents(readContract())

/** Headers of HTTP itself, and `Content-Type`, which OpenAPI declares with the body. */
const httpHeaders = ['host', 'connection', 'content-length', 'content-type']

/** Checks the headers of a request against the contract. */
function checkHeaders({ headers }: ReceivedRequest, isTest: boolean): void {
  const type = headers['x-webhook-event']
  const event = sentEvents.find(({ path }) => path === type)
  assert.ok(event, `the contract has no ${type}`)
  assert.deepEqual(Object.keys(event.requestBody?.content ?? {}), [headers['content-type']])

  const declared = new Map(event.parameters.map((parameter) => [parameter.name.toLowerCase(), parameter]))
  const expected = [...declared].filter(([, { required }]) => required || isTest).map(([name]) => name)
  const names = Object.keys(headers).filter((name) => !httpHeaders.includes(name))
  assert.deepEqual(names.sort(), expected.sort(), type as string)
  for (const name of names) {
    const { schema, in: place } = declared.get(name) ?? assert.fail()
    const value = schema.type === 'integer' ? Number(headers[name]) : headers[name]
    assert.deepEqual([place, ...findProblems(schema, value)], ['header'], `${name}: ${headers[name]}`)
  }
}

test('a test event of every type has the declared headers, even during a rotation', async () => {
  const { id } = await fixture.subscribe(`${receiver.url}/tests`)
  const path = { id }
  for (const [index, { path: type }] of sentEvents.entries()) {
    if (index === 9) await fixture.api.call('webhooks.rotateSecret', { path, body: { grace_hours: 1 } })
    await fixture.api.call('webhooks.sendTest', { path, body: { type: type as 'person.created' } })
    await receiver.until(index + 1, (request) => request.path === '/tests')
  }
  const received = await receiver.until(sentEvents.length, (request) => request.path === '/tests')
  for (const request of received) checkHeaders(request, true)
  assert.equal(new Set(received.map(({ headers }) => headers['x-webhook-event'])).size, sentEvents.length)
})

test('every attempt of an event has the declared headers, without the header of test events', async () => {
  receiver.behave(respondWith(500), '/fails')
  const { id } = await fixture.subscribe(`${receiver.url}/fails`, ['person.created'])
  await fixture.addPerson()
  await fixture.waitForDeliveries(id, areDone)
  const received = await receiver.until(6, (request) => request.path === '/fails')
  for (const request of received) checkHeaders(request, false)
  assert.deepEqual(
    received.map(({ headers }) => headers['x-webhook-attempt']),
    ['1', '2', '3', '4', '5', '6'],
  )
})
