import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotFoundError, Workforce, WorkforceError } from 'workforce-sdk'
import { data, failure, nothing, page, type Responder, startService } from './service.ts'

const ada = { id: 1, first_name: 'Ada', version: 3 }
const grace = { id: 2, first_name: 'Grace', version: 1 }

test('a call resolves to the data of the envelope', async (t) => {
  const { baseUrl, requests } = await startService(t, data(ada))
  assert.deepEqual(await new Workforce({ baseUrl, token: 't' }).people.get(1), ada)
  assert.equal(requests[0]?.method, 'GET')
  assert.equal(requests[0]?.url, '/v1/people/1')
  assert.equal(requests[0]?.headers.authorization, 'Bearer t')
  assert.equal(requests[0]?.headers.accept, 'application/json')
})

test('withResponse adds the status and the headers', async (t) => {
  const { baseUrl } = await startService(t, data(ada, { etag: '"3"' }))
  const { data: person, response } = await new Workforce({ baseUrl }).people.get(1).withResponse()
  assert.deepEqual(person, ada)
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('etag'), '"3"')
})

test('a rejection handled through withResponse is not unhandled', async (t) => {
  const { baseUrl } = await startService(t, failure(404, 'not_found'))
  // An unhandled rejection would fail the test.
  await assert.rejects(new Workforce({ baseUrl }).people.get(1).withResponse(), NotFoundError)
})

test('a call is a promise', async (t) => {
  const { baseUrl } = await startService(t, data(ada))
  const call = new Workforce({ baseUrl }).people.get(1)
  assert.ok(call instanceof Promise)
  assert.equal(await call.then(({ id }) => id).finally(() => undefined), 1)
})

test('a deletion resolves to undefined', async (t) => {
  const { baseUrl, requests } = await startService(t, nothing)
  assert.equal(await new Workforce({ baseUrl }).people.delete(7, { ifMatch: 3 }), undefined)
  assert.equal(requests[0]?.method, 'DELETE')
  assert.equal(requests[0]?.headers['if-match'], '"3"')
})

test('a body is sent as JSON', async (t) => {
  const { baseUrl, requests } = await startService(t, data(ada))
  await new Workforce({ baseUrl }).people.update(1, { job_title: 'Countess ✓' })
  assert.equal(requests[0]?.headers['content-type'], 'application/json')
  assert.equal(requests[0]?.body, '{"job_title":"Countess ✓"}')
})

test('a query omits undefined members and repeats the name for each item of an array', async (t) => {
  const { baseUrl, requests } = await startService(t, page([], null))
  const workforce = new Workforce({ baseUrl })
  await workforce.people.list({ limit: 50, status: undefined, updated_since: '2026-01-15T09:30:00.000Z' })
  await workforce.events.list({ types: ['person.created', 'person.updated'] })
  await workforce.people.list({})
  const [people, events, bare] = requests.map(({ url }) => new URL(url, baseUrl))
  assert.deepEqual(
    [...(people?.searchParams ?? [])],
    [
      ['limit', '50'],
      ['updated_since', '2026-01-15T09:30:00.000Z'],
    ],
  )
  assert.deepEqual(events?.searchParams.getAll('types'), ['person.created', 'person.updated'])
  assert.equal(bare?.search, '')
})

test('a path parameter cannot change the path of a request', async (t) => {
  const { baseUrl, requests } = await startService(t, data({}))
  const workforce = new Workforce({ baseUrl })
  await workforce.events.get('../people?limit=1#x')
  assert.equal(requests[0]?.url, '/v1/events/..%2Fpeople%3Flimit%3D1%23x')
  for (const id of ['', '.', '..', undefined as unknown as string]) {
    await assert.rejects(workforce.events.get(id), /^TypeError: events\.get: a path parameter cannot be "/)
  }
  assert.equal(requests.length, 1)
})

test('a list resolves to its first page', async (t) => {
  const { baseUrl, requests } = await startService(t, page([ada], 'c2', { resume_cursor: 'r1' }))
  const first = await new Workforce({ baseUrl }).events.list({ limit: 1 })
  assert.deepEqual(first.data, [ada])
  assert.equal(first.nextCursor, 'c2')
  assert.equal(first.meta.resume_cursor, 'r1')
  assert.equal(requests.length, 1)
})

test('iterating a list yields the items of all pages, with the same query for each page', async (t) => {
  const { baseUrl, requests } = await startService(t, page([ada], 'c 2'), page([], 'c3'), page([grace], null))
  const ids = []
  for await (const person of new Workforce({ baseUrl }).people.list({ status: 'active' })) ids.push(person.id)
  assert.deepEqual(ids, [1, 2])
  const queries = requests.map(({ url }) => Object.fromEntries(new URL(url, baseUrl).searchParams))
  assert.deepEqual(queries, [
    { status: 'active', limit: '200' },
    { status: 'active', limit: '200', cursor: 'c 2' },
    { status: 'active', limit: '200', cursor: 'c3' },
  ])
})

test('an iteration requests large pages unless the query has a limit; a single page has the default size', async (t) => {
  const { baseUrl, requests } = await startService(t, page([ada], 'c2'), page([grace], null))
  const { people } = new Workforce({ baseUrl })
  const limits = async (read: () => PromiseLike<unknown>) => {
    const before = requests.length
    await read()
    return requests.slice(before).map(({ url }) => new URL(url, baseUrl).searchParams.get('limit'))
  }
  const otherService = startService(t, page([ada], 'c2'), page([grace], null))
  const otherPeople = new Workforce({ baseUrl: (await otherService).baseUrl }).people
  assert.deepEqual(await limits(() => people.list().toArray()), ['200', '200'])
  assert.deepEqual(await limits(() => people.list({ limit: undefined }).toArray()), ['200'])
  assert.deepEqual(await limits(() => people.list({ limit: 50 }).toArray()), ['50'])
  assert.deepEqual(await limits(() => people.list().toArray({ max: 7 })), ['7'])
  assert.deepEqual(await limits(() => people.list()), [null])
  const list = otherPeople.list()
  await list // the first page, before all of them
  assert.deepEqual(await list.toArray(), [ada, grace])
  assert.deepEqual(
    (await otherService).requests.map(({ url }) => url),
    ['/v1/people', '/v1/people?limit=200&cursor=c2'],
  )
})

test('toArray reads no more pages than it needs', async (t) => {
  const { baseUrl, requests } = await startService(t, page([ada, grace], 'c2'), page([ada, grace], 'c3'))
  const { people } = new Workforce({ baseUrl })
  assert.deepEqual(await people.list().toArray({ max: 3 }), [ada, grace, ada])
  assert.equal(requests.length, 2)
  for (const max of [0, -1, Number.NaN]) {
    await assert.rejects(people.list().toArray({ max }), /^TypeError: toArray: max must be at least 1/)
  }
})

test('pages are requested one by one, and none after the last page used', async (t) => {
  const { baseUrl, requests } = await startService(t, page([ada], 'c2'), page([grace], 'c3'))
  const list = new Workforce({ baseUrl }).people.list()
  for await (const { data: people } of list.pages()) {
    if (people[0]?.id === grace.id) break
    assert.equal(requests.length, 1)
  }
  assert.equal(requests.length, 2)
})

test('the total is requested only with the first page', async (t) => {
  const { baseUrl, requests } = await startService(t, page([ada], 'c2'), page([grace], null))
  const list = new Workforce({ baseUrl }).people.list({ include_total: true, limit: 1 })
  assert.deepEqual(await list.toArray(), [ada, grace])
  const queries = requests.map(({ url = '' }) => url.replace(/^[^?]*\?/, ''))
  assert.deepEqual(queries, ['include_total=true&limit=1', 'limit=1&cursor=c2'])
})

test('iterating a list again starts at its first page', async (t) => {
  const { baseUrl, requests } = await startService(t, page([ada], 'c2'), page([grace], null))
  const list = new Workforce({ baseUrl }).people.list()
  for (const _round of [1, 2]) {
    const people = []
    for await (const person of list) people.push(person)
    assert.deepEqual(people, [ada, grace])
  }
  assert.equal(requests.length, 3)
})

test('an iteration ends with the error of a page that fails', async (t) => {
  const { baseUrl } = await startService(t, page([ada], 'c2'), failure(403, 'forbidden'))
  const ids: number[] = []
  await assert.rejects(async () => {
    for await (const { id } of new Workforce({ baseUrl }).people.list()) ids.push(id)
  }, /^PermissionDeniedError: people\.list: It is forbidden\./)
  assert.deepEqual(ids, [1])
})

test('a response that is not from the service is an error, not data', async (t) => {
  const website = startService(t, (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi'))
  const workforce = new Workforce({ baseUrl: (await website).baseUrl })
  for (const call of [workforce.people.get(1), workforce.people.list()]) {
    await assert.rejects(call, (error: WorkforceError) => {
      assert.ok(error instanceof WorkforceError)
      assert.equal(error.code, 'malformed_answer')
      assert.match(error.message, /: the response is not one of Workforce's \(200, text\/html\); is baseUrl right\?$/)
      return true
    })
  }
})

test('the error of an unreadable response to a change has the idempotency key for a retry', async (t) => {
  const corrupted: Responder = (response) =>
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"success": true, "da')
  const { baseUrl, requests } = await startService(t, corrupted, data(ada))
  const workforce = new Workforce({ baseUrl })
  const body = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
  const error = await workforce.people.create(body).catch((reason: unknown) => reason)
  assert.ok(error instanceof WorkforceError)
  assert.match(error.message, /\(201, application\/json\).* The change may have been made: call again with the idempot/)
  assert.deepEqual(await workforce.people.create(body, { idempotencyKey: error.idempotencyKey }), ada)
  assert.equal(requests[1]?.headers['idempotency-key'], requests[0]?.headers['idempotency-key'])

  const changed = new Workforce({ baseUrl: (await startService(t, corrupted)).baseUrl }).people.update(1, {})
  await assert.rejects(changed, (error: WorkforceError) => {
    assert.match(error.message, /is baseUrl right\? The change may have been made$/)
    return error.idempotencyKey === undefined
  })
})
