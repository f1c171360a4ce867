import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { textContent } from '../../../support/browser/page-forms.ts'
import { submitChanges } from '../../../support/browser/submit-changes.ts'
import { createUser, linkUser } from '../../../support/samples/factories.ts'
import { createOwnerFixture } from '../../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

const address = {
  line1: '12 rue de la Paix',
  line2: null,
  postal_code: '75002',
  town: 'Paris',
  region: null,
  country: 'FR',
}

async function createFixture() {
  const { api, business, addPerson } = await createOwnerFixture(app, 'person')
  const owner = await visitConsoleAs(app, business.owner)
  const readPerson = async (id: number) => (await api.call('people.get', { path: { id } })).body.data
  return { api, business, owner, addPerson, readPerson }
}

describe('the address for payments', () => {
  it('is added, changed in part and removed in the form of a person', async () => {
    const { owner, addPerson, readPerson } = await createFixture()
    const id = await addPerson()
    const page = `/console/people/${id}`
    const save = (changes: Record<string, string>) => submitChanges(owner, `${page}/edit`, 'change', changes)
    const response = await save({ 'postal_address.town': 'Paris' })
    assert.equal(response.status, 422)
    assert.match(textContent(response.text), /“Country”/)
    await save({
      'postal_address.line1': '12 rue de la Paix',
      'postal_address.postal_code': '75002',
      'postal_address.town': 'Paris',
      'postal_address.country': 'FR',
    })
    assert.deepEqual((await readPerson(id)).postal_address, address)
    assert.match(textContent((await owner.get(page)).text), /12 rue de la Paix\s+75002 Paris\s+France/)
    await save({ 'postal_address.line1': '', 'postal_address.postal_code': '' })
    assert.deepEqual((await readPerson(id)).postal_address, { ...address, line1: null, postal_code: null })
    await save({ 'postal_address.town': '', 'postal_address.country': '' })
    assert.equal((await readPerson(id)).postal_address, null)
  })

  it('changes at once on the page with the details of the user, unless it needs approval', async () => {
    const { api, business, addPerson, readPerson } = await createFixture()
    const id = await addPerson()
    const user = await createUser(app, { business_id: business.id, role: 'employee' })
    await linkUser(app, user.id, id)
    const visitor = await visitConsoleAs(app, user)
    const save = (town: string) =>
      submitChanges(visitor, '/console/my-details', 'save', {
        'postal_address.line1': '12 rue de la Paix',
        'postal_address.postal_code': '75002',
        'postal_address.town': town,
        'postal_address.country': 'FR',
      })
    await save('Paris')
    assert.deepEqual((await readPerson(id)).postal_address, address)
    await api.call('business.update', { body: { self_service_fields: ['phone'] } })
    await save('Lyon')
    assert.equal((await readPerson(id)).postal_address?.town, 'Paris')
    const [request] = (await api.call('personChanges.list')).body.data
    assert.deepEqual(request?.requested, { postal_address: { ...address, town: 'Lyon' } })
  })

  it('is imported from columns for its parts', async () => {
    const { api, owner } = await createFixture()
    const header =
      'first_name,last_name,email,postal_address.line1,postal_address.postal_code,postal_address.town,postal_address.country'
    const row = 'Ada,Lovelace,ada.address@example.com,12 rue de la Paix,75002,Paris,FR'
    const csv = `${header}\n${row}\nGrace,Hopper,grace.address@example.com,,,,`
    const path = '/console/people/import'
    const checked = await owner.upload(path, 'check', { csv })
    await owner.postForm(path, checked.text, 'import')
    const people = (await api.call('people.list', { query: { limit: 200, sort: 'id' } })).body.data
    const imported = people.filter(({ email }) => email.endsWith('.address@example.com'))
    assert.deepEqual(
      imported.map(({ postal_address }) => postal_address),
      [address, null],
    )
  })
})
