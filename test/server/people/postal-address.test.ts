import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { pdfText, without } from '../../support/samples/pdf.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from '../documents/document-fixture.ts'

const app = await startTestApp()
const { api, addPerson } = await createDocumentFixture(app)
const paris = { line1: null, line2: null, postal_code: null, town: 'Paris', region: null, country: 'FR' }
const get = async (id: number) => (await api.call('people.get', { path: { id } })).body.data

describe('the postal_address of a person', () => {
  it('is replaced as a whole, listed, and cleared by null', async () => {
    const id = await addPerson()
    const postal_address = { line1: '12 rue de la Paix', postal_code: '75002', town: 'Paris', country: 'FR' }
    const update = async (body: object) => (await api.call('people.update', { path: { id }, body })).body.data
    const { version } = await update({ postal_address })
    assert.deepEqual((await get(id)).postal_address, { ...paris, ...postal_address })
    assert.equal((await update({ postal_address: { ...paris, ...postal_address } })).version, version, 'unchanged')
    await update({ postal_address: { town: 'Paris', country: 'FR' } })
    const listed = (await all(api, 'people.list')).find((person) => person.id === id)
    assert.deepEqual(listed?.postal_address, paris)
    const { data } = (await api.call('people.list', { query: { as_of: '2026-01-01', limit: 200 } })).body
    assert.deepEqual(data.find((person) => person.id === id)?.postal_address, paris)
    assert.equal((await update({ postal_address: null })).postal_address, null)

    const events = (await all(api, 'events.list', { query: { types: 'person.updated' } })).filter(
      ({ data }) => 'id' in data && data.id === id,
    )
    assert.deepEqual(
      events.map((event) => 'changed' in event && event.changed),
      [['postal_address'], ['postal_address'], ['postal_address']],
    )
    const { data: entries } = (await api.call('auditLog.list', { query: { action: 'person.updated', person_id: id } }))
      .body
    assert.doesNotMatch(JSON.stringify([events, entries]), /Paris|75002/)
  })

  it('needs a town and a country, and has the lengths of a bank file', async () => {
    const id = await addPerson()
    const problems = async (postal_address: object) =>
      (
        await api.expectError(422, 'people.update', { path: { id }, body: { postal_address } as never })
      ).body.errors?.map(({ path, code }) => [path, code])
    assert.deepEqual(await problems({ line1: 'x' }), [
      ['body.postal_address.town', 'required'],
      ['body.postal_address.country', 'required'],
    ])
    for (const [name, value, code] of [
      ['country', 'France', 'invalid'],
      ['country', 'fr', 'invalid'],
      ['town', ' ', 'required'],
      ['town', 'x'.repeat(36), 'too_long'],
      ['line1', 'x'.repeat(71), 'too_long'],
      ['line2', 'x'.repeat(71), 'too_long'],
      ['postal_code', 'x'.repeat(17), 'too_long'],
      ['region', 'x'.repeat(36), 'too_long'],
    ] as const) {
      const codes = await problems({ town: 'Paris', country: 'FR', [name]: value })
      assert.ok(
        codes?.some(([path, each]) => path === `body.postal_address.${name}` && each === code),
        `${name} ${codes}`,
      )
    }
    assert.deepEqual(await problems({ town: 'Paris', country: 'FR', street: 'x' }), [
      ['body.postal_address.street', 'unknown_member'],
    ])
  })

  it('is imported, and compared with the stored one', async () => {
    const row = { first_name: 'Ada', last_name: 'Import', email: 'import@example.com', external_id: 'address-import' }
    const run = async (postal_address: object) =>
      (await api.call('people.import', { body: { people: [{ ...row, postal_address }] } })).body.data[0]
    assert.equal((await run({ town: 'Paris' }))?.errors?.[0]?.path, 'body.people[0].postal_address.country')
    const created = await run({ town: 'Paris', country: 'FR' })
    assert.equal(created?.status, 'created')
    assert.equal((await run({ town: 'Paris', country: 'FR' }))?.status, 'unchanged')
    assert.equal((await run({ town: 'Lyon', country: 'FR' }))?.status, 'updated')
    assert.deepEqual((await get(created?.id ?? 0)).postal_address, { ...paris, town: 'Lyon' })
  })

  it('fills in templates part by part', { skip: without('pdftotext') }, async () => {
    const id = await addPerson({ postal_address: { ...paris, line1: '12 rue de la Paix' } })
    const body = 'To {{person.postal_address.line1}}, {{person.postal_address.town}} {{person.postal_address.country}}'
    const { bytes } = await api.call('documentTemplates.previewText', { body: { person_id: id, body } })
    assert.match(pdfText(bytes), /To 12 rue de la Paix, Paris FR/)
    const missing = { person_id: id, body: '{{person.postal_address.region}}' }
    const { errors } = (await api.expectError(422, 'documentTemplates.previewText', { body: missing })).body
    assert.deepEqual(
      errors?.map(({ code, detail }) => [code, detail]),
      [['missing_value', '{{person.postal_address.region}}']],
    )
  })
})
