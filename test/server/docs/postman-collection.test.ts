import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readContract } from '../../../openapi/read/contract.ts'
import { listOperations } from '../../../openapi/read/operations.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

interface Entry {
  key: string
  value: string
  disabled?: boolean
}

/** A folder, or an item with a request, as in https://schema.getpostman.com/json/collection/v2.1.0/collection.json. */
interface Item {
  id?: string
  name: string
  item?: Item[]
  request?: {
    method: string
    auth?: { type: string }
    header: Entry[]
    url: { raw: string; host: string[]; path: string[]; query: Entry[]; variable: Entry[] }
    body?: { mode: 'raw' | 'formdata'; raw?: string; formdata?: (Entry & { type: string })[] }
  }
}

const app = await startTestApp()
const operations = listOperations(readContract())
const { body, headers } = await app.send('GET', '/docs/workforce.postman_collection.json')
const listRequests = (items: Item[]): Item[] => items.flatMap((each) => (each.item ? listRequests(each.item) : [each]))
const items = listRequests(body.item)
const findRequest = (id: string) => items.find((each) => each.id === id)?.request ?? assert.fail(id)

/** Sends a request as Postman does: with its variables, without disabled entries. */
async function send(id: string, token?: string) {
  const { method, header, url, body: content } = findRequest(id)
  const values = new Map(url.variable.map(({ key, value }) => [`:${key}`, value]))
  const path = url.path.map((segment) => values.get(segment) ?? segment).join('/')
  const query = new URLSearchParams()
  for (const { key, value, disabled } of url.query) if (!disabled) query.append(key, value)
  return app.send(method, `/${path}?${query}`, {
    token,
    body: content?.raw,
    headers: {
      ...(content && { 'content-type': 'application/json' }),
      ...Object.fromEntries(header.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value])),
    },
  })
}

describe('the Postman collection', () => {
  test('has every operation once, below the group and the resource', () => {
    assert.equal(headers['content-type'], 'application/json; charset=utf-8')
    assert.equal(body.info.schema, 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json')
    assert.deepEqual(items.map(({ id }) => id).sort(), operations.map(({ id }) => id).sort())
    for (const { item } of body.item as Item[]) for (const resource of item ?? []) assert.ok(resource.item)
  })

  test('has the URL of the service and the token as variables', () => {
    const variables = (body.variable as Entry[]).map(({ key, value }) => [key, value])
    assert.deepEqual(variables, [
      ['url', app.config.publicUrl],
      ['token', ''],
    ])
    assert.deepEqual(body.auth.bearer[0].value, '{{token}}')
    for (const { id, isPublic } of operations) assert.equal(findRequest(id).auth?.type, isPublic ? 'noauth' : undefined)
  })

  test('has the paths, parameters and bodies of the contract', () => {
    for (const operation of operations) {
      const { method, header, url, body: content } = findRequest(operation.id)
      assert.equal(method, operation.method.toUpperCase())
      assert.equal(`/${url.path.join('/')}`, operation.fullPath.replaceAll(/\{(\w+)\}/g, ':$1'))
      assert.ok(url.raw.startsWith(`{{url}}/${url.path.join('/')}`), url.raw)
      const names = [...header, ...url.query, ...url.variable].map(({ key }) => key)
      assert.deepEqual(names.sort(), operation.parameters.map(({ name }) => name).sort())
      for (const { key, value } of url.variable) assert.notEqual(value, '', `${operation.id} has no example of ${key}`)
      const types = Object.keys(operation.requestBody?.content ?? {})
      const modes = { raw: 'application/json', formdata: 'multipart/form-data' }
      assert.deepEqual(content ? [modes[content.mode]] : [], types)
    }
  })

  test('its requests are valid', async () => {
    const { owner } = await createBusiness(app)
    const created = await send('people.create', owner.token)
    assert.equal(created.status, 201, created.text)
    const list = await send('people.list', owner.token)
    assert.deepEqual(
      list.body.data.map(({ id }: { id: number }) => id),
      [created.body.data.id],
    )
    assert.equal((await send('leaveCalendar.get', owner.token)).status, 200)
    assert.equal((await send('health.live')).status, 200)
    assert.equal((await send('auth.login')).status, 401)
    assert.equal((await send('payRuns.approve', owner.token)).status, 404) // with If-Match, which is required
  })
})
