import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createCompensationFixture } from './compensation-fixture.ts'

const app = await startTestApp()
const { api, addPerson, add, listEventTypes } = await createCompensationFixture(app)

const updated = ['compensation.created', 'compensation.updated']

describe('compensations.update', () => {
  it('changes the submitted members, and records their names without the amount', async () => {
    const { id, person_id } = await add(await addPerson())
    const body = { amount: '53000.00', reason: 'correction' } as const
    const { data } = (await api.call('compensations.update', { path: { id }, header: { 'If-Match': '"1"' }, body }))
      .body
    assert.deepEqual([data.amount, data.reason, data.per, data.version], ['53000.00', 'correction', 'year', 2])
    const query = { action: 'compensation.updated', person_id } as const
    const [entry] = (await api.call('auditLog.list', { query })).body.data
    const changed = { effective_on: '2026-01-01', changed: 'amount reason' }
    assert.deepEqual(entry?.detail, { compensation_id: id, person_id, ...changed })
    assert.deepEqual(await listEventTypes(id), updated)
  })

  it('writes nothing if the same amount is submitted in another form', async () => {
    const { id } = await add(await addPerson(), { amount: '18.50', per: 'hour' })
    const body = { amount: '18.5000' }
    assert.equal((await api.call('compensations.update', { path: { id }, body })).body.data.version, 1)
    assert.deepEqual(await listEventTypes(id), ['compensation.created'])
  })

  it('checks the amount against the new period and currency', async () => {
    const { id } = await add(await addPerson(), { amount: '18.725', per: 'hour' })
    const { body } = await api.expectError(422, 'compensations.update', { path: { id }, body: { per: 'month' } })
    assert.deepEqual(
      body.errors?.map(({ path, code }) => [path, code]),
      [['body.amount', 'wrong_decimals']],
    )
    await api.call('compensations.update', { path: { id }, body: { per: 'month', amount: '3000', currency: 'JPY' } })
  })

  it('moves a compensation to another day, unless another one has that day', async () => {
    const person_id = await addPerson()
    const first = await add(person_id)
    const second = await add(person_id, { effective_on: '2026-07-01' })
    const move = { path: { id: second.id }, body: { effective_on: first.effective_on } }
    await api.expectError(409, 'compensations.update', move)
    await api.call('compensations.update', { path: { id: second.id }, body: { effective_on: '2026-08-01' } })
    const { data } = (await api.call('compensations.get', { path: { id: first.id } })).body
    assert.deepEqual([data.ends_on, data.version], ['2026-07-31', 1])
  })

  it('refuses a deleted person', async () => {
    const person_id = await addPerson()
    const { id } = await add(person_id)
    await api.call('people.delete', { path: { id: person_id } })
    await api.expectError(409, 'compensations.update', { path: { id }, body: { note: 'Late' } })
  })
})
