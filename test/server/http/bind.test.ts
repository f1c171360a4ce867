import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import express, { Router } from 'express'
import { readContract } from '../../../openapi/read/contract.ts'
import { type AnyOperation, bind } from '../../../server/http/bind.ts'
import { type ServedOperation, servedOperations } from '../../../server/operation/contract/served-operations.ts'
import { operations as handlers } from '../../../server/operations.gen.ts'

const contract = servedOperations(readContract())
const pass = () => (_req: unknown, _res: unknown, next: () => void) => next()

const limits = { byAddress: pass(), byPrincipal: pass() }

const start = (operations: ServedOperation[], withHandlers: Record<string, AnyOperation | undefined>) =>
  bind(Router(), {
    operations,
    handlers: withHandlers as never,
    authenticate: pass(),
    limits,
    checkRequest: () => pass,
    checkResponse: pass,
    replica: undefined,
    isStopping: () => false,
  })

const changeOperation = (id: string, change: Partial<ServedOperation>) =>
  contract.map((operation) => (operation.id === id ? { ...operation, ...change } : operation))

describe('a deprecated operation', () => {
  it('has headers with the deprecation and the sunset date in every response', async (t) => {
    const document = structuredClone(readContract())
    Object.assign(document.paths['/people']?.get ?? {}, {
      deprecated: true,
      'x-deprecated-since': '2027-01-01',
      'x-sunset': '2028-01-01',
    })
    const app = express()
    app.use((req, _res, next) => {
      req.exchange = {} as never
      next()
    })
    bind(app, {
      operations: servedOperations(document),
      handlers: handlers as never,
      authenticate: (_req, res) => void res.status(401).end(),
      limits,
      checkRequest: () => pass,
      checkResponse: pass,
      replica: undefined,
      isStopping: () => false,
    })
    const server = app.listen(0, '127.0.0.1')
    t.after(() => server.close())
    await once(server, 'listening')
    const readHeaders = async (path: string) => {
      const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
      return ['deprecation', 'sunset', 'link'].map((name) => headers.get(name))
    }
    assert.deepEqual(await readHeaders('/v1/people'), [
      '@1798761600',
      'Sat, 01 Jan 2028 00:00:00 GMT',
      '</docs/guides/versions#deprecation>; rel="deprecation"; type="text/html"',
    ])
    assert.deepEqual(await readHeaders('/v1/people/1'), [null, null, null])
  })
})

describe('startup', () => {
  it('binds every operation of the contract', () => assert.doesNotThrow(() => start(contract, handlers)))

  it('fails when an operation has no handler', () => {
    const message = /operation people\.get has no handler in server\/operations\.gen\.ts/
    assert.throws(() => start(contract, { ...handlers, 'people.get': undefined }), message)
  })

  it('fails when a handler has no operation', () => {
    const others = contract.filter(({ id }) => id !== 'people.get')
    assert.throws(() => start(others, handlers), /handles people\.get, which the contract does not have/)
  })

  it('fails when an operation is public either in the contract or in public-operations.gen.ts, but not in both', () => {
    const message = /is public either in the contract or in server\/public-operations\.gen\.ts, not in both/
    assert.throws(() => start(changeOperation('people.list', { isPublic: true }), handlers), message)
    assert.throws(() => start(changeOperation('auth.login', { isPublic: false }), handlers), message)
  })
})
