import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Client } from 'pg'
import type { After } from '../../../server/operation/list-order.ts'
import { type PeopleFilters, type PeopleList, selectPeople } from '../../../server/people/people.list.ts'
import { type PersonSort, personOrder } from '../../../server/people/person-order.ts'
import { closeAfter } from '../../support/close-after.ts'
import { resolveSchema } from '../../support/contract/contract.ts'
import { all, caller } from '../../support/http.ts'
import { createSingleNodeDatabase } from '../../support/postgres/database.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp({ databaseUrl: await createSingleNodeDatabase() })
const client = new Client({ connectionString: app.databaseUrl })
await client.connect()
closeAfter(() => client.end())
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

await client.query(
  `insert into departments (business_id, name) select $1, 'Department ' || n from generate_series(0, 39) as n`,
  [business_id],
)
await client.query(
  `insert into locations (business_id, name) select $1, 'Location ' || n from generate_series(0, 39) n`,
  [business_id],
)
await client.query(
  `insert into people (business_id, first_name, last_name, email, employee_number, department_id, location_id, start_date, end_date,
     told_status, manager_id, external_id, created_at, updated_at)
   select $1, (array['Chloé', 'José', 'Łucja', 'Ngọc', 'Ελένη', 'Siobhán', 'Jürgen', '秀英'])[1 + n % 8],
     (array['Lefèvre', 'Muñoz', 'Wójcik', 'Nguyễn', 'Παππά', 'O’Brien', '王'])[1 + n % 7] || '-' || substr(md5(n::text), 1, 4),
     'person-' || n || '@example.com', 'E-' || n,
     (select min(id) from departments) + n % 40, (select min(id) from locations) + n % 40,
     case when n % 100 = 1 then date '2999-01-01' else date '2010-01-01' + n % 3000 end,
     case when n % 20 = 0 then date '2020-01-01' + n % 5 end,
     case when n % 100 = 1 then 'pending' when n % 20 = 0 then 'terminated' else 'active' end, null, 'hr-' || n,
     timestamptz '2020-01-01' + n * interval '1 hour', timestamptz '2021-01-01' + n * interval '1 hour'
   from generate_series(1, 10000) as n`,
  [business_id],
)
await client.query(
  `update people set manager_id = (select min(id) from people) + id % 200
   where id > (select min(id) + 500 from people)`,
)
await client.query('vacuum analyze people')

// With row-level security, PostgreSQL does not use every condition for an index scan.
await client.query(`select set_config('role', current_user || '_tenant', false)`)
await client.query(`select set_config('workforce.business_id', $1, false)`, [business_id])

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Filter?: string; Plans?: Plan[] }
const planNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(planNodes)]

/** Returns the lowest ID in a table. */
const minId = async (table: string): Promise<number> =>
  (await client.query(`select min(id) as id from ${table}`)).rows[0].id

type Filters = Partial<PeopleFilters & PeopleList> & After

/** Returns the plan nodes that read people for a page. */
async function scanNodes(sort: PersonSort, filters: Filters): Promise<Plan[]> {
  const { status, include_deleted, is_status_published, after_key, after_id, ...bound } = filters
  const people = selectPeople(app.db, { business_id }, { status, include_deleted, is_status_published }, bound)
  const { sql, parameters } = personOrder(sort).rows(people, { after_key, after_id }).limit(26).compile()
  const { rows } = await client.query(`explain (format json) ${sql}`, [...parameters])
  return planNodes(rows[0]['QUERY PLAN'][0].Plan).filter(
    (node) => node['Relation Name'] === 'people' || node['Index Name'],
  )
}

async function assertIndexed(sort: PersonSort, filters: Filters): Promise<Plan[]> {
  const nodes = await scanNodes(sort, filters)
  const types = nodes.map((node) => node['Node Type'])
  assert.ok(types.length > 0 && !types.includes('Seq Scan'), `${sort} ${JSON.stringify(filters)}: ${types.join(', ')}`)
  return nodes
}

const sorts = resolveSchema({ $ref: '#/components/schemas/PersonSort' }).enum as PersonSort[]
const middleKeys: Record<string, string | undefined> = {
  id: undefined,
  last_name: 'munoz-8',
  start_date: '2014-01-01',
  created_at: '2020-06-01T00:00:00.000Z',
  updated_at: '2021-06-01T00:00:00.000Z',
}
const filters: Record<string, Filters> = {
  'no filter': {},
  tombstones: { include_deleted: true },
  pending: { status: 'pending' },
  active: { status: 'active' },
  terminated: { status: 'terminated' },
  'a manager': { manager_id: 7 },
  'a department': { department: 'Department 7' },
  'a department with its parts': { department_id: (await minId('departments')) + 7 },
  'a location': { location_id: (await minId('locations')) + 7 },
  'an unknown department': { department: 'Nowhere' },
  'an external_id': { external_id: 'hr-77' },
  'some IDs': { ids: [7, 77, 777] },
  'the latest changes': { updated_since: '2022-02-20T00:00:00.000Z' },
}

describe('ten thousand people', () => {
  for (const sort of sorts) {
    it(`are listed by ${sort} without a sequential scan, at any position and with any filter`, async () => {
      for (const filter of Object.values(filters)) {
        await assertIndexed(sort, filter)
        await assertIndexed(sort, { ...filter, after_key: middleKeys[sort.replace('-', '')], after_id: 5000 })
      }
    })

    it(`are read in index order for a page sorted by ${sort}`, async () => {
      const after = { after_key: middleKeys[sort.replace('-', '')], after_id: 5000 }
      const people = selectPeople(app.db, { business_id }, {}, {})
      const { sql, parameters } = personOrder(sort).rows(people, after).limit(26).compile()
      const { rows } = await client.query(`explain (format json) ${sql}`, [...parameters])
      const types = planNodes(rows[0]['QUERY PLAN'][0].Plan).map((node) => node['Node Type'])
      assert.ok(!types.some((type) => type.includes('Sort')), types.join(', '))
    })
  }

  it('are read through `people_not_active` once the status is published', async () => {
    for (const sort of ['id', 'last_name', '-start_date'] as const) {
      const nodes = await scanNodes(sort, { status: 'pending', is_status_published: true })
      const indexes = nodes.flatMap(({ 'Index Name': name = '' }) => name).filter((name) => name.startsWith('people'))
      assert.deepEqual(indexes, ['people_not_active'], sort)
    }
  })

  it('are listed for a manager by reading only their team', async () => {
    const { rows } = await client.query('select min(id) as id from people')
    for (const reach of [{ own_person: rows[0].id, and_team: true }, { own_person: rows[0].id }] as const) {
      for (const sort of sorts) {
        await assertIndexed(sort, reach)
        await assertIndexed(sort, { ...reach, after_key: middleKeys[sort.replace('-', '')], after_id: 5000 })
      }
    }
  })

  it('are searched with patterns that are computed only once', async () => {
    const nodes = await scanNodes('id', { longest_word: 'munoz-8', words: ['munoz-8', 'ngoc'] })
    const filters = nodes.flatMap(({ Filter = '' }) => Filter)
    assert.match(filters.join(), /search_text ~~/)
    assert.doesNotMatch(filters.join(), /regexp_replace|unaccent|contains_pattern/)
  })

  it('are searched for rare words by reading less than half of the table', async () => {
    const { rows } = await client.query(
      `explain (analyze, buffers, format json) select people_with_words($1, array['%munoz-8a%'])`,
      [business_id],
    )
    const { Plan } = rows[0]['QUERY PLAN'][0]
    const { rows: size } = await client.query(`select pg_relation_size('people') / 8192 as pages`)
    assert.ok(Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'] < size[0].pages / 2)
  })

  it('are each in the list once, in every order', async () => {
    for (const sort of ['id', '-last_name', 'start_date'] as const) {
      const rows = await all(api, 'people.list', { query: { sort, limit: 200 } })
      assert.equal(new Set(rows.map(({ id }) => id)).size, 10_000)
    }
  })

  it('are found by a part of a name', async () => {
    const { rows } = await client.query(
      `select count(*)::int as count from people where last_name ilike '%muñoz-8%' and first_name = 'Ngọc'`,
    )
    const matches = await all(api, 'people.list', { query: { q: 'MUNOZ-8 ngoc', limit: 200 } })
    assert.equal(matches.length, rows[0].count)
  })
})
