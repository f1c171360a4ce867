import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createCompensation } from '../../support/samples/compensation.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createCompensationFixture, salary } from './compensation-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, add, listEventTypes } = await createCompensationFixture(app)

/** Sends a compensation that is refused, and returns the code of each problem by its path. */
async function problemCodes(id: number, fields: object): Promise<Record<string, string>> {
  const { body } = await api.expectError(422, 'compensations.create', { path: { id }, body: { ...salary, ...fields } })
  return Object.fromEntries((body.errors ?? []).map(({ path, code }) => [path, code]))
}

describe('compensations.create', () => {
  it('adds a compensation in the currency of the business, and records it without the amount', async () => {
    const id = await addPerson()
    const { status, headers, body } = await api.call('compensations.create', { path: { id }, body: salary })
    const { id: compensation_id, created_at, updated_at, ...rest } = body.data
    assert.deepEqual([status, headers.etag], [201, '"1"'])
    const defaults = {
      currency: 'EUR',
      pay_code: 'salary',
      reason: 'other',
      note: null,
      external_id: null,
      metadata: {},
    }
    const own = { person_id: id, ends_on: null, created_by: business.owner.id, version: 1 }
    assert.deepEqual(rest, { ...salary, ...defaults, ...own })

    const query = { action: 'compensation.created', person_id: id } as const
    const [entry] = (await api.call('auditLog.list', { query })).body.data
    assert.deepEqual(entry?.detail, { compensation_id, person_id: id, effective_on: '2026-01-01' })
    const events = (await api.call('events.list', { query: { types: ['compensation.created'] } })).body.data
    assert.deepEqual(events.find(({ data }) => 'id' in data && data.id === compensation_id)?.data, {
      id: compensation_id,
      person_id: id,
      effective_on: '2026-01-01',
      ends_on: null,
      created_at,
    })
  })

  it('ends each compensation on the day before the next one, in any order of creation', async () => {
    const id = await addPerson()
    const last = await add(id, { effective_on: '2027-03-01' })
    const first = await add(id, { effective_on: '2026-01-01' })
    const middle = await add(id, { effective_on: '2026-07-01' })
    assert.deepEqual([first.ends_on, middle.ends_on, last.ends_on], ['2027-02-28', '2027-02-28', null])
    const { data } = (await api.call('people.compensations', { path: { id } })).body
    assert.deepEqual(
      data.map(({ effective_on, ends_on }) => [effective_on, ends_on]),
      [
        ['2026-01-01', '2026-06-30'],
        ['2026-07-01', '2027-02-28'],
        ['2027-03-01', null],
      ],
    )
    assert.deepEqual(await listEventTypes(first.id), ['compensation.created'])
  })

  it('refuses a second compensation on the same day, even if two requests race', async () => {
    const id = await addPerson()
    const send = () => api.send('compensations.create', { path: { id }, body: salary })
    const responses = await Promise.all([send(), send()])
    assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 409])
    const { body } = await api.expectError(409, 'compensations.create', { path: { id }, body: salary })
    assert.deepEqual(
      body.errors?.map(({ path, code }) => [path, code]),
      [['body.effective_on', 'taken']],
    )
  })

  it('refuses days outside the employment', async () => {
    const id = await addPerson({ start_date: '2026-01-15', end_date: '2026-07-01' })
    assert.deepEqual(await problemCodes(id, { effective_on: '2026-01-14' }), { 'body.effective_on': 'too_early' })
    assert.deepEqual(await problemCodes(id, { effective_on: '2026-07-01' }), { 'body.effective_on': 'too_late' })
    await add(id, { effective_on: '2026-01-15' })
    await add(id, { effective_on: '2026-06-30' })
  })

  it('refuses amounts that do not fit their currency or period', async () => {
    const id = await addPerson()
    const amountProblems = async (fields: object) => (await problemCodes(id, fields))['body.amount']
    assert.equal(await amountProblems({ amount: '48000' }), 'wrong_decimals')
    assert.equal(await amountProblems({ amount: '48000.125' }), 'wrong_decimals')
    assert.equal(await amountProblems({ amount: '18.7', per: 'hour' }), 'wrong_decimals')
    assert.equal(await amountProblems({ amount: '-1.00' }), 'too_small')
    assert.equal(await amountProblems({ amount: '100000000000.00' }), 'too_large')
    assert.equal(await amountProblems({ amount: '480.00', currency: 'JPY' }), 'wrong_decimals')
    assert.deepEqual(await problemCodes(id, { currency: 'DEM' }), { 'body.currency': 'invalid' })
    const hourly = await add(id, { amount: '18.7250', per: 'hour' })
    assert.equal(hourly.amount, '18.725')
    const yen = await add(id, { effective_on: '2026-02-01', amount: '4800000', currency: 'JPY' })
    assert.equal(yen.amount, '4800000')
  })

  it('refuses a deleted person, and more than 500 compensations', async () => {
    const id = await addPerson()
    const day = (count: number) => new Date(Date.UTC(2020, 0, 1 + count)).toISOString().slice(0, 10)
    for (let count = 0; count < 500; count++) {
      await createCompensation(app, { business_id: business.id, person_id: id, effective_on: day(count) })
    }
    const { body } = await api.expectError(409, 'compensations.create', { path: { id }, body: salary })
    assert.deepEqual(
      body.errors?.map(({ code, limit }) => [code, limit]),
      [['limit_reached', 500]],
    )
    await api.call('people.delete', { path: { id } })
    await api.expectError(409, 'compensations.create', { path: { id }, body: salary })
  })
})
