import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsole } from '../../support/browser/console-visitor.ts'
import {
  createBusiness,
  createDepartment,
  createPerson,
  createUser,
  linkUser,
} from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

const signedIn = async () => {
  const { id: business_id, owner } = await createBusiness(app)
  const visitor = visitConsole(app)
  await visitor.signIn(owner)
  return { business_id, owner, visitor }
}

const weekOff = { sat: '0', sun: '0' }
const days = Object.fromEntries(
  Object.entries({ mon: '1', tue: '1', wed: '1', thu: '1', fri: '1', ...weekOff }).map(([day, part]) => [
    `work_pattern.${day}`,
    part,
  ]),
)
const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', ...days }

const personOf = (id: number) => app.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('the list of people', () => {
  it('is searched, filtered and sorted by its address', async () => {
    const { business_id, visitor } = await signedIn()
    const boss = await createPerson(app, { business_id, first_name: 'Grace', last_name: 'Hopper' })
    await createPerson(app, { business_id, last_name: 'Lovelace', department: 'Engines', manager_id: boss.id })
    await createPerson(app, { business_id, last_name: 'Babbage', end_date: '2020-01-01' })
    const shown = async (query: string) => {
      const { text } = await visitor.get(`/console/people${query}`)
      return ['Hopper', 'Lovelace', 'Babbage'].filter((name) => new RegExp(`<a [^>]*>\\w+ ${name}</a>`).test(text))
    }
    assert.deepEqual(await shown(''), ['Hopper', 'Lovelace', 'Babbage'])
    assert.deepEqual(await shown('?q=hopp'), ['Hopper'])
    assert.deepEqual(await shown('?status=terminated'), ['Babbage'])
    const { id: engines } = await app.db
      .selectFrom('departments')
      .select('id')
      .where('business_id', '=', business_id)
      .executeTakeFirstOrThrow()
    assert.deepEqual(await shown(`?department_id=${engines}`), ['Lovelace'])
    assert.deepEqual(await shown(`?manager_id=${boss.id}`), ['Lovelace'])
    const { text } = await visitor.get('/console/people?sort=-last_name')
    assert.ok(text.indexOf('Lovelace</a>') < text.indexOf('Hopper</a>'))
    assert.match((await visitor.get('/console/people?q=nobody')).text, /No matching people/)
  })

  it('takes a manager by name, and asks which one where several have it', async () => {
    const { business_id, visitor } = await signedIn()
    const { id } = await createPerson(app, { business_id, first_name: 'Grace', last_name: 'Hopper' })
    await createPerson(app, { business_id, first_name: 'Hedy', last_name: 'Lamarr', manager_id: id })
    const shown = async (query: string) => (await visitor.get(`/console/people?${query}`)).text
    const one = await shown('status=active&manager=hopper')
    assert.match(one, /Hedy Lamarr/)
    assert.match(one, new RegExp(`name="manager_id" value="${id}"[\\s\\S]*value="Grace Hopper"`))
    await createPerson(app, { business_id, first_name: 'Dennis', last_name: 'Hopper' })
    const several = await shown('status=active&manager=hopper')
    assert.match(several, /Several match[\s\S]*Dennis Hopper/)
    assert.match(several, new RegExp(`href="/console/people\\?status=active&amp;manager_id=${id}"`))
    assert.match(await shown('manager=nobody'), /No person has this name/)
  })

  it('says how people get there', async () => {
    const { visitor } = await signedIn()
    assert.match((await visitor.get('/console/people')).text, /No people yet[\s\S]*import a list/)
  })
})

describe('the record of a person', () => {
  it('is made once, however often its form is sent', async () => {
    const { business_id, visitor } = await signedIn()
    const { id: manager_id } = await createPerson(app, { business_id, first_name: 'Grace', email: 'grace@example.com' })
    const fields = { ...ada, manager_id: 'grace', start_date: '2026-01-01', form_key: 'the-same-form' }
    const first = await visitor.submit('/console/people/new', 'create', fields)
    const again = await visitor.submit('/console/people/new', 'create', fields)
    assert.equal(first.headers.location, again.headers.location)
    const shown = await visitor.follow(again)
    assert.match(shown.text, /Ada Lovelace added\./)
    const id = Number(String(first.headers.location).split('/').at(-1))
    assert.equal((await personOf(id)).manager_id, manager_id)
  })

  it('says beside a field what is wrong with it, and keeps what was typed', async () => {
    const { business_id, visitor } = await signedIn()
    await createPerson(app, { business_id, email: ada.email })
    const taken = await visitor.submit('/console/people/new', 'create', { ...ada, job_title: 'Countess' })
    assert.equal(taken.status, 409)
    assert.match(taken.text, /Another person has this email\./)
    assert.match(taken.text, /value="Countess"/)
    const nobody = await visitor.submit('/console/people/new', 'create', { ...ada, manager_id: 'nobody at all' })
    assert.equal(nobody.status, 422)
    assert.match(nobody.text, /name="manager_id"[^>]*value="nobody at all"[^>]*aria-invalid="true"/)
  })

  it('is changed in the fields alone that somebody has changed', async () => {
    const { business_id, visitor } = await signedIn()
    const { id, email } = await createPerson(app, { business_id, metadata: { cost_center: '42' }, job_title: 'Clerk' })
    const path = `/console/people/${id}/edit`
    const { last_name } = await personOf(id)
    const fields = { ...ada, last_name, email, job_title: 'Analyst' }
    const { headers } = await visitor.submit(path, 'change', fields)
    assert.equal(headers.location, `/console/people/${id}`)
    const after = await personOf(id)
    assert.deepEqual([after.job_title, after.metadata, after.version], ['Analyst', { cost_center: '42' }, 2])
    const nothing = await visitor.submit(path, 'change', fields)
    assert.match((await visitor.follow(nothing)).text, /There was nothing to save/)
    assert.equal((await personOf(id)).version, 2)
  })

  it('is shown beside what was typed when somebody else has changed it, and nothing of theirs is lost', async () => {
    const { business_id, visitor } = await signedIn()
    const { id, email } = await createPerson(app, { business_id, job_title: 'Clerk', department: 'Office' })
    const path = `/console/people/${id}/edit`
    const { last_name } = await personOf(id)
    const page = await visitor.get(path)
    const own = { ...ada, last_name, email, job_title: 'Analyst', department: 'Office', phone: '+44 20 7946 0000' }
    const { id: department_id } = await createDepartment(app, { business_id, name: 'Engines' })
    await app.db
      .updateTable('people')
      .set({ job_title: 'Countess', department_id, version: 2 })
      .where('id', '=', id)
      .execute()
    const refused = await visitor.postForm(path, page.text, 'change', own)
    assert.equal(refused.status, 412)
    const [table = ''] = /<table>[\s\S]*?<\/table>/.exec(refused.text) ?? []
    assert.match(table, /Job title[\s\S]*Countess[\s\S]*Analyst/)
    assert.doesNotMatch(table, /Department|Phone|Office/)
    assert.match(refused.text, /name="department"[^>]*value="Engines"/)
    assert.match(refused.text, /name="job_title"[^>]*value="Analyst"/)
    const again = await visitor.postForm(path, refused.text, 'change', { ...own, department: 'Engines' })
    assert.equal(again.status, 303)
    const { job_title, phone, ...saved } = await personOf(id)
    assert.deepEqual([job_title, saved.department_id, phone], ['Analyst', department_id, '+44 20 7946 0000'])
  })

  it('is kept when the employment ends, and leaves the lists when it is deleted', async () => {
    const { business_id, visitor } = await signedIn()
    const { id } = await createPerson(app, { business_id, last_name: 'Lovelace', start_date: '2020-01-01' })
    const path = `/console/people/${id}`
    const early = await visitor.submit(path, 'terminate', { last_day: '2019-01-01' })
    assert.equal(early.status, 422)
    assert.match(early.text, /name="last_day"[^>]*value="2019-01-01"[^>]*aria-invalid="true"/)
    const ended = await visitor.submit(path, 'terminate', { last_day: '2025-01-01', reason: 'Retires' })
    assert.match((await visitor.follow(ended)).text, /Former/)
    assert.doesNotMatch((await visitor.get(path)).text, /End employment/)
    const deleted = await visitor.submit(path, 'delete')
    assert.match((await visitor.follow(deleted)).text, /Record deleted/)
    assert.doesNotMatch((await visitor.get('/console/people')).text, /Lovelace/)
  })
})

describe('the people of somebody else', () => {
  it('are not shown to an employee, who sees their own record', async () => {
    const { business_id } = await createBusiness(app).then(({ id }) => ({ business_id: id }))
    const boss = await createPerson(app, { business_id, first_name: 'Grace', last_name: 'Hopper' })
    const own = await createPerson(app, { business_id, last_name: 'Lovelace', manager_id: boss.id })
    const employee = await createUser(app, { business_id, role: 'employee' })
    const visitor = visitConsole(app)
    await visitor.signIn(employee)
    assert.match((await visitor.get('/console/people')).text, /You have no record/)
    await linkUser(app, employee.id, own.id)
    const { text } = await visitor.get('/console/people')
    assert.match(text, /<h1>My record<\/h1>[\s\S]*Lovelace/)
    assert.doesNotMatch(text, /Hopper|Delete …|\/edit/)
    assert.match(text, /<a href="\/console\/people" aria-current="page">My record<\/a>/)
    assert.equal((await visitor.get(`/console/people/${own.id}`)).status, 200)
    assert.equal((await visitor.get(`/console/people/${boss.id}`)).status, 404)
    for (const path of ['new', 'import', `${own.id}/edit`, `${own.id}/erase`]) {
      assert.equal((await visitor.get(`/console/people/${path}`)).status, 403, path)
    }
  })
})
