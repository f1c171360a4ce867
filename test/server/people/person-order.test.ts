import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { resolved } from '../../support/contract/contract.ts'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

type Person = Schemas['Person']
type Sort = Schemas['PersonSort']

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const idsOf = (people: Person[]) => people.map(({ id }) => id)

/** Many ties, cases, accents and people without a start, made in an order that no sort has. */
const lastNames = ['zoë', 'Ádám', 'adam', 'Zoe', 'ADAM', 'de Boer', 'Ødegård', 'Odegard', '’t Hoff', 'Ωμέγα', '王']
const starts = [null, '2026-01-31', '0001-01-01', null, '2026-01-31', '9999-12-31', '2020-02-29']
for (let made = 0; made < 40; made++) {
  const last_name = lastNames[(made * 7) % lastNames.length] ?? ''
  const { id } = await createPerson(app, { business_id, last_name, start_date: starts[(made * 3) % 7] ?? null })
  const at = `2026-01-0${1 + ((made * 5) % 4)}T00:00:00.00${made % 3}Z`
  await app.db
    .updateTable('people')
    .set({ created_at: at, updated_at: at.replace('2026', '2027') })
    .where('id', '=', id)
    .execute()
}

/** What a sort compares, told without the database: accents and case make no difference to a name. */
const keyOf: Record<string, (person: Person) => string> = {
  id: () => '',
  last_name: ({ last_name }) =>
    last_name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('Ø', 'O').replaceAll('’', "'").toLowerCase(),
  start_date: ({ start_date }) => start_date ?? '',
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
}

function sorted(people: Person[], sort: Sort): Person[] {
  const key = keyOf[sort.replace('-', '')] ?? assert.fail(`no key of ${sort}`)
  const compare = (one: Person, other: Person) => {
    const [a, b] = [key(one), key(other)]
    return a === b ? one.id - other.id : a < b ? -1 : 1
  }
  return people.toSorted((one, other) => compare(one, other) * (sort.startsWith('-') ? -1 : 1))
}

const everybody = await all(api, 'people.list')
const sorts = resolved({ $ref: '#/components/schemas/PersonSort' }).enum as Sort[]

describe('people.list in another order', () => {
  for (const sort of sorts) {
    for (const limit of [1, 7, 200]) {
      it(`by ${sort} in pages of ${limit}: everybody once, equals by id`, async () => {
        const rows = await all(api, 'people.list', { query: { sort, limit } })
        assert.deepEqual(idsOf(rows), idsOf(sorted(everybody, sort)))
      })
    }

    it(`by ${sort} filters hold on every page`, async () => {
      const rows = await all(api, 'people.list', { query: { sort, limit: 3, status: 'pending', q: 'a' } })
      const expected = everybody.filter(({ status, last_name, email, first_name }) => {
        return status === 'pending' && /a/i.test(first_name + last_name + email)
      })
      assert.ok(expected.length > 3)
      assert.deepEqual(idsOf(rows), idsOf(sorted(expected, sort)))
    })

    it(`by ${sort} refuses the cursors of other orders, and those that say nothing`, async () => {
      for (const other of sorts.filter((one) => one !== sort)) {
        const { next_cursor } = (await api.call('people.list', { query: { sort: other, limit: 1 } })).body.meta
        const { body } = await api.refused(422, 'people.list', { query: { sort, cursor: next_cursor ?? '' } })
        assert.deepEqual(body.errors, [{ path: 'query.cursor', message: 'is not a cursor of this list' }], other)
      }
      for (const made of [{ sort }, { sort, id: 0 }, { sort, key: 'x', id: '1' }, { sort, key: 1, id: 1 }]) {
        const cursor = Buffer.from(JSON.stringify(made)).toString('base64url')
        await api.refused(422, 'people.list', { query: { sort, cursor } })
      }
    })
  }

  it('pages through the longest names there can be', async () => {
    const business = await createBusiness(app)
    const names = ['\u{1f9ee}'.repeat(100), '㎉'.repeat(100), '"'.repeat(100), '\u0001'.repeat(100)]
    for (const last_name of names) await createPerson(app, { business_id: business.id, last_name })
    const query = { sort: 'last_name', limit: 1 }
    assert.equal((await all(caller(app, business.owner.token), 'people.list', { query })).length, names.length)
  })
})
