import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { textContent } from '../../../support/browser/page-forms.ts'
import { createCustomField } from '../../../support/samples/custom-field.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPersonChangeFixture, requestOwn } from '../../person-changes/person-change-fixture.ts'

const app = await startTestApp()

/** Creates a separate business, with a function that adds fields that people see and cannot edit. */
async function createFixture() {
  const fixture = await createPersonChangeFixture(app)
  const business_id = fixture.business.id
  const add = (values: Omit<Parameters<typeof createCustomField>[1], 'business_id'>) =>
    createCustomField(app, { business_id, visible_to: ['self'], ...values })
  return { ...fixture, add }
}

const readText = (page: string): string => textContent(page).replaceAll(/\s+/g, ' ')

describe('requested custom fields in the console', () => {
  it('are compared with labels, options and names, and written on approval', async () => {
    const { addPerson, add, business, member, person } = await createFixture()
    await add({ key: 'size', label: 'Shirt size' })
    await add({ key: 'joined_club', type: 'date', label: 'Member since' })
    await add({ key: 'mentor', type: 'person', label: 'Mentor' })
    await add({ key: 'allergies', type: 'text', label: 'Allergies', sensitive: true })
    const mentor = await addPerson({ first_name: 'Grace', last_name: 'Hopper' })
    const { api, person_id } = await member('employee', { custom_fields: { size: 'large', allergies: 'Nuts' } })
    const custom_fields = { size: 'medium', joined_club: '2026-01-15', mentor, allergies: null }
    const { id } = await requestOwn(api, { last_name: 'Lovelace', custom_fields })
    const visitor = await visitConsoleAs(app, business.owner)
    const inbox = readText((await visitor.get('/console/inbox')).text)
    assert.match(inbox, /Ada Byron Last name, Shirt size, Member since, Mentor, Allergies/)
    const page = readText((await visitor.get(`/console/people/changes/${id}`)).text)
    assert.match(page, /Last name Byron Lovelace Shirt size Large Medium Member since empty .*2026/)
    assert.match(page, /Mentor empty Grace Hopper Allergies Nuts Sensitive empty/)
    await visitor.submit(`/console/people/changes/${id}`, 'approve')
    assert.deepEqual((await person(person_id)).custom_fields, { size: 'medium', joined_club: '2026-01-15', mentor })
  })

  it('are hidden from managers who do not see them', async () => {
    const { add, member } = await createFixture()
    await add({ key: 'grade', type: 'text', label: 'Grade' })
    const { person_id: manager_id, user } = await member('manager')
    const { api } = await member('employee', { manager_id })
    const { id } = await requestOwn(api, { custom_fields: { grade: 'canary-5' } })
    const { text } = await (await visitConsoleAs(app, user)).get(`/console/people/changes/${id}`)
    assert.match(readText(text), /Additional details Archived or not visible to you/)
    assert.doesNotMatch(text, /canary-5|Grade/)
  })

  it('explain why they cannot be approved', async () => {
    const { add, api, business, member } = await createFixture()
    const { id: field } = await add({ key: 'shirt_size' })
    const { id: hidden } = await add({ key: 'grade', type: 'text' })
    const { api: own, person_id } = await member()
    const { id } = await requestOwn(own, { custom_fields: { shirt_size: 'medium', grade: 'B' } })
    const visitor = await visitConsoleAs(app, business.owner)
    const approve = async () => {
      const response = await visitor.submit(`/console/people/changes/${id}`, 'approve')
      assert.equal(response.status, 409)
      return readText(response.text)
    }
    await api.call('customFields.update', { path: { id: field }, body: { archived: true } })
    await api.call('customFields.update', { path: { id: hidden }, body: { visible_to: [] } })
    const response = await approve()
    assert.match(response, /The field “shirt size” is archived\./)
    assert.match(response, /The person no longer sees the field “grade”\./)
    const options = [
      { key: 'medium', label: 'Medium', archived: true },
      { key: 'large', label: 'Large', archived: false },
    ]
    await api.call('customFields.update', { path: { id: field }, body: { archived: false, options } })
    await api.call('customFields.update', { path: { id: hidden }, body: { visible_to: ['self'] } })
    assert.match(await approve(), /The requested value of “shirt size” is no longer allowed\./)
    await api.call('people.update', { path: { id: person_id }, body: { custom_fields: { shirt_size: 'large' } } })
    assert.match(await approve(), /The shirt size has changed since the request\./)
  })
})
