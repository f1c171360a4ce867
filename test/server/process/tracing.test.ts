import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { eventually } from '../../support/race.ts'
import { startReceiver } from '../../support/receivers/receiver.ts'
import { createBusiness, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { startServerProcess, startWorkerProcess } from '../../support/service/service-process.ts'

interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
  service: string
}

/** The spans that the collector has received (OTLP over HTTP, JSON). */
const spans: CollectedSpan[] = []
const collector = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    assert.equal(request.url, '/v1/traces')
    for (const { resource, scopeSpans } of JSON.parse(Buffer.concat(chunks).toString('utf8')).resourceSpans) {
      const [service] = resource.attributes.map(({ value }: { value: { stringValue: string } }) => value.stringValue)
      for (const scope of scopeSpans) spans.push(...scope.spans.map((span: CollectedSpan) => ({ ...span, service })))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))

const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` }
const app = await startTestApp()
const receiver = await startReceiver()
const server = await startServerProcess(app.databaseUrl, env)
await startWorkerProcess(app.databaseUrl, env)
after(() => void collector.close())

const { id: business_id, owner } = await createBusiness(app)
await createWebhook(app, { business_id, url: `${receiver.url}/hook` })

async function addPerson(email: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(`${server.url}/v1/people`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ first_name: 'Ada', last_name: 'Lovelace', email }),
  })
  assert.equal(response.status, 201)
}

test('a request, its transaction and the delivery of its event are in one trace, which can be that of the caller', async () => {
  const traceId = randomBytes(16).toString('hex')
  const callerSpan = randomBytes(8).toString('hex')
  await addPerson('ada@example.com', { traceparent: `00-${traceId}-${callerSpan}-01` })
  const findSpan = (name: string) => spans.find((span) => span.traceId === traceId && span.name === name)
  await eventually('the delivery is collected', async () => findSpan('deliver person.created') !== undefined)
  await eventually('the request is collected', async () => findSpan('people.create') !== undefined)

  const [request, transaction, delivery] = ['people.create', 'transaction', 'deliver person.created'].map(findSpan)
  assert.deepEqual(
    [request?.parentSpanId, transaction?.parentSpanId, delivery?.parentSpanId],
    [callerSpan, request?.spanId, transaction?.spanId],
  )
  assert.deepEqual(
    [request?.service, transaction?.service, delivery?.service],
    ['workforce-server', 'workforce-server', 'workforce-worker'],
  )
  const attributes = Object.fromEntries((delivery?.attributes ?? []).map(({ key, value }) => [key, value]))
  assert.deepEqual(attributes['workforce.outcome'], { stringValue: 'succeeded' })
  assert.deepEqual(attributes['http.response.status_code'], { intValue: 204 })
  // Spans contain neither paths nor principals.
  const text = JSON.stringify(spans)
  for (const secret of [owner.token, 'ada@example.com', 'Lovelace', '/v1/people']) assert.ok(!text.includes(secret))
})

test('the sampling decision of the caller is respected', async () => {
  const traceId = randomBytes(16).toString('hex')
  await addPerson('grace@example.com', { traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-00` })
  await addPerson('mary@example.com')
  await receiver.until(2)
  const requests = () => spans.filter(({ name }) => name === 'people.create')
  await eventually('a later request is collected', async () =>
    requests().some((span) => span.parentSpanId === undefined),
  )
  assert.ok(spans.every((span) => span.traceId !== traceId))
})
