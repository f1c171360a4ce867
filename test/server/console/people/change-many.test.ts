import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type ConsoleVisitor, visitConsoleAs, visitConsoleAsOwner } from '../../../support/browser/console-visitor.ts'
import { createCustomField } from '../../../support/samples/custom-field.ts'
import {
  createDepartment,
  createLocation,
  createPerson,
  createUser,
  linkUser,
} from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const list = '/console/people'

/** Selects people in the list. Returns the address of the page that changes them. */
async function select(visitor: ConsoleVisitor, people: { id: number }[], path = list): Promise<string> {
  const response = await visitor.submit(path, 'change-selected', { people: people.map(({ id }) => String(id)) })
  assert.equal(response.status, 303)
  return String(response.headers.location)
}

const readPerson = (id: number) =>
  app.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('the change of many people', () => {
  it('shows the values before and after, then changes the people in the reviewed versions', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const former = await createPerson(app, { business_id, first_name: 'Charles', last_name: 'Babbage' })
    const manager = await createPerson(app, { business_id, first_name: 'Grace', last_name: 'Hopper' })
    const first = await createPerson(app, { business_id, last_name: 'Lovelace', manager_id: former.id })
    const second = await createPerson(app, { business_id, last_name: 'Byron', manager_id: manager.id })
    const location = await createLocation(app, { business_id, name: 'Paris office' })

    const page = await select(visitor, [first, second, manager])
    assert.match((await visitor.get(page)).text, /You are changing 3 people[\s\S]*Ada Lovelace/)
    const changes = { 'changes.manager_id': manager.email, 'changes.location_id': String(location.id) }
    const review = await visitor.submit(page, 'preview', changes)
    assert.equal(review.status, 200)
    assert.match(review.text, /2 people change, one cannot be changed\. Nothing is saved yet\./)
    assert.match(review.text, /Charles Babbage → <strong>Grace Hopper<\/strong>/)
    assert.match(review.text, /None → <strong>Paris office<\/strong>/)
    assert.match(review.text, /Unchanged/)
    assert.equal((await readPerson(first.id)).manager_id, former.id)

    await app.db.updateTable('people').set({ version: 2 }).where('id', '=', second.id).execute()
    const result = await visitor.postForm(page, review.text, 'apply')
    assert.match(result.text, /One person changed\.[\s\S]*Ada Byron[\s\S]*This record has changed since\./)
    const { manager_id, location_id } = await readPerson(first.id)
    assert.deepEqual({ manager_id, location_id }, { manager_id: manager.id, location_id: location.id })
    assert.equal((await readPerson(second.id)).location_id, null)

    const again = await visitor.submit(page, 'preview', { 'changes.location_id': String(location.id) })
    assert.match(again.text, /2 people change, one already has these values\. Nothing/)
    const done = await visitor.follow(await visitor.postForm(page, again.text, 'apply'))
    assert.match(done.text, /2 people changed\./)
  })

  it('clears a manager, a department or a location, and changes from a day on', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const manager = await createPerson(app, { business_id })
    const { name: department } = await createDepartment(app, { business_id })
    const person = await createPerson(app, { business_id, manager_id: manager.id, department })
    const page = await select(visitor, [person])
    const both = { no_manager: 'true', 'changes.manager_id': manager.email }
    assert.match((await visitor.submit(page, 'preview', both)).text, /Enter a manager or tick/)
    const later = { no_manager: 'true', 'changes.effective_on': '2099-01-01' }
    const planned = await visitor.submit(page, 'preview', later)
    assert.match(planned.text, /takes effect on Jan 1, 2099/)
    await visitor.postForm(page, planned.text, 'apply')
    assert.equal((await readPerson(person.id)).manager_id, manager.id)
    const review = await visitor.submit(page, 'preview', { no_manager: 'true', 'changes.department_id': 'none' })
    await visitor.postForm(page, review.text, 'apply')
    const { manager_id, department_id } = await readPerson(person.id)
    assert.deepEqual({ manager_id, department_id }, { manager_id: null, department_id: null })
  })

  it('asks for the value of a custom field in a second step, and clears the field without one', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const { key } = await createCustomField(app, { business_id, label: 'Shirt size' })
    const people = [await createPerson(app, { business_id }), await createPerson(app, { business_id })]
    const page = await select(visitor, people)
    const values = async () => await Promise.all(people.map(async ({ id }) => (await readPerson(id)).custom_fields))
    for (const [value, stored] of [
      ['large', { [key]: 'large' }],
      ['', {}],
    ] as const) {
      const step = await visitor.submit(page, 'preview', { custom_field: key })
      assert.match(step.text, new RegExp(`name="custom_fields\\.${key}"`))
      const input = { custom_field: key, [`custom_fields.${key}`]: value }
      const review = await visitor.postForm(page, step.text, 'preview', input)
      assert.match(review.text, value === '' ? /Large → <strong>None/ : /None → <strong>Large/)
      await visitor.postForm(page, review.text, 'apply')
      assert.deepEqual(await values(), [stored, stored])
    }
  })

  it('offers all people who match the filters, unless they are more than 500', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    for (let count = 0; count < 30; count++) await createPerson(app, { business_id, last_name: 'Lovelace' })
    await createPerson(app, { business_id, last_name: 'Byron' })
    const { text } = await visitor.get(`${list}?q=lovelace`)
    const page = '/console/people/change?all=true&q=lovelace'
    assert.match(text, /href="\/console\/people\/change\?all=true&amp;q=lovelace">Change all 30 people in this list</)
    assert.match((await visitor.get(page)).text, /You are changing 30 people/)
    const people = Array.from({ length: 501 }, (_, index) => index + 1).join(',')
    assert.match((await visitor.get(`/console/people/change?people=${people}`)).text, /at most 500 people at once/)
  })

  it('keeps the selection and the filters on the way back to the list', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const [first, second] = [await createPerson(app, { business_id }), await createPerson(app, { business_id })]
    const page = await select(visitor, [second], `${list}?status=active`)
    const [, back = ''] = /<a href="([^"]*)">Cancel/.exec((await visitor.get(page)).text) ?? []
    assert.equal(back, `/console/people?people=${second.id}&amp;status=active`)
    const { text } = await visitor.get(back.replaceAll('&amp;', '&'))
    assert.match(text, new RegExp(`value="${second.id}" checked`))
    assert.doesNotMatch(text, new RegExp(`value="${first.id}" checked`))
  })

  it('forwards to an address of limited length, whatever a form selects', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const person = await createPerson(app, { business_id })
    await createPerson(app, { business_id })
    const page = await visitor.get(list)
    const selectMany = (people: string[]) => visitor.postForm(list, page.text, 'change-selected', { people })
    assert.match((await selectMany(['x'.repeat(20_000)])).text, /Select at least one person\./)
    const { location } = (await selectMany(['x', String(person.id), '1x'])).headers
    assert.equal(location, `/console/people/change?people=${person.id}`)
    const tooMany = await selectMany(Array.from({ length: 900 }, (_, index) => String(100_000_000 + index)))
    assert.match((await visitor.follow(tooMany)).text, /at most 500/)
  })

  it('explains that people or a change must be selected', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const person = await createPerson(app, { business_id })
    await createPerson(app, { business_id })
    assert.match((await visitor.submit(list, 'change-selected')).text, /Select at least one person\./)
    assert.match((await visitor.get('/console/people/change')).text, /No one is selected/)
    const response = await visitor.submit(await select(visitor, [person]), 'preview')
    assert.equal(response.status, 422)
    assert.match(response.text, /Choose at least one change\./)
  })

  it('is only for users who may change people', async () => {
    const { business_id } = await visitConsoleAsOwner(app)
    const { id } = await createPerson(app, { business_id })
    await createPerson(app, { business_id, manager_id: id })
    const user = await createUser(app, { business_id, role: 'manager' })
    await linkUser(app, user.id, id)
    const visitor = await visitConsoleAs(app, user)
    assert.doesNotMatch((await visitor.get(list)).text, /change-selected/)
    assert.equal((await visitor.get(`/console/people/change?people=${id}`)).status, 403)
  })
})
