import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Router } from 'express'
import { type AnyOperation, bind } from '../../../server/http/bind.ts'
import { type ContractOperation, operationsOf, readContract } from '../../../server/operation/contract-document.ts'
import { operations as handlers } from '../../../server/operations.gen.ts'

const contract = operationsOf(readContract())
const pass = () => (_req: unknown, _res: unknown, next: () => void) => next()

const limits = { byAddress: pass(), byPrincipal: pass() }

const boot = (operations: ContractOperation[], withHandlers: Record<string, AnyOperation | undefined>) =>
  bind(Router(), {
    operations,
    handlers: withHandlers as never,
    authenticate: pass(),
    limits,
    checkRequest: pass,
    checkAnswer: pass,
  })

const changed = (id: string, change: Partial<ContractOperation>) =>
  contract.map((operation) => (operation.id === id ? { ...operation, ...change } : operation))

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
    assert.throws(() => boot(changed('people.list', { public: true }), handlers), message)
    assert.throws(() => boot(changed('auth.login', { public: false }), handlers), message)
  })
})
