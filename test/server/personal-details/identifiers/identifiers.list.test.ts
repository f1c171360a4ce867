import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Caller } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPersonalDetailsFixture, passport } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addUser } = await createPersonalDetailsFixture(app, 'identifier')

/** Adds a passport with each day of expiry to a person. */
async function add(person_id: number, ...days: (string | null)[]): Promise<void> {
  await addAs(api, person_id, ...days)
}

async function addAs(owner: Caller, person_id: number, ...days: (string | null)[]): Promise<void> {
  for (const expires_on of days)
    await owner.call('identifiers.create', { path: { id: person_id }, body: { ...passport, expires_on } })
}

describe('identifiers.list', () => {
  it('finds the documents that expire before a day, the first ones first, page by page', async () => {
    const { api, addPerson } = await createPersonalDetailsFixture(app, 'identifier')
    const [first, second] = [await addPerson(), await addPerson()]
    await addAs(api, first, '2030-06-01', null, '2030-01-01')
    await addAs(api, second, '2030-03-01', '2031-01-01')
    const query = { expires_from: '2030-01-01', expires_before: '2031-01-01', sort: 'expires_on', limit: 2 } as const
    const page = (await api.call('identifiers.list', { query })).body
    const cursor = page.meta.next_cursor ?? ''
    const next = (await api.call('identifiers.list', { query: { ...query, cursor } })).body
    assert.deepEqual(
      [...page.data, ...next.data].map(({ person_id, expires_on }) => [person_id, expires_on]),
      [
        [first, '2030-01-01'],
        [second, '2030-03-01'],
        [first, '2030-06-01'],
      ],
    )
    assert.equal(next.meta.next_cursor, null)
  })

  it('sorts identifiers without a day after the others, across pages', async () => {
    const id = await addPerson()
    await add(id, null, '2030-01-01', null)
    const query = { person_id: [id], sort: 'expires_on' as const, limit: 2 }
    const page = (await api.call('identifiers.list', { query })).body
    const cursor = page.meta.next_cursor ?? ''
    const next = (await api.call('identifiers.list', { query: { ...query, cursor } })).body
    assert.deepEqual(
      [...page.data, ...next.data].map(({ expires_on }) => expires_on),
      ['2030-01-01', null, null],
    )
  })

  it('filters by kind and by the time of the change', async () => {
    const id = await addPerson()
    await add(id, null)
    const body = { ...passport, kind: 'driving_licence' } as const
    const { data } = (await api.call('identifiers.create', { path: { id }, body })).body
    const query = { person_id: [id], kind: 'driving_licence' as const, updated_since: data.updated_at }
    assert.deepEqual((await api.call('identifiers.list', { query })).body.data, [data])
  })

  it('lists only their own to employees and managers', async () => {
    const { person_id, own } = await addUser('manager')
    await add(person_id, '2030-01-01')
    await add(await addPerson({ manager_id: person_id }), '2030-01-01')
    const { data } = (await own.call('identifiers.list')).body
    assert.deepEqual([...new Set(data.map((row) => row.person_id))], [person_id])
  })
})
