import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type ConsoleVisitor, visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { pageForms, textContent } from '../../../support/browser/page-forms.ts'
import { submitChanges } from '../../../support/browser/submit-changes.ts'
import { createCustomField } from '../../../support/samples/custom-field.ts'
import { createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPersonChangeFixture, requestOwn } from '../../person-changes/person-change-fixture.ts'

const app = await startTestApp()
const createFixture = () => createPersonChangeFixture(app)

const details = '/console/my-details'

/** Changes some of the user's own details, and submits the others unchanged. */
const changeDetails = (visitor: ConsoleVisitor, changes: Record<string, string>) =>
  submitChanges(visitor, details, 'save', changes)

const readText = (page: string): string => textContent(page).replaceAll(/\s+/g, ' ')

describe('self-service in the console', () => {
  it('shows what changes at once, changes it, and requests the rest', async () => {
    const { api, member, person } = await createFixture()
    const { person_id, user } = await member()
    const visitor = await visitConsoleAs(app, user)
    assert.match((await visitor.get(`/console/people/${person_id}`)).text, /Change my details/)
    const form = readText((await visitor.get(details)).text)
    assert.match(form, /Changed at once.*Preferred name.*Phone.*Postal address.*Needs approval.*First name.*Email/)
    const saved = await visitor.follow(await changeDetails(visitor, { phone: '+44 1', last_name: 'Lovelace' }))
    assert.match(readText(saved.text), /Your details are changed\. The rest waits for approval\./)
    const { phone, last_name } = await person(person_id)
    assert.deepEqual([phone, last_name], ['+44 1', 'Byron'])
    assert.match(readText(saved.text), /A change of this record waits for approval/)
    const [request] = (await api.call('personChanges.list')).body.data
    assert.deepEqual(request?.requested, { last_name: 'Lovelace' })
    const page = `/console/people/changes/${request?.id}`
    assert.match(readText((await visitor.get(page)).text), /Last name Byron Lovelace/)
    const cancelled = await visitor.follow(await visitor.submit(page, 'cancel'))
    assert.match(readText(cancelled.text), /Request cancelled\..*Cancelled/)
    const unchanged = await visitor.follow(await changeDetails(visitor, {}))
    assert.match(readText(unchanged.text), /Nothing was changed\./)
  })

  it('changes custom fields that the person can edit, and requests the change of others that the person sees', async () => {
    const { api, business, member, person } = await createFixture()
    const { id: business_id } = business
    const self = { visible_to: ['self' as const], editable_by: ['self' as const] }
    await createCustomField(app, { business_id, key: 'size', label: 'Shirt size', ...self })
    await createCustomField(app, { business_id, key: 'lunches', type: 'choices', label: 'Lunches', ...self })
    await createCustomField(app, { business_id, key: 'grade', type: 'text', label: 'Grade', visible_to: ['self'] })
    await createCustomField(app, { business_id, key: 'points', type: 'number', label: 'Points', editable_by: ['self'] })
    const { person_id, user } = await member('employee', { custom_fields: { size: 'large', grade: 'A' } })
    const visitor = await visitConsoleAs(app, user)
    const { text } = await visitor.get(details)
    assert.match(
      readText(text),
      /Changed at once.*Additional details.*Shirt size.*Lunches.*Needs approval.*Date of birth.*Additional details.*Grade/,
    )
    assert.doesNotMatch(text, /custom_fields\.points/)
    const changes = { 'custom_fields.size': 'medium', 'custom_fields.grade': 'B', last_name: 'Lovelace' }
    const saved = await visitor.follow(await changeDetails(visitor, changes))
    assert.match(readText(saved.text), /Your details are changed\. The rest waits for approval\./)
    assert.deepEqual((await person(person_id)).custom_fields, { size: 'medium', grade: 'A' })
    const [request] = (await api.call('personChanges.list')).body.data
    assert.deepEqual(request?.requested, { last_name: 'Lovelace', custom_fields: { grade: 'B' } })
  })

  it('finds colleagues in the directory for fields with a person', async () => {
    const { addPerson, api, business, member, person } = await createFixture()
    const { id: business_id } = business
    const self = ['self' as const]
    const buddy = { key: 'buddy', label: 'Buddy', visible_to: self, editable_by: self }
    await createCustomField(app, { business_id, type: 'person', ...buddy })
    await createCustomField(app, { business_id, type: 'person', key: 'mentor', label: 'Mentor', visible_to: self })
    const grace = await addPerson({ first_name: 'Grace', last_name: 'Hopper', job_title: 'Analyst' })
    const namesake = await addPerson({ first_name: 'Grace', last_name: 'Hopper', job_title: 'Clerk' })
    const former = await addPerson({ first_name: 'Mary', start_date: '2020-01-01', end_date: '2021-01-01' })
    const { person_id, user } = await member('employee', { custom_fields: { mentor: former } })
    const visitor = await visitConsoleAs(app, user)
    const { text } = await visitor.get(details)
    assert.match(text, /<option value="Grace Hopper \(Analyst\)">/)
    assert.match(text, new RegExp(`name="custom_fields.mentor"[^>]* value="Person ${former}"`))
    const enterBuddy = async (name: string) => {
      const response = await changeDetails(visitor, { 'custom_fields.buddy': name })
      return { response, page: readText(response.text) }
    }
    assert.match((await enterBuddy('grace hopper')).page, /Grace Hopper \(Analyst\), Grace Hopper \(Clerk\)/)
    assert.match((await enterBuddy('Mary')).page, /No colleague has this name/)
    await enterBuddy('Grace Hopper (Clerk)')
    assert.deepEqual((await person(person_id)).custom_fields, { buddy: namesake, mentor: former })
    assert.match((await visitor.get(details)).text, /value="Grace Hopper \(Clerk\)"/)
    await changeDetails(visitor, { 'custom_fields.mentor': 'analyst', 'custom_fields.buddy': '' })
    assert.deepEqual((await person(person_id)).custom_fields, { mentor: former })
    const [request] = (await api.call('personChanges.list')).body.data
    assert.deepEqual(request?.requested, { custom_fields: { mentor: grace } })
  })

  it('leads approvers from the inbox to the decision', async () => {
    const { business, request, person } = await createFixture()
    const visitor = await visitConsoleAs(app, business.owner)
    assert.match(readText((await visitor.get('/console/inbox')).text), /Nothing waits for you/)
    const { id, person_id } = (await request()).request
    assert.match(readText((await visitor.get('/console')).text), /1 change of a record to approve/)
    const inbox = (await visitor.get('/console/inbox')).text
    assert.match(readText(inbox), /Changes to decide on.*Ada Byron Last name/)
    assert.ok(inbox.includes(`/console/people/changes/${id}`))
    const approved = await visitor.follow(await visitor.submit(`/console/people/changes/${id}`, 'approve'))
    assert.match(readText(approved.text), /Change approved.*by you/)
    assert.equal((await person(person_id)).last_name, 'Lovelace')
  })

  it('shows the reason of a rejection, and that the record has changed', async () => {
    const { api, business, request, member } = await createFixture()
    const visitor = await visitConsoleAs(app, business.owner)
    const { request: pending, member: requester } = await request()
    const page = `/console/people/changes/${pending.id}`
    await visitor.submit(page, 'reject', { note: 'Please send the certificate' })
    const own = await visitConsoleAs(app, requester.user)
    assert.match(readText((await own.get(page)).text), /Rejected.*Please send the certificate/)
    const { api: otherApi, person_id } = await member()
    const { id } = await requestOwn(otherApi, { last_name: 'Lovelace' })
    await api.call('people.update', { path: { id: person_id }, body: { last_name: 'King' } })
    const response = await visitor.submit(`/console/people/changes/${id}`, 'approve')
    assert.equal(response.status, 409)
    assert.match(readText(response.text), /The last name has changed since the request/)
  })

  it('lets owners choose the fields, and explains a missing record', async () => {
    const { api, business } = await createFixture()
    const visitor = await visitConsoleAs(app, business.owner)
    const { text } = await visitor.get('/console/settings')
    const fields = pageForms(text).find(({ action }) => action === 'save')?.fields ?? []
    const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
    await visitor.postForm('/console/settings', text, 'save', {
      ...values,
      self_service_fields: ['phone', 'last_name'],
    })
    const { self_service_fields } = (await api.call('business.get')).body.data
    assert.deepEqual(self_service_fields, ['phone', 'last_name'])
    const user = await createUser(app, { business_id: business.id, role: 'employee' })
    const unlinked = await visitConsoleAs(app, user)
    assert.match(readText((await unlinked.get(details)).text), /No record is linked to your user/)
  })
})
