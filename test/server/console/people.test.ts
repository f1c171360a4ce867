import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs, visitConsoleAsOwner } from '../../support/browser/console-visitor.ts'
import {
  createBusiness,
  createDepartment,
  createPerson,
  createUser,
  linkUser,
} from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

const weekOff = { sat: '0', sun: '0' }
const days = Object.fromEntries(
  Object.entries({ mon: '1', tue: '1', wed: '1', thu: '1', fri: '1', ...weekOff }).map(([day, part]) => [
    `work_pattern.${day}`,
    part,
  ]),
)
const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', ...days }

const findPerson = (id: number) =>
  app.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('the list of people', () => {
  it('is searched, filtered and sorted by its query', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const boss = await createPerson(app, { business_id, first_name: 'Grace', last_name: 'Hopper' })
    await createPerson(app, { business_id, last_name: 'Lovelace', department: 'Engines', manager_id: boss.id })
    await createPerson(app, { business_id, last_name: 'Babbage', end_date: '2020-01-01' })
    const listedNames = async (query: string) => {
      const { text } = await visitor.get(`/console/people${query}`)
      return ['Hopper', 'Lovelace', 'Babbage'].filter((name) => new RegExp(`<a [^>]*>\\w+ ${name}</a>`).test(text))
    }
    assert.deepEqual(await listedNames(''), ['Hopper', 'Lovelace', 'Babbage'])
    assert.deepEqual(await listedNames('?q=hopp'), ['Hopper'])
    assert.deepEqual(await listedNames('?status=terminated'), ['Babbage'])
    const { id: engines } = await app.db
      .selectFrom('departments')
      .select('id')
      .where('business_id', '=', business_id)
      .executeTakeFirstOrThrow()
    assert.deepEqual(await listedNames(`?department_id=${engines}`), ['Lovelace'])
    assert.deepEqual(await listedNames(`?manager_id=${boss.id}`), ['Lovelace'])
    const { text } = await visitor.get('/console/people?sort=-last_name')
    assert.ok(text.indexOf('Lovelace</a>') < text.indexOf('Hopper</a>'))
    assert.match((await visitor.get('/console/people?q=nobody')).text, /No matching people/)
  })

  it('filters by the name of a manager, and lists the matches when several people have it', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const { id } = await createPerson(app, { business_id, first_name: 'Grace', last_name: 'Hopper' })
    await createPerson(app, { business_id, first_name: 'Hedy', last_name: 'Lamarr', manager_id: id })
    const readText = async (query: string) => (await visitor.get(`/console/people?${query}`)).text
    const single = await readText('status=active&manager=hopper')
    assert.match(single, /Hedy Lamarr/)
    assert.match(single, new RegExp(`name="manager_id" value="${id}"[\\s\\S]*value="Grace Hopper"`))
    await createPerson(app, { business_id, first_name: 'Dennis', last_name: 'Hopper' })
    const several = await readText('status=active&manager=hopper')
    assert.match(several, /Several match[\s\S]*Dennis Hopper/)
    assert.match(several, new RegExp(`href="/console/people\\?status=active&amp;manager_id=${id}"`))
    assert.match(await readText('manager=nobody'), /No one has this name/)
  })

  it('shows how many people match, on every page', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    for (let count = 0; count < 27; count++) await createPerson(app, { business_id })
    await createPerson(app, { business_id, end_date: '2020-01-01' })
    const readRange = (text: string) => /role="status">(.*?)</.exec(text)?.[1]
    const first = (await visitor.get('/console/people?status=active')).text
    assert.equal(readRange(first), '1–25 of 27 people')
    const [, next = ''] = /href="([^"]+)" rel="next"/.exec(first) ?? []
    assert.equal(readRange((await visitor.get(next.replaceAll('&amp;', '&'))).text), '26–27 of 27 people')
  })

  it('explains how to add people', async () => {
    const { visitor } = await visitConsoleAsOwner(app)
    assert.match(
      (await visitor.get('/console/people')).text,
      /No people yet[\s\S]*href="\/console\/people\/new"[\s\S]*href="\/console\/people\/import"/,
    )
  })
})

describe('the record of a person', () => {
  it('is created once when its form is submitted twice', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const { id: manager_id } = await createPerson(app, { business_id, first_name: 'Grace', email: 'grace@example.com' })
    const fields = { ...ada, manager_id: 'grace', start_date: '2026-01-01', form_key: 'the-same-form' }
    const first = await visitor.submit('/console/people/new', 'create', fields)
    const again = await visitor.submit('/console/people/new', 'create', fields)
    assert.equal(first.headers.location, again.headers.location)
    const page = await visitor.follow(again)
    assert.match(page.text, /Ada Lovelace added\./)
    const id = Number(String(first.headers.location).split('/').at(-1))
    assert.equal((await findPerson(id)).manager_id, manager_id)
  })

  it('shows an error next to its field and keeps the input', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    await createPerson(app, { business_id, email: ada.email })
    const taken = await visitor.submit('/console/people/new', 'create', { ...ada, job_title: 'Countess' })
    assert.equal(taken.status, 409)
    assert.match(taken.text, /Another person or user has this email address\./)
    assert.match(taken.text, /value="Countess"/)
    const unknown = await visitor.submit('/console/people/new', 'create', { ...ada, manager_id: 'no such person' })
    assert.equal(unknown.status, 422)
    assert.match(unknown.text, /name="manager_id"[^>]*value="no such person"[^>]*aria-invalid="true"/)
  })

  it('is changed only in the edited fields', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const { id, email } = await createPerson(app, { business_id, metadata: { cost_center: '42' }, job_title: 'Clerk' })
    const path = `/console/people/${id}/edit`
    const { last_name } = await findPerson(id)
    const fields = { ...ada, last_name, email, job_title: 'Analyst' }
    const { headers } = await visitor.submit(path, 'change', fields)
    assert.equal(headers.location, `/console/people/${id}`)
    const after = await findPerson(id)
    assert.deepEqual([after.job_title, after.metadata, after.version], ['Analyst', { cost_center: '42' }, 2])
    const nothing = await visitor.submit(path, 'change', fields)
    assert.match((await visitor.follow(nothing)).text, /There was nothing to save/)
    assert.equal((await findPerson(id)).version, 2)
  })

  it('is shown next to the input when another user changed it, and keeps their changes', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const { id, email } = await createPerson(app, { business_id, job_title: 'Clerk', department: 'Office' })
    const path = `/console/people/${id}/edit`
    const { last_name } = await findPerson(id)
    const page = await visitor.get(path)
    const own = { ...ada, last_name, email, job_title: 'Analyst', department: 'Office', phone: '+44 20 7946 0000' }
    const { id: department_id } = await createDepartment(app, { business_id, name: 'Engines' })
    await app.db
      .updateTable('people')
      .set({ job_title: 'Countess', department_id, version: 2 })
      .where('id', '=', id)
      .execute()
    const conflict = await visitor.postForm(path, page.text, 'change', own)
    assert.equal(conflict.status, 412)
    const [table = ''] = /<table>[\s\S]*?<\/table>/.exec(conflict.text) ?? []
    assert.match(table, /Job title[\s\S]*Countess[\s\S]*Analyst/)
    assert.doesNotMatch(table, /Department|Phone|Office/)
    assert.match(conflict.text, /name="department"[^>]*value="Engines"/)
    assert.match(conflict.text, /name="job_title"[^>]*value="Analyst"/)
    const again = await visitor.postForm(path, conflict.text, 'change', { ...own, department: 'Engines' })
    assert.equal(again.status, 303)
    const { job_title, phone, ...saved } = await findPerson(id)
    assert.deepEqual([job_title, saved.department_id, phone], ['Analyst', department_id, '+44 20 7946 0000'])
  })

  it('is kept when the employment ends, and is removed from lists when it is deleted', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const { id } = await createPerson(app, { business_id, last_name: 'Lovelace', start_date: '2020-01-01' })
    const path = `/console/people/${id}`
    const early = await visitor.submit(path, 'terminate', { last_day: '2019-01-01' })
    assert.equal(early.status, 422)
    assert.match(early.text, /name="last_day"[^>]*value="2019-01-01"[^>]*aria-invalid="true"/)
    const terminated = await visitor.submit(path, 'terminate', { last_day: '2025-01-01', reason: 'Retires' })
    assert.match((await visitor.follow(terminated)).text, /Former/)
    assert.doesNotMatch((await visitor.get(path)).text, /End employment/)
    const deleted = await visitor.submit(path, 'delete')
    assert.match((await visitor.follow(deleted)).text, /Record deleted/)
    assert.doesNotMatch((await visitor.get('/console/people')).text, /Lovelace/)
  })
})

describe('the records of other people', () => {
  it('are not shown to an employee, who sees their own record', async () => {
    const { business_id } = await createBusiness(app).then(({ id }) => ({ business_id: id }))
    const boss = await createPerson(app, { business_id, first_name: 'Grace', last_name: 'Hopper' })
    const own = await createPerson(app, { business_id, last_name: 'Lovelace', manager_id: boss.id })
    const employee = await createUser(app, { business_id, role: 'employee' })
    const visitor = await visitConsoleAs(app, employee)
    assert.match((await visitor.get('/console/people')).text, /You have no record/)
    await linkUser(app, employee.id, own.id)
    const { text } = await visitor.get('/console/people')
    assert.match(text, /<h1>My record<\/h1>[\s\S]*Lovelace/)
    assert.doesNotMatch(text, /Hopper|Delete…|\/edit/)
    assert.match(text, /<a href="\/console\/people" aria-current="page"><svg[\s\S]*?<\/svg>\s*(<span>)?My record/)
    assert.equal((await visitor.get(`/console/people/${own.id}`)).status, 200)
    assert.equal((await visitor.get(`/console/people/${boss.id}`)).status, 404)
    for (const path of ['new', 'import', `${own.id}/edit`, `${own.id}/erase`]) {
      assert.equal((await visitor.get(`/console/people/${path}`)).status, 403, path)
    }
  })
})
