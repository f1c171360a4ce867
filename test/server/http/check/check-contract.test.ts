import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import express, { type ErrorRequestHandler } from 'express'
import { readContract } from '../../../../openapi/read/contract.ts'
import { contractCheck } from '../../../../server/http/check/check-contract.ts'
import { servedOperations } from '../../../../server/operation/contract/served-operations.ts'
import { closeAfter } from '../../../support/close-after.ts'
import { caller } from '../../../support/http.ts'
import { createBusiness, createEvent, createPerson } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('the contract check', () => {
  it('turns a response that violates the contract into a 500', async () => {
    const { id, owner } = await createBusiness(app)
    await createEvent(app, id)
    await app.db.updateTable('events').set({ body: '{"id":"evt_1"}' }).execute()
    const { body } = await caller(app, owner.token).expectError(500, 'events.list')
    assert.deepEqual(
      { ...body, request_id: '' },
      {
        success: false,
        message: 'Server error.',
        code: 'server_error',
        request_id: '',
      },
    )
  })

  it('turns a response with an unknown member into a 500, except in production', async () => {
    const production = await startTestApp({ env: { NODE_ENV: 'production' } })
    for (const [{ db, config, send }, status] of [
      [app, 500],
      [production, 200],
    ] as const) {
      const { id, owner } = await createBusiness({ db, config })
      await createEvent({ db, config }, id)
      const events = await db.selectFrom('events').select(['id', 'body']).where('business_id', '=', id).execute()
      for (const event of events) {
        const { data, ...rest } = JSON.parse(event.body)
        const body = JSON.stringify({ ...rest, data: { ...data, salary: '4000.00' } })
        await db.updateTable('events').set({ body }).where('business_id', '=', id).where('id', '=', event.id).execute()
      }
      assert.equal((await send('GET', '/v1/events', { token: owner.token })).status, status)
    }
  })

  it('accepts for HEAD the same requests as for GET, in either order', async () => {
    const contract = structuredClone(readContract()) // a copy, for which no validators are cached
    const [operation] = servedOperations(contract).filter(({ id }) => id === 'people.list')
    assert.ok(operation)
    const respondToFailure: ErrorRequestHandler = ({ failure }, _req, res, _next) =>
      void res.status(failure.status).end()
    const checked = express()
    checked.use((req, _res, next) => {
      req.exchange = { requestId: 'req_1' } as never
      next()
    })
    checked.get(operation.route, contractCheck(contract)(operation)(undefined), (_req, res) => void res.end())
    checked.use(respondToFailure)
    const server = checked.listen(0, '127.0.0.1')
    await once(server, 'listening')
    closeAfter(async () => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${operation.route}`
    for (const [method, query, status] of [
      ['GET', '', 200],
      ['HEAD', '?nonsense=1', 422],
      ['HEAD', '', 200],
      ['HEAD', '?limit=2', 200],
      ['GET', '?limit=2&q=ada', 200],
      ['HEAD', '?status=active&limit=2', 200],
      ['HEAD', '?status=nonsense', 422],
    ] as const) {
      assert.equal((await fetch(`${url}${query}`, { method })).status, status, `${method} ${query}`)
    }
  })

  it('accepts values in the encodings of clients', async () => {
    const { id, owner } = await createBusiness(app)
    const { id: ada } = await createPerson(app, { business_id: id, department: 'R&D' })
    await createPerson(app, { business_id: id, department: 'R' })
    for (const query of ['department=R%26D', 'updated_since=2026-01-15T09%3A30%3A00%2B02%3A00&department=R%26D']) {
      const { status, body } = await app.send('GET', `/v1/people?${query}`, { token: owner.token })
      assert.deepEqual([status, body.data.map((person: { id: number }) => person.id)], [200, [ada]], query)
    }
    const colons = await app.send('GET', '/v1/people?updated_since=2026-01-15T09:30:00Z', { token: owner.token })
    assert.equal(colons.status, 200)
  })

  it('checks the first and later requests of an operation in the same way', async () => {
    const { id, owner } = await createBusiness(app)
    const people = [await createPerson(app, { business_id: id }), await createPerson(app, { business_id: id })]
    const [ada, bob] = people.map((person) => person.id)
    const expected: [query: string, status: number, ids?: unknown[]][] = [
      ['limit=1', 200, [ada]],
      [`ids=${bob}`, 200, [bob]],
      [`ids=${ada}&ids=${bob}&limit=5`, 200, [ada, bob]],
      [`ids[]=${bob}`, 200, [bob]],
      [`ids[0]=${bob}`, 200, [bob]],
      ['ids[a]=1', 422],
      ['ids=x', 422],
      ['limit=1&limit=2', 422],
      ['limit[]=1', 422],
      ['limit=', 422],
      ['unknown=1', 422],
      ['', 200, [ada, bob]],
    ]
    for (const [query, status, ids] of [...expected, ...expected.toReversed()]) {
      const response = await app.send('GET', `/v1/people?${query}`, { token: owner.token })
      assert.deepEqual(
        [response.status, response.body.data?.map((person: { id: number }) => person.id)],
        [status, ids],
        `${query}: ${JSON.stringify(response.body)}`,
      )
    }
  })
})
