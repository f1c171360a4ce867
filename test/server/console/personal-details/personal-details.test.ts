import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { textContent } from '../../../support/browser/page-forms.ts'
import { caller } from '../../../support/http.ts'
import { createBusiness, createPerson, createUser, linkUser } from '../../../support/samples/factories.ts'
import { createDependent, createEmergencyContact, createIdentifier } from '../../../support/samples/personal-details.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

async function createFixture() {
  const { id: business_id, owner } = await createBusiness(app)
  const { id: person_id } = await createPerson(app, { business_id })
  const employee = await createUser(app, { business_id, role: 'employee' })
  await linkUser(app, employee.id, person_id)
  const key = { business_id, person_id }
  return {
    business_id,
    key,
    person_id,
    owner,
    employee,
    ownerApi: caller(app, owner.token),
    path: `/console/people/${person_id}/personal`,
  }
}

describe('the tab “Personal details” of a person', () => {
  it('adds, changes and deletes an identifier, whose number it shows only on request', async () => {
    const { owner, ownerApi, person_id, path } = await createFixture()
    const visitor = await visitConsoleAs(app, owner)
    const form = await visitor.get(`${path}/new-identifier`)
    const fields = { kind: 'tax_id', country: 'DE', issued_on: '', expires_on: '', note: '' }
    const response = await visitor.postForm(`${path}/new-identifier`, form.text, 'create', {
      ...fields,
      value: '12345',
    })
    assert.equal(response.status, 422)
    await visitor.postForm(`${path}/new-identifier`, form.text, 'create', { ...fields, value: '36574261809' })
    const [row] = (await ownerApi.call('people.identifiers', { path: { id: person_id } })).body.data
    assert.equal(row?.last_four, '1809')

    const { text } = await visitor.get(path)
    assert.match(textContent(text), /Tax number.*…1809/s)
    assert.ok(!text.includes('36574261809'))
    const page = `${path}/identifiers/${row.id}`
    const question = await visitor.get(`${page}/number`)
    const number = await visitor.postForm(`${page}/number`, question.text, 'reveal', {})
    assert.match(number.text, /36574261809/)

    const edit = await visitor.get(page)
    await visitor.postForm(page, edit.text, 'save', { ...fields, version: '1', value: '', note: 'Copied' })
    const { data } = (await ownerApi.call('identifiers.get', { path: { id: row.id } })).body
    assert.deepEqual([data.note, data.last_four, data.version], ['Copied', '1809', 2])
    await visitor.postForm(page, edit.text, 'delete', { version: '2' })
    await ownerApi.expectError(404, 'identifiers.get', { path: { id: row.id } })
  })

  it('marks identifiers that have expired', async () => {
    const { owner, ownerApi, person_id, path } = await createFixture()
    for (const expires_on of ['2020-01-31', '2099-01-31']) {
      const body = { kind: 'passport', country: 'FR', value: `12AB3${expires_on.slice(0, 4)}`, expires_on } as const
      await ownerApi.call('identifiers.create', { path: { id: person_id }, body })
    }
    const text = textContent((await (await visitConsoleAs(app, owner)).get(path)).text)
    assert.match(text, /France\s+…2020\s+Jan 31, 2020\s+Expired/)
    assert.doesNotMatch(text, /Jan 31, 2099\s+Expired/)
  })

  it('lets employees manage their own emergency contacts, and only read the rest', async () => {
    const { employee, ownerApi, key, person_id, path } = await createFixture()
    await createIdentifier(app, key)
    await createDependent(app, key)
    const visitor = await visitConsoleAs(app, employee)
    const { text } = await visitor.get(path)
    assert.match(textContent(text), /Residence permit.*…4711.*Byron King/s)
    assert.ok(!text.includes('new-identifier') && !text.includes('new-dependent'))
    const form = await visitor.get(`${path}/new-contact`)
    const contact = {
      name: 'William King',
      relationship: 'Husband',
      phone: '+44 20 7946 0000',
      email: '',
      position: '',
      note: '',
    }
    await visitor.postForm(`${path}/new-contact`, form.text, 'create', contact)
    const [row] = (await ownerApi.call('emergencyContacts.list', { path: { id: person_id } })).body.data
    assert.equal(row?.name, 'William King')
    const page = `${path}/contacts/${row.id}`
    const edit = await visitor.get(page)
    await visitor.postForm(page, edit.text, 'save', { ...contact, version: '1', position: '2', name: 'Will King' })
    assert.match((await visitor.get(path)).text, /Will King/)
    await visitor.postForm(page, edit.text, 'delete', { version: '2' })
    assert.match((await visitor.get(path)).text, /No emergency contacts/)
  })

  it('shows managers the emergency contacts of their reports, and nothing else', async () => {
    const { business_id, employee, person_id } = await createFixture()
    await app.db.updateTable('users').set({ role: 'manager' }).where('id', '=', employee.id).execute()
    const { id } = await createPerson(app, { business_id, manager_id: person_id })
    const key = { business_id, person_id: id }
    await createEmergencyContact(app, key)
    await createIdentifier(app, key)
    const { text } = await (await visitConsoleAs(app, employee)).get(`/console/people/${id}/personal`)
    assert.match(text, /William King/)
    assert.ok(!text.includes('4711') && !text.includes('new-contact'))
  })

  it('adds and changes a dependent', async () => {
    const { owner, ownerApi, person_id, path } = await createFixture()
    const visitor = await visitConsoleAs(app, owner)
    const form = await visitor.get(`${path}/new-dependent`)
    const fields = { first_name: 'Byron', last_name: 'King', relationship: 'child', date_of_birth: '', note: '' }
    await visitor.postForm(`${path}/new-dependent`, form.text, 'create', { ...fields, tax_dependent: 'true' })
    const [row] = (await ownerApi.call('dependents.list', { path: { id: person_id } })).body.data
    assert.equal(row?.tax_dependent, true)
    const page = `${path}/dependents/${row.id}`
    const edit = await visitor.get(page)
    await visitor.postForm(page, edit.text, 'save', { ...fields, version: '1' })
    const { data } = (await ownerApi.call('dependents.get', { path: { id: row.id } })).body
    assert.equal(data.tax_dependent, false)
    await visitor.postForm(page, edit.text, 'delete', { version: '2' })
    assert.match((await visitor.get(path)).text, /No dependents/)
  })
})
