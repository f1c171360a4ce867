import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { createCustomField } from '../../../support/samples/custom-field.ts'
import { createUser, linkUser } from '../../../support/samples/factories.ts'
import { createOwnerFixture } from '../../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

async function businessWithFields() {
  const { api, business, addPerson } = await createOwnerFixture(app, 'person')
  const { id: business_id } = business
  const everyone = { visible_to: ['self' as const, 'manager' as const] }
  await createCustomField(app, { business_id, key: 'size', label: 'Shirt size', ...everyone })
  await createCustomField(app, { business_id, key: 'trained', type: 'boolean', label: 'First aid', position: 2 })
  await createCustomField(app, { business_id, key: 'lunches', type: 'choices', label: 'Lunches', position: 3 })
  await createCustomField(app, { business_id, key: 'points', type: 'number', label: 'Points', position: 4 })
  await createCustomField(app, { business_id, key: 'buddy', type: 'person', label: 'Buddy', position: 5 })
  return { api, business_id, owner: await visitConsoleAs(app, business.owner), addPerson }
}

describe('the list of people', () => {
  it('is filtered by the values of custom fields, which are named as active filters', async () => {
    const { api, owner, addPerson } = await businessWithFields()
    const add = async (first_name: string, custom_fields: Record<string, string | boolean | string[]>) => {
      const id = await addPerson({ first_name })
      await api.call('people.update', { path: { id }, body: { custom_fields } })
    }
    await add('Ada', { size: 'medium', trained: true })
    await add('Grace', { size: 'medium', trained: false, lunches: ['large', 'medium'] })
    await add('Katherine', { size: 'large', trained: true })

    const both = '/console/people?custom_field.size=medium&custom_field.trained=true&limit=50'
    const { text } = await owner.get(both)
    assert.match(text, /Ada/)
    assert.doesNotMatch(text, /Grace|Katherine/)
    assert.match(text, /<option value="medium" selected>Medium/)
    assert.match(text, /href="\/console\/people\?custom_field\.trained=true&amp;limit=50"[^>]*>Shirt size: Medium/)
    assert.match(text, /First aid: Yes/)
    assert.match(text, /\/console\/people\.csv\?custom_field\.size=medium&amp;custom_field\.trained=true/)
    const several = (await owner.get('/console/people?custom_field.lunches=large')).text
    assert.match(several, /Grace/)
    assert.doesNotMatch(several, /Ada|Katherine/)
    assert.doesNotMatch(several, /name="custom_field\.(points|buddy)"/)
    const csv = (await owner.get('/console/people.csv?custom_field.size=large')).text
    assert.match(csv, /Katherine/)
    assert.doesNotMatch(csv, /Ada|Grace/)
    assert.match((await owner.get('/console/people?custom_field.size=huge')).text, /“huge”/)
  })

  it('offers managers the fields that they see of all people in it', async () => {
    const { business_id, addPerson } = await businessWithFields()
    const user = await createUser(app, { business_id, role: 'manager' })
    await linkUser(app, user.id, await addPerson())
    const { text } = await (await visitConsoleAs(app, user)).get('/console/people')
    assert.match(text, /name="custom_field\.size"/)
    assert.doesNotMatch(text, /custom_field\.(trained|lunches)/)
  })
})

describe('the import of people', () => {
  it('reads the values of custom fields from columns by their keys', async () => {
    const { api, owner, addPerson } = await businessWithFields()
    const buddy = await addPerson()
    const csv = `first_name,last_name,email,Custom_Fields.Size,custom_fields.trained,custom_fields.lunches,custom_fields.points,custom_fields.buddy
Ada,Import,ada.import@example.com,Large,yes,medium; Large,7.5,${buddy}
Grace,Import,grace.import@example.com,,no,,,`
    const review = await owner.upload('/console/people/import', 'check', { csv })
    assert.match(review.text, /2 people/)
    await owner.follow(await owner.postForm('/console/people/import', review.text, 'import'))
    const people = (await api.call('people.list', { query: { q: 'Import', limit: 200 } })).body.data
    assert.deepEqual(
      people.map(({ custom_fields }) => custom_fields),
      [{ size: 'large', trained: true, lunches: ['medium', 'large'], points: 7.5, buddy }, { trained: false }],
    )
  })

  it('accepts a downloaded list as it is, and finds no change in it', async () => {
    const { api, owner, addPerson } = await businessWithFields()
    const manager_id = await addPerson({ external_id: 'boss' })
    const custom_fields = {
      size: 'large',
      trained: false,
      lunches: ['medium', 'large'],
      points: -7.5,
      buddy: manager_id,
    }
    const id = await addPerson({ external_id: 'ada', manager_id, phone: '+49 30 1234', custom_fields })
    const csv = (await owner.get('/console/people.csv')).text
    const unchanged = await owner.upload('/console/people/import', 'check', { csv: csv.slice(1) })
    assert.match(unchanged.text, /2 people unchanged/)
    const changed = csv.slice(1).replace(',large,false,medium;large,-7.5,', ',medium,true,large,0.25,')
    const review = await owner.upload('/console/people/import', 'check', { csv: changed })
    await owner.follow(await owner.postForm('/console/people/import', review.text, 'import'))
    assert.deepEqual((await api.call('people.get', { path: { id } })).body.data.custom_fields, {
      size: 'medium',
      trained: true,
      lunches: ['large'],
      points: 0.25,
      buddy: manager_id,
    })
  })

  it('explains wrong values and unknown columns', async () => {
    const { owner } = await businessWithFields()
    const csv = `first_name,last_name,email,custom_fields.size,custom_fields.trained,custom_fields.lunches,custom_fields.points,custom_fields.buddy
Ada,Wrong,ada.wrong@example.com,Huge,perhaps,Large;Tiny,many,Grace`
    const { text } = await owner.upload('/console/people/import', 'check', { csv })
    assert.match(
      text,
      /<code>custom_fields\.size<\/code> “Huge” cannot be used for “Shirt size”\. Options: Medium, Large\./,
    )
    assert.match(text, /“perhaps” cannot be used for “First aid”\. Enter yes or no\./)
    assert.match(text, /“large, Tiny” cannot be used for “Lunches”/)
    assert.match(text, /<code>custom_fields\.points<\/code> Enter a number/)
    assert.match(text, /“Grace” is not the record ID of a person\./)
    const unknown = await owner.upload('/console/people/import', 'check', { csv: 'email,custom_fields.shoe\na,b' })
    assert.match(unknown.text, /custom_fields\.shoe/)
  })

  it('lists the columns, and offers a file with them', async () => {
    const { owner } = await businessWithFields()
    const { text } = await owner.get('/console/people/import')
    assert.match(text, /custom_fields\.size<\/code>[\s\S]*Shirt size: one of Medium, Large\./)
    const template = await owner.get('/console/people/import-template.csv')
    assert.match(template.text, /first_name,.*,custom_fields\.size,custom_fields\.trained/)
    const review = await owner.upload('/console/people/import', 'check', { csv: template.text })
    assert.equal(review.status, 422, 'the file has no people')
  })
})
