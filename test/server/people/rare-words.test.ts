import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import type { OperationRequest } from '../../../server/operation/contract/contract.ts'
import { rareWords } from '../../../server/people/rare-words.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { isCluster } from '../../support/postgres/citus.ts'
import { createBusiness, createPerson, createUser, linkUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createTestWork } from '../../support/service/work.ts'

const app = await startTestApp()
const [{ id: business_id, owner }, other] = [await createBusiness(app), await createBusiness(app)]
const api = caller(app, owner.token)

/** Adds enough people that PostgreSQL uses the index for rare words. */
await sql`insert into people (business_id, first_name, last_name, email, employee_number)
  select ${business_id}::integer, 'Ada', 'Lovelace', 'ada-' || n || '@example.com', 'E-' || 10000 + n
  from generate_series(1, 1200) n`.execute(app.db)
const add = async (fields: Partial<Parameters<typeof createPerson>[1]> = {}) =>
  (await createPerson(app, { business_id, first_name: 'Zoë', last_name: 'Quirk', ...fields })).id
const manager = await add()
const report = await add({ manager_id: manager })
const pending = await add({ start_date: '2999-01-01', preferred_name: '100%zy' })
const late = await add({ first_name: 'Abe', last_name: 'Quirky', email: 'zoe@example.com' })
const deleted = await add()
await api.call('people.delete', { path: { id: deleted } })
await add({ business_id: other.id })

const listIds = async (query: OperationRequest<'people.list'>['query'], by: Caller = api): Promise<number[]> =>
  (await all(by, 'people.list', { query: { limit: 1, ...query } })).map(({ id }) => id)

describe('people.list by rare words', () => {
  it('finds the people who have all words, in every order and on every page', async () => {
    assert.deepEqual(await listIds({ q: 'QUIRK' }), [manager, report, pending, late])
    assert.deepEqual(await listIds({ q: 'quirk', sort: '-id' }), [late, pending, report, manager])
    assert.deepEqual(await listIds({ q: 'zoe quirky', sort: 'last_name' }), [late])
    assert.deepEqual(await listIds({ q: 'uir y e@ex zoe' }), [late])
    assert.deepEqual(await listIds({ q: 'zoë missing' }), [])
    assert.deepEqual(await listIds({ q: 'zoe@EXAMPLE.com' }), [late])
    assert.deepEqual(await listIds({ q: 'Zoe\u0308 quirky' }), [late])
    assert.deepEqual(await listIds({ q: 'e-10777' }), await listIds({ q: 'ada-777@' }))
  })

  it('finds people by words that are too short for the index', async () => {
    assert.deepEqual(await listIds({ q: '0%' }), [pending])
    assert.deepEqual(await listIds({ q: 'qu' }), [manager, report, pending, late])
    assert.deepEqual(await listIds({ q: 'qu 0%zy' }), [pending])
  })

  it('applies the other filters', async () => {
    assert.deepEqual(await listIds({ q: 'quirk', status: 'pending' }), [pending])
    assert.deepEqual(await listIds({ q: 'quirk', manager_id: manager }), [report])
    assert.deepEqual(await listIds({ q: 'quirk', include_deleted: true }), [manager, report, pending, late, deleted])
  })

  it('shows managers only their team', async () => {
    const user = await createUser(app, { business_id, role: 'manager' })
    await linkUser(app, user.id, manager)
    assert.deepEqual(await listIds({ q: 'quirk' }, caller(app, user.token)), [manager, report])
  })

  it('works without row-level security', async () => {
    const open = await startTestApp({ databaseUrl: app.databaseUrl, env: { ROW_LEVEL_SECURITY: 'off' } })
    assert.deepEqual(await listIds({ q: 'quirk' }, caller(open, owner.token)), [manager, report, pending, late])
  })
})

const functions = { skip: isCluster() && 'functions cannot read tables on the nodes of a cluster' }

describe('people_with_words', functions, () => {
  const matchingIds = async (business: number, patterns: string[], within = business_id): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select people_with_words(${business}::integer, ${patterns}::text[]) as id order by id`.execute(
      createTestWork(app, within).db,
    )
    return rows.map(({ id }) => id)
  }

  it('uses the first three patterns', async () => {
    assert.deepEqual(await matchingIds(business_id, ['%quirky%']), [late])
    assert.deepEqual(await matchingIds(business_id, ['%quirk%', '%zoe%', '%abe%', '%nobody%']), [late])
  })

  it('finds no one outside the business of the statement', async () => {
    assert.deepEqual(await matchingIds(other.id, ['%quirk%']), [])
    assert.equal((await matchingIds(other.id, ['%quirk%'], other.id)).length, 1)
  })

  it('can be executed only by the tenant role', async () => {
    const { rows } = await sql<{ grantee: string }>`
      select grantee from information_schema.role_routine_grants
      where routine_name = 'people_with_words' and grantee <> grantor`.execute(app.db)
    assert.deepEqual(
      rows.map(({ grantee }) => grantee.replace(/^.*_/, '')),
      ['tenant'],
    )
  })
})

describe('rareWords', functions, () => {
  const rare = (...words: string[]) => rareWords(createTestWork(app, business_id), words)

  it('returns words that occur in the records of few people', async () => {
    assert.deepEqual(await rare('quirk'), ['quirk'])
    assert.deepEqual(await rare('ad', 'lovelace', 'a', 'ada', 'nobody', 'e-1'), ['nobody'])
  })

  it('returns the selective parts of words, or the rarest parts if none is selective', async () => {
    assert.deepEqual(await rare('ada-1177@example.com'), ['-1177@'])
    assert.deepEqual(await rare('zoe@example.com'), ['zoe@'])
    assert.deepEqual(await rare('ada-7@', 'lovelace'), ['-7@'])
    assert.deepEqual(await rare('lovelaceada', 'ada'), ['lovelaceada'])
    assert.deepEqual(await rare('ada-1', 'e-109'), ['-109', 'ada-', '-1'])
  })

  it('returns undefined for common words, in a small business, and for words that the index does not have', async () => {
    assert.equal(await rare('lovelace', 'ada'), undefined)
    assert.equal(await rareWords(createTestWork(app, other.id), ['quirk']), undefined)
    assert.equal(await rare('qu', '%--%', '王伟'), undefined)
  })
})
