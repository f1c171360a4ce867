import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createCompensationFixture } from './compensation-fixture.ts'

const app = await startTestApp()
const { api, addPerson, add, employee } = await createCompensationFixture(app)

const [ada, grace] = [await addPerson(), await addPerson()]
const rows = [
  await add(ada, { external_id: 'ada-1' }),
  await add(ada, { effective_on: '2026-07-01' }),
  await add(grace, { effective_on: '2026-03-01' }),
]
const ids = (...indexes: number[]) => indexes.map((index) => rows[index]?.id)

async function listIds(query: object): Promise<number[]> {
  const people = { person_id: [ada, grace] }
  const { data } = (await api.call('compensations.list', { query: { ...people, ...query } })).body
  return data.map(({ id }: Schemas['Compensation']) => id)
}

describe('compensations.list', () => {
  it('lists the compensations of several people by day', async () => {
    assert.deepEqual(await listIds({}), ids(0, 2, 1))
    assert.deepEqual(await listIds({ sort: '-effective_on' }), ids(1, 2, 0))
    assert.deepEqual(await listIds({ sort: 'id' }), ids(0, 1, 2))
    assert.deepEqual(await listIds({ person_id: [grace] }), ids(2))
  })

  it('filters by an inclusive range of days, and by external_id', async () => {
    assert.deepEqual(await listIds({ effective_from: '2026-03-01' }), ids(2, 1))
    assert.deepEqual(await listIds({ effective_until: '2026-03-01' }), ids(0, 2))
    assert.deepEqual(await listIds({ external_id: 'ada-1' }), ids(0))
  })

  it('returns the compensations that apply on a day', async () => {
    assert.deepEqual(await listIds({ as_of: '2025-12-31' }), [])
    assert.deepEqual(await listIds({ as_of: '2026-06-30' }), ids(0, 2))
    assert.deepEqual(await listIds({ as_of: '2026-07-01' }), ids(2, 1))
  })

  it('returns the compensations that changed since a time', async () => {
    const since = rows[1]?.updated_at ?? ''
    assert.ok((await listIds({ updated_since: since, sort: 'id' })).includes(rows[2]?.id ?? 0))
    assert.deepEqual(await listIds({ updated_since: '2099-01-01T00:00:00Z' }), [])
  })

  it('shows employees only their own', async () => {
    const { person_id, api: own } = await employee()
    const { id } = await add(person_id)
    const { data } = (await own.call('compensations.list')).body
    assert.deepEqual(
      data.map((row) => row.id),
      [id],
    )
    await own.expectError(422, 'compensations.list', { query: { person_id: [ada] } })
  })
})
