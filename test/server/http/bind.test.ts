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

const boot = (operations: ServedOperation[], withHandlers: Record<string, AnyOperation | undefined>) =>
  bind(Router(), {
    operations,
    handlers: withHandlers as never,
    authenticate: pass(),
    limits,
    checkRequest: () => pass,
    checkAnswer: pass,
    replica: undefined,
    isStopping: () => false,
  })

const changed = (id: string, change: Partial<ServedOperation>) =>
  contract.map((operation) => (operation.id === id ? { ...operation, ...change } : operation))

describe('an operation that is deprecated', () => {
  it('says so in every answer, with the day until which it works', async (t) => {
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
      checkAnswer: pass,
      replica: undefined,
      isStopping: () => false,
    })
    const server = app.listen(0, '127.0.0.1')
    t.after(() => server.close())
    await once(server, 'listening')
    const ask = async (path: string) => {
      const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
      return ['deprecation', 'sunset', 'link'].map((name) => headers.get(name))
    }
    assert.deepEqual(await ask('/v1/people'), [
      '@1798761600',
      'Sat, 01 Jan 2028 00:00:00 GMT',
      '</docs/guides/versions#deprecation>; rel="deprecation"; type="text/html"',
    ])
    assert.deepEqual(await ask('/v1/people/1'), [null, null, null])
  })
})

describe('the boot', () => {
  it('binds every operation of the contract', () => assert.doesNotThrow(() => boot(contract, handlers)))

  it('fails when an operation has no handler', () => {
    const message = /operation people\.get has no handler in server\/operations\.gen\.ts/
    assert.throws(() => boot(contract, { ...handlers, 'people.get': undefined }), message)
  })

  it('fails when a handler has no operation', () => {
    const others = contract.filter(({ id }) => id !== 'people.get')
    assert.throws(() => boot(others, handlers), /handles people\.get, which the contract does not have/)
  })

  it('fails when an operation became public, or stopped being so, in one place only', () => {
    const message = /is public either in the contract or in server\/public-operations\.gen\.ts, not in both/
    assert.throws(() => boot(changed('people.list', { isPublic: true }), handlers), message)
    assert.throws(() => boot(changed('auth.login', { isPublic: false }), handlers), message)
  })
})
