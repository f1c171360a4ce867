import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { type ConsoleVisitor, visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { textContent } from '../../../support/browser/page-forms.ts'
import { createAssignment } from '../../../support/samples/assignment.ts'
import { createBusiness, createPerson, createUser, linkUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const path = '/console/people/org-chart'

/** Creates Ada at the top, Ben and Cyd below her, and Dan below Cyd. */
async function createFixture() {
  const { id: business_id, owner } = await createBusiness(app)
  const add = async (first_name: string, manager_id: number | null, values = {}) =>
    (await createPerson(app, { business_id, first_name, last_name: 'Lovelace', manager_id, ...values })).id
  const ada = await add('Ada', null, { job_title: 'Chief' })
  const ben = await add('Ben', ada)
  const cyd = await add('Cyd', ada)
  const dan = await add('Dan', cyd)
  return { business_id, owner, add, ids: { ada, ben, cyd, dan }, visitor: await visitConsoleAs(app, owner) }
}

/** The text of the chart, without markup. */
const chartText = (text: string): string =>
  textContent(/<div class="org">([\s\S]*?)<nav|<div class="org">([\s\S]*)/.exec(text)?.[0].replaceAll('<', ' <') ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const trail = (text: string): string[] => {
  const [nav = ''] = /<nav class="trail"[\s\S]*?<\/nav>/.exec(text) ?? []
  return [...nav.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, name = '']) => name)
}

const get = async (visitor: ConsoleVisitor, query: string) => await visitor.get(`${path}?${query}`)

describe('the org chart', () => {
  it('lists people below their managers, with the numbers of their reports', async () => {
    const { visitor } = await createFixture()
    const { text } = await visitor.get(path)
    assert.match(text, /<h2>4 people<\/h2>/)
    assert.match(
      chartText(text),
      /^Ada Lovelace Chief 2 direct reports, 3 in total of Ada Lovelace Ben Lovelace Cyd Lovelace 1 direct report of Cyd Lovelace Dan Lovelace/,
    )
  })

  it('starts at a person, by name or ID, with the managers above as breadcrumbs', async () => {
    const { visitor, ids } = await createFixture()
    for (const query of [`start_id=${ids.cyd}`, 'start=Cyd']) {
      const { text } = await get(visitor, query)
      assert.match(text, /<h1>Org chart: Cyd Lovelace<\/h1>/)
      assert.deepEqual(trail(text), ['People', 'Org chart', 'Ada Lovelace'])
      assert.match(chartText(text), /^Dan Lovelace/)
    }
    assert.match((await get(visitor, 'start=Lovelace')).text, new RegExp(`start_id=${ids.ben}`))
    assert.match((await get(visitor, `start_id=${ids.dan}`)).text, /No direct reports/)
  })

  it('shows another day, without people who had left or had not started', async () => {
    const { business_id, add, visitor, ids } = await createFixture()
    const late = await add('Zelda', ids.ada, { start_date: '2099-01-01' })
    await createAssignment(app, { business_id, person_id: ids.dan, manager_id: ids.cyd, effective_on: '2020-01-01' })
    await createAssignment(app, { business_id, person_id: ids.dan, manager_id: ids.ben, effective_on: '2098-01-01' })
    await createAssignment(app, { business_id, person_id: late, manager_id: ids.ada, effective_on: '2099-01-01' })
    assert.doesNotMatch((await visitor.get(path)).text, /Zelda/)
    assert.match((await get(visitor, `start_id=${ids.ben}&as_of=2098-06-01`)).text, /Dan Lovelace/)
    const { text } = await get(visitor, 'as_of=2099-06-01')
    assert.match(text, /Zelda Lovelace/)
    assert.match((await get(visitor, `start_id=${late}`)).text, /does not work here on this day/)
  })

  it('shows managers only the people below them', async () => {
    const { business_id, ids } = await createFixture()
    const manager = await createUser(app, { business_id, role: 'manager' })
    await linkUser(app, manager.id, ids.cyd)
    const { text } = await (await visitConsoleAs(app, manager)).get(path)
    assert.match(chartText(text), /^Cyd Lovelace 1 direct report of Cyd Lovelace Dan Lovelace/)
    assert.doesNotMatch(text, /Ben Lovelace/)
  })

  it('is not shown to employees', async () => {
    const { business_id, ids } = await createFixture()
    const employee = await createUser(app, { business_id, role: 'employee' })
    await linkUser(app, employee.id, ids.dan)
    const visitor = await visitConsoleAs(app, employee)
    assert.equal((await visitor.get(path)).status, 403)
    assert.doesNotMatch((await visitor.get('/console')).text, /org-chart/)
  })

  it('is a small page for a thousand people, and shows one level at a time for more than two thousand', async () => {
    const { business_id, add, visitor, ids } = await createFixture()
    const addMany = async (count: number) => {
      const row = { business_id, last_name: 'Babbage', job_title: 'Analyst', manager_id: ids.ben }
      const people = Array.from({ length: count }, (_, index) => ({
        ...row,
        first_name: `Charles ${index}`,
        email: `${crypto.randomUUID()}@example.com`,
        work_pattern: { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 0, sun: 0 },
      }))
      await app.db.insertInto('people').values(people).execute()
    }
    await addMany(1000)
    const { text } = await visitor.get(path)
    assert.match(chartText(text), /1,000 direct reports of Ben Lovelace/)
    assert.ok(gzipSync(text).length < 20_000)
    const first = await get(visitor, `start_id=${ids.ben}`)
    assert.match(first.text, /1–25/)

    await addMany(1000)
    await add('Zoe', ids.dan)
    assert.match((await visitor.get(path)).text, /too many people for one chart/)
    const level = await get(visitor, `start_id=${ids.cyd}`)
    assert.deepEqual(trail(level.text), ['People', 'Org chart', 'Ada Lovelace'])
    assert.match(chartText(level.text), /^Dan Lovelace Show direct reports/)
  })
})
