import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import type { OperationRequest } from '../../../server/operation/contract/contract.ts'
import { rareWords } from '../../../server/people/rare-words.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { isCluster } from '../../support/postgres/citus.ts'
import { createBusiness, createPerson, createUser, linkUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { workOf } from '../../support/service/work.ts'

const app = await startTestApp()
const [{ id: business_id, owner }, other] = [await createBusiness(app), await createBusiness(app)]
const api = caller(app, owner.token)

/** So many that words which few of them have are looked up. */
await sql`insert into people (business_id, first_name, last_name, email, employee_number)
  select ${business_id}::integer, 'Ada', 'Lovelace', 'ada-' || n || '@example.com', 'E-' || 10000 + n
  from generate_series(1, 1200) n`.execute(app.db)
const add = async (given: Partial<Parameters<typeof createPerson>[1]> = {}) =>
  (await createPerson(app, { business_id, first_name: 'Zoë', last_name: 'Quirk', ...given })).id
const manager = await add()
const report = await add({ manager_id: manager })
const pending = await add({ start_date: '2999-01-01', preferred_name: '100%zy' })
const late = await add({ first_name: 'Abe', last_name: 'Quirky', email: 'zoe@example.com' })
const gone = await add()
await api.call('people.delete', { path: { id: gone } })
await add({ business_id: other.id })

const found = async (query: OperationRequest<'people.list'>['query'], by: Caller = api): Promise<number[]> =>
  (await all(by, 'people.list', { query: { limit: 1, ...query } })).map(({ id }) => id)

describe('people.list by words that few have', () => {
  it('finds those who have them all, in every order and on every page', async () => {
    assert.deepEqual(await found({ q: 'QUIRK' }), [manager, report, pending, late])
    assert.deepEqual(await found({ q: 'quirk', sort: '-id' }), [late, pending, report, manager])
    assert.deepEqual(await found({ q: 'zoe quirky', sort: 'last_name' }), [late])
    assert.deepEqual(await found({ q: 'uir y e@ex zoe' }), [late])
    assert.deepEqual(await found({ q: 'zoë nobody' }), [])
    assert.deepEqual(await found({ q: 'zoe@EXAMPLE.com' }), [late])
    assert.deepEqual(await found({ q: 'Zoe\u0308 quirky' }), [late])
    assert.deepEqual(await found({ q: 'e-10777' }), await found({ q: 'ada-777@' }))
  })

  it('finds them by what no index has, too', async () => {
    assert.deepEqual(await found({ q: '0%' }), [pending])
    assert.deepEqual(await found({ q: 'qu' }), [manager, report, pending, late])
    assert.deepEqual(await found({ q: 'qu 0%zy' }), [pending])
  })

  it('keeps to the other filters', async () => {
    assert.deepEqual(await found({ q: 'quirk', status: 'pending' }), [pending])
    assert.deepEqual(await found({ q: 'quirk', manager_id: manager }), [report])
    assert.deepEqual(await found({ q: 'quirk', include_deleted: true }), [manager, report, pending, late, gone])
  })

  it('shows a manager those of their team', async () => {
    const user = await createUser(app, { business_id, role: 'manager' })
    await linkUser(app, user.id, manager)
    assert.deepEqual(await found({ q: 'quirk' }, caller(app, user.token)), [manager, report])
  })

  it('works without row-level security', async () => {
    const open = await startTestApp({ databaseUrl: app.databaseUrl, env: { ROW_LEVEL_SECURITY: 'off' } })
    assert.deepEqual(await found({ q: 'quirk' }, caller(open, owner.token)), [manager, report, pending, late])
  })
})

const functions = { skip: isCluster() && 'functions read no tables on the machines of a cluster' }

describe('people_with_words', functions, () => {
  const idsOf = async (business: number, patterns: string[], within = business_id): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select people_with_words(${business}::integer, ${patterns}::text[]) as id order by id`.execute(
      workOf(app, within).db,
    )
    return rows.map(({ id }) => id)
  }

  it('finds by three patterns at most', async () => {
    assert.deepEqual(await idsOf(business_id, ['%quirky%']), [late])
    assert.deepEqual(await idsOf(business_id, ['%quirk%', '%zoe%', '%abe%', '%nobody%']), [late])
  })

  it('finds nobody of another business than the statement is held to', async () => {
    assert.deepEqual(await idsOf(other.id, ['%quirk%']), [])
    assert.equal((await idsOf(other.id, ['%quirk%'], other.id)).length, 1)
  })

  it('is closed to work without a business', async () => {
    const { rows } = await sql<{ who: string }>`
      select grantee as who from information_schema.role_routine_grants
      where routine_name = 'people_with_words' and grantee <> grantor`.execute(app.db)
    assert.deepEqual(
      rows.map(({ who }) => who.replace(/^.*_/, '')),
      ['tenant'],
    )
  })
})

describe('words', functions, () => {
  const rare = (...words: string[]) => rareWords(workOf(app, business_id), words)

  it('are rare where few of many people have them all', async () => {
    assert.deepEqual(await rare('quirk'), ['quirk'])
    assert.deepEqual(await rare('ad', 'lovelace', 'a', 'ada', 'nobody', 'e-1'), ['nobody'])
  })

  it('are looked up by the parts of them that few have, and by the rarest where none is rare', async () => {
    assert.deepEqual(await rare('ada-1177@example.com'), ['-1177@'])
    assert.deepEqual(await rare('zoe@example.com'), ['zoe@'])
    assert.deepEqual(await rare('ada-7@', 'lovelace'), ['-7@'])
    assert.deepEqual(await rare('lovelaceada', 'ada'), ['lovelaceada'])
    assert.deepEqual(await rare('ada-1', 'e-109'), ['-109', 'ada-', '-1'])
  })

  it('are not where many have them, where there are few people, or where the index has no part of them', async () => {
    assert.equal(await rare('lovelace', 'ada'), undefined)
    assert.equal(await rareWords(workOf(app, other.id), ['quirk']), undefined)
    assert.equal(await rare('qu', '%--%', '王伟'), undefined)
  })
})
