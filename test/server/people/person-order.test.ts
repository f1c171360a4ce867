import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { resolveSchema } from '../../support/contract/contract.ts'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

type Person = Schemas['Person']
type Sort = Schemas['PersonSort']

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const toIds = (people: Person[]) => people.map(({ id }) => id)

/**
 * Last names with ties, cases and accents. Some people have no start date, and the order of creation differs from every
 * sort order.
 */
const lastNames = ['zoë', 'Ádám', 'adam', 'Zoe', 'ADAM', 'de Boer', 'Ødegård', 'Odegard', '’t Hoff', 'Ωμέγα', '王']
const starts = [null, '2026-01-31', '0001-01-01', null, '2026-01-31', '9999-12-31', '2020-02-29']
for (let index = 0; index < 40; index++) {
  const last_name = lastNames[(index * 7) % lastNames.length] ?? ''
  const { id } = await createPerson(app, { business_id, last_name, start_date: starts[(index * 3) % 7] ?? null })
  const at = `2026-01-0${1 + ((index * 5) % 4)}T00:00:00.00${index % 3}Z`
  await app.db
    .updateTable('people')
    .set({ created_at: at, updated_at: at.replace('2026', '2027') })
    .where('id', '=', id)
    .execute()
}

/** The sort keys, computed without the database: names in lower case without accents. */
const sortKeys: Record<string, (person: Person) => string> = {
  id: () => '',
  last_name: ({ last_name }) =>
    last_name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('Ø', 'O').replaceAll('’', "'").toLowerCase(),
  start_date: ({ start_date }) => start_date ?? '',
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
}

function sorted(people: Person[], sort: Sort): Person[] {
  const key = sortKeys[sort.replace('-', '')] ?? assert.fail(`no key of ${sort}`)
  const compare = (a: Person, b: Person) => {
    if (key(a) === key(b)) return a.id - b.id
    return key(a) < key(b) ? -1 : 1
  }
  return people.toSorted((a, b) => compare(a, b) * (sort.startsWith('-') ? -1 : 1))
}

const everyone = await all(api, 'people.list')
const sorts = resolveSchema({ $ref: '#/components/schemas/PersonSort' }).enum as Sort[]

describe('people.list in another order', () => {
  for (const sort of sorts) {
    for (const limit of [1, 7, 200]) {
      it(`by ${sort} in pages of ${limit} has each person once, equal keys by ID`, async () => {
        const rows = await all(api, 'people.list', { query: { sort, limit } })
        assert.deepEqual(toIds(rows), toIds(sorted(everyone, sort)))
      })
    }

    it(`by ${sort} applies filters on every page`, async () => {
      const rows = await all(api, 'people.list', { query: { sort, limit: 3, status: 'pending', q: 'a' } })
      const expected = everyone.filter(({ status, last_name, email, first_name }) => {
        return status === 'pending' && /a/i.test(first_name + last_name + email)
      })
      assert.ok(expected.length > 3)
      assert.deepEqual(toIds(rows), toIds(sorted(expected, sort)))
    })
  }

  it('returns 422 for a cursor without a valid position', async () => {
    const sort = 'last_name'
    for (const cursor of [{ sort }, { sort, id: 0 }, { sort, key: 'x', id: '1' }, { sort, key: 1, id: 1 }]) {
      const query = { sort, cursor: Buffer.from(JSON.stringify(cursor)).toString('base64url') }
      await api.expectError(422, 'people.list', { query })
    }
  })

  it('pages through the longest possible names', async () => {
    const business = await createBusiness(app)
    const names = ['\u{1f9ee}'.repeat(100), '㎉'.repeat(100), '"'.repeat(100), '\u0001'.repeat(100)]
    for (const last_name of names) await createPerson(app, { business_id: business.id, last_name })
    const query = { sort: 'last_name', limit: 1 }
    assert.equal((await all(caller(app, business.owner.token), 'people.list', { query })).length, names.length)
  })
})
