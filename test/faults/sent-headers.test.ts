import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readContract } from '../../openapi/read/contract.ts'
import { listSentEvents } from '../../openapi/read/operations.ts'
import { problemsOf } from '../support/contract/contract.ts'
import { areDone, startDeliveryStage } from '../support/receivers/deliveries.ts'
import { answers, type Received, startReceiver } from '../support/receivers/receiver.ts'

/** The `webhooks` of the contract declare what receivers get, no less and no more. */

const stage = await startDeliveryStage()
const receiver = await startReceiver()
const sentEvents = listSentEvents(readContract())

/** Those of HTTP itself, and `Content-Type`, which OpenAPI declares with the body. */
const ofHttp = ['host', 'connection', 'content-length', 'content-type']

/** Holds a request to the contract. Its values are text, as those of all headers. */
function checkHeaders({ headers }: Received, isTest: boolean): void {
  const type = headers['x-webhook-event']
  const event = sentEvents.find(({ path }) => path === type)
  assert.ok(event, `the contract has no ${type}`)
  assert.deepEqual(Object.keys(event.requestBody?.content ?? {}), [headers['content-type']])

  const declared = new Map(event.parameters.map((parameter) => [parameter.name.toLowerCase(), parameter]))
  const expected = [...declared].filter(([, { required }]) => required || isTest).map(([name]) => name)
  const sent = Object.keys(headers).filter((name) => !ofHttp.includes(name))
  assert.deepEqual(sent.sort(), expected.sort(), type as string)
  for (const name of sent) {
    const { schema, in: place } = declared.get(name) ?? assert.fail()
    const value = schema.type === 'integer' ? Number(headers[name]) : headers[name]
    assert.deepEqual([place, ...problemsOf(schema, value)], ['header'], `${name}: ${headers[name]}`)
  }
}

test('a test of every event type has the headers that the contract declares, also while a secret is rotated', async () => {
  const { id } = await stage.subscribe(`${receiver.url}/tests`)
  const path = { id }
  for (const [index, { path: type }] of sentEvents.entries()) {
    if (index === 9) await stage.api.call('webhooks.rotateSecret', { path, body: { grace_hours: 1 } })
    await stage.api.call('webhooks.sendTest', { path, body: { type: type as 'person.created' } })
    await receiver.until(index + 1, (one) => one.path === '/tests')
  }
  const received = await receiver.until(sentEvents.length, (one) => one.path === '/tests')
  for (const one of received) checkHeaders(one, true)
  assert.equal(new Set(received.map(({ headers }) => headers['x-webhook-event'])).size, sentEvents.length)
})

test('every attempt of an event has the headers that the contract declares, and no mark of a test', async () => {
  receiver.behave(answers(500), '/fails')
  const { id } = await stage.subscribe(`${receiver.url}/fails`, ['person.created'])
  await stage.addPerson()
  await stage.deliveriesOf(id, areDone)
  const received = await receiver.until(6, (one) => one.path === '/fails')
  for (const one of received) checkHeaders(one, false)
  assert.deepEqual(
    received.map(({ headers }) => headers['x-webhook-attempt']),
    ['1', '2', '3', '4', '5', '6'],
  )
})
