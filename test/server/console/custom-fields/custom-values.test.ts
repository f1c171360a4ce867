import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { createCustomField } from '../../../support/samples/custom-field.ts'
import { createUser, linkUser } from '../../../support/samples/factories.ts'
import { createOwnerFixture } from '../../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

const workPattern = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [`work_pattern.${day}`, '1']),
)

async function businessWithFields() {
  const { api, business, addPerson } = await createOwnerFixture(app, 'person')
  const { id: business_id } = business
  const everyone = { visible_to: ['self' as const, 'manager' as const] }
  await createCustomField(app, { business_id, key: 'size', label: 'Shirt size', ...everyone })
  await createCustomField(app, { business_id, key: 'note', type: 'text', label: 'Diet', position: 2 })
  await createCustomField(app, { business_id, key: 'points', type: 'number', label: 'Points', position: 3 })
  const permit = { type: 'date' as const, label: 'Permit until', sensitive: true, visible_to: ['self' as const] }
  await createCustomField(app, { business_id, key: 'permit', position: 4, ...permit })
  await createCustomField(app, { business_id, key: 'trained', type: 'boolean', label: 'First aid', position: 5 })
  await createCustomField(app, { business_id, key: 'languages', type: 'choices', label: 'Lunches', position: 6 })
  await createCustomField(app, { business_id, key: 'buddy', type: 'person', label: 'Buddy', position: 7 })
  const owner = await visitConsoleAs(app, business.owner)
  const readValues = async (id: number) => (await api.call('people.get', { path: { id } })).body.data.custom_fields
  return { api, business_id, owner, addPerson, readValues }
}

const newPerson = { first_name: 'Ada', last_name: 'Lovelace', ...workPattern }

describe('custom fields in the form of a person', () => {
  it('have a control for each type, for a new person and for an existing one', async () => {
    const { owner, addPerson, readValues } = await businessWithFields()
    await addPerson({ first_name: 'Grace', last_name: 'Hopper', email: 'grace.hopper@example.com' })
    const created = await owner.submit('/console/people/new', 'create', {
      ...newPerson,
      email: 'ada.fields@example.com',
      'custom_fields.size': 'medium',
      'custom_fields.note': 'No nuts',
      'custom_fields.points': '1,000.5',
      'custom_fields.permit': '2036-05-31',
      'custom_fields.trained': 'false',
      'custom_fields.languages': ['', 'large', 'medium'],
      'custom_fields.buddy': 'Grace Hopper',
    })
    const page = String(created.headers.location)
    const id = Number(page.split('/').at(-1))
    const { buddy, ...values } = await readValues(id)
    assert.deepEqual(values, {
      size: 'medium',
      note: 'No nuts',
      points: 1000.5,
      permit: '2036-05-31',
      trained: false,
      languages: ['large', 'medium'],
    })
    assert.equal(typeof buddy, 'number')
    const { text } = await owner.follow(created)
    assert.match(text, /Shirt size<\/dt><dd>Medium/)
    assert.match(text, /Permit until<\/dt><dd>May 31, 2036 <span class="badge warn">Sensitive/)
    assert.match(
      text,
      /First aid<\/dt><dd>No<[\s\S]*Lunches<\/dt><dd>Large, Medium<[\s\S]*Buddy<\/dt><dd><a [^>]*>Grace Hopper/,
    )

    const form = (await owner.get(`${page}/edit`)).text
    assert.match(form, /value="Grace Hopper &lt;grace\.hopper@example\.com&gt;"/)
    assert.match(form, /value="1,000\.5"/)
    const changed = await owner.submit(`${page}/edit`, 'change', {
      ...newPerson,
      email: 'ada.fields@example.com',
      'custom_fields.size': 'medium',
      'custom_fields.note': '',
      'custom_fields.points': '7',
      'custom_fields.permit': '2036-05-31',
      'custom_fields.trained': 'true',
      'custom_fields.languages': '',
      'custom_fields.buddy': 'Grace Hopper <grace.hopper@example.com>',
    })
    await owner.follow(changed)
    assert.deepEqual(await readValues(id), { size: 'medium', points: 7, permit: '2036-05-31', trained: true, buddy })
  })

  it('show the problems of values at their fields', async () => {
    const { business_id, owner } = await businessWithFields()
    await createCustomField(app, { business_id, key: 'email', label: 'Kit', required_for: ['full_time'] })
    const { status, text } = await owner.submit('/console/people/new', 'create', {
      ...newPerson,
      email: 'wrong.fields@example.com',
      employment_type: 'full_time',
      'custom_fields.size': 'huge',
      'custom_fields.points': 'many',
      'custom_fields.email': '',
    })
    assert.equal(status, 422)
    assert.match(text, /href="#create-custom_fields-size">Choose one of the options for “Shirt size”/)
    assert.match(text, /href="#create-custom_fields-points"/)
    const required = await owner.submit('/console/people/new', 'create', {
      ...newPerson,
      email: 'wrong.fields@example.com',
      employment_type: 'full_time',
      'custom_fields.email': '',
    })
    assert.match(required.text, /href="#create-custom_fields-email">Choose an option for “Kit”/)
    assert.match(required.text, /Required for: Full time\./)
  })

  it('keep a value whose option was archived, and the values of archived fields', async () => {
    const { api, business_id, owner, addPerson, readValues } = await businessWithFields()
    const { id: field_id } = await createCustomField(app, { business_id, key: 'old', label: 'Old' })
    const id = await addPerson({ first_name: 'Ada', last_name: 'Lovelace' })
    await api.call('people.update', { path: { id }, body: { custom_fields: { old: 'large', size: 'large' } } })
    const fields = (await api.call('customFields.list', { query: {} })).body.data
    const { id: size_id = 0, version = 0 } = fields.find(({ key }) => key === 'size') ?? {}
    const options = [
      { key: 'medium', label: 'Medium', archived: false },
      { key: 'large', label: 'Large', archived: true },
    ]
    const header = { 'If-Match': `"${version}"` }
    await api.call('customFields.update', { path: { id: size_id }, header, body: { options } })
    const archived = { path: { id: field_id }, header: { 'If-Match': '"1"' }, body: { archived: true } }
    await api.call('customFields.update', archived)
    const { text } = await owner.get(`/console/people/${id}/edit`)
    assert.match(text, /value="large" selected>Large/)
    assert.doesNotMatch(text, /custom_fields\.old/)
    const select = /<select name="custom_fields\.size"[\s\S]*?<\/select>/
    assert.doesNotMatch(select.exec((await owner.get('/console/people/new')).text)?.[0] ?? '', /Large/)
    const { email } = (await api.call('people.get', { path: { id } })).body.data
    const fieldsOfForm = { ...newPerson, email, 'custom_fields.size': 'large', 'custom_fields.note': 'Vegan' }
    await owner.follow(await owner.submit(`/console/people/${id}/edit`, 'change', fieldsOfForm))
    assert.deepEqual(await readValues(id), { size: 'large', note: 'Vegan' })
  })
})

describe('custom fields on the page of a person', () => {
  it('are shown as far as the user may see them', async () => {
    const { api, business_id, addPerson } = await businessWithFields()
    const boss = await addPerson()
    const id = await addPerson({ manager_id: boss })
    const mentor = await addPerson({ first_name: 'Grace', last_name: 'Hopper', start_date: '2020-01-01' })
    const field = { type: 'person' as const, label: 'Mentor', position: 8, visible_to: ['self' as const] }
    await createCustomField(app, { business_id, key: 'mentor', ...field })
    const custom_fields = { size: 'large', permit: '2036-05-31', note: 'Vegan', mentor }
    await api.call('people.update', { path: { id }, body: { custom_fields } })
    const visitAs = async (role: 'employee' | 'manager', person_id: number) => {
      const user = await createUser(app, { business_id, role })
      await linkUser(app, user.id, person_id)
      return await visitConsoleAs(app, user)
    }
    const own = (await (await visitAs('employee', id)).get('/console/people')).text
    assert.match(own, /Shirt size<\/dt><dd>Large[\s\S]*May 31, 2036 <span class="badge warn">Sensitive/)
    assert.match(own, /Mentor<\/dt><dd>Grace Hopper</, 'by the directory, without a link')
    assert.doesNotMatch(own, /Diet|Vegan|Buddy/)
    const manager = (await (await visitAs('manager', boss)).get(`/console/people/${id}`)).text
    assert.match(manager, /Shirt size<\/dt><dd>Large/)
    assert.doesNotMatch(manager, /Permit|Diet|Buddy|Mentor/)
  })

  it('have no heading without custom fields', async () => {
    const { business, addPerson } = await createOwnerFixture(app, 'person')
    const owner = await visitConsoleAs(app, business.owner)
    const id = await addPerson()
    assert.doesNotMatch((await owner.get(`/console/people/${id}`)).text, /Additional details/)
    assert.doesNotMatch((await owner.get('/console/people/new')).text, /Additional details/)
  })
})
