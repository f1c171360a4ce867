import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createAssignmentFixture } from './assignment-fixture.ts'

const app = await startTestApp()
const { api, hire, add, timeline, employee } = await createAssignmentFixture(app)

const [ada, grace] = [await hire({ start_date: '2026-01-01' }), await hire({ start_date: '2026-03-01' })]
await add(ada, { external_id: 'ada-2' })
const rows = [...(await timeline(ada)), ...(await timeline(grace))]
const ids = (...indexes: number[]) => indexes.map((index) => rows[index]?.id)

async function listIds(query: object): Promise<number[]> {
  const people = { person_id: [ada, grace] }
  const { data } = (await api.call('assignments.list', { query: { ...people, ...query } })).body
  return data.map(({ id }: Schemas['Assignment']) => id)
}

describe('assignments.list', () => {
  it('lists the assignments of several people by day', async () => {
    assert.deepEqual(await listIds({}), ids(0, 2, 1))
    assert.deepEqual(await listIds({ sort: '-effective_on' }), ids(1, 2, 0))
    assert.deepEqual(await listIds({ person_id: [grace] }), ids(2))
  })

  it('filters by an inclusive range of days, and by external_id', async () => {
    assert.deepEqual(await listIds({ effective_from: '2026-03-01' }), ids(2, 1))
    assert.deepEqual(await listIds({ effective_until: '2026-03-01' }), ids(0, 2))
    assert.deepEqual(await listIds({ external_id: 'ada-2' }), ids(1))
  })

  it('returns the assignments that apply on a day; before the first assignment, that is the first one', async () => {
    assert.deepEqual(await listIds({ as_of: '2025-12-31' }), ids(0, 2))
    assert.deepEqual(await listIds({ as_of: '2026-06-30' }), ids(0, 2))
    assert.deepEqual(await listIds({ as_of: '2026-07-01' }), ids(2, 1))
  })

  it('returns the assignments that changed since a time', async () => {
    const since = rows[1]?.updated_at ?? ''
    assert.ok((await listIds({ updated_since: since })).includes(rows[1]?.id ?? 0))
    assert.deepEqual(await listIds({ updated_since: '2099-01-01T00:00:00Z' }), [])
  })

  it('shows employees only their own', async () => {
    const { person_id, api: own } = await employee()
    const { data } = (await own.call('assignments.list')).body
    assert.deepEqual(
      data.map((row) => row.person_id),
      [person_id],
    )
    await own.expectError(422, 'assignments.list', { query: { person_id: [ada] } })
  })
})
