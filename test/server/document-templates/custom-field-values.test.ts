import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createCustomField } from '../../support/samples/custom-field.ts'
import { pdfText, without } from '../../support/samples/pdf.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from '../documents/document-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, addTemplate } = await createDocumentFixture(app)
const business_id = business.id

const addField = (values: Omit<Parameters<typeof createCustomField>[1], 'business_id'>) =>
  createCustomField(app, { business_id, ...values })
const addPersonWith = (custom_fields: object) => addPerson({ custom_fields: custom_fields as never })
const archive = (id: number) => api.call('customFields.update', { path: { id }, body: { archived: true } })

/** Returns the first line of a preview of a text for a person. */
const preview = async (person_id: number, body: string): Promise<string | undefined> =>
  pdfText((await api.call('documentTemplates.previewText', { body: { person_id, body } })).bytes).split('\n')[0]

const readProblems = async (body: string, by = api) =>
  (await by.expectError(422, 'documentTemplates.create', { body: { name: 'Letter', body } })).body.errors

describe('the values of custom fields in documents', { skip: without('pdftotext') }, () => {
  const colleague = { first_name: 'Grace', last_name: 'Hopper' }
  const types: [type: 'text' | 'number' | 'date' | 'boolean' | 'choice' | 'choices', value: unknown, text: string][] = [
    ['text', 'Ω **not bold** {{data.x}}', 'Ω **not bold** {{data.x}}'],
    ['number', 1234567.5, '1234567.5'],
    ['date', '2026-11-27', '2026-11-27'],
    ['boolean', true, 'Yes'],
    ['boolean', false, 'No'],
    ['choice', 'medium', 'Medium'],
    ['choices', ['large', 'medium'], 'Large, Medium'],
  ]
  for (const [type, value, text] of types) {
    it(`print ${JSON.stringify(value)} of the type ${type} as ${text}`, async () => {
      const { key } = await addField({ type })
      const person_id = await addPersonWith({ [key]: value })
      assert.equal(await preview(person_id, `[{{ person.custom.${key} }}]`), `[${text}]`)
    })
  }

  it('print people by their names', async () => {
    const { key } = await addField({ type: 'person' })
    const person_id = await addPersonWith({ [key]: await addPerson(colleague) })
    assert.equal(await preview(person_id, `[{{person.custom.${key}}}]`), '[Grace Hopper]')
  })

  it('are those of the record when the document is created, and none for an archived field', async () => {
    const { id, key } = await addField({ type: 'choice' })
    const person_id = await addPersonWith({ [key]: 'medium' })
    const template = await addTemplate(`[{{person.custom.${key}}}]`)
    assert.deepEqual(template.merge_fields, [`person.custom.${key}`])
    const create = async () => {
      const body = { template_id: template.id, person_id, title: 'Letter' }
      const document = (await api.call('documents.create', { body })).body.data
      return async () => pdfText((await api.call('documents.file', { path: { id: document.id } })).bytes)
    }
    const read = await create()
    assert.match(await read(), /\[Medium\]/)
    await api.call('people.update', { path: { id: person_id }, body: { custom_fields: { [key]: 'large' } } })
    assert.match(await read(), /\[Medium\]/)
    await archive(id)
    const request = { body: { template_id: template.id, person_id, title: 'Letter' } }
    const { errors } = (await api.expectError(422, 'documents.create', request)).body
    assert.deepEqual(
      errors?.map(({ code, detail }) => [code, detail]),
      [['missing_value', `{{person.custom.${key}}}`]],
    )
  })
})

describe('the custom fields of a template', () => {
  it('must be defined, unless the template has them already', async () => {
    const [{ id, key }, { key: other }] = [await addField({ type: 'text' }), await addField({ type: 'text' })]
    const template = await addTemplate(`{{person.custom.${key}}}`)
    await archive(id)
    for (const name of [key, 'not_defined'])
      assert.deepEqual(
        (await readProblems(`{{person.custom.${name}}}`))?.map(({ path, code, detail }) => [path, code, detail]),
        [['body.body', 'text_field', `{{person.custom.${name}}}`]],
      )
    const body = `{{person.custom.${key}}} {{person.custom.${other}}}`
    const { merge_fields } = (await api.call('documentTemplates.update', { path: { id: template.id }, body: { body } }))
      .body.data
    assert.deepEqual(merge_fields, [`person.custom.${key}`, `person.custom.${other}`])
    for (const name of ['', 'Shirt', 'shirt.size', 'a__b', '9a', `a${'b'.repeat(40)}`])
      assert.equal((await readProblems(`{{person.custom.${name}}}`))?.[0]?.code, 'text_field', name)
  })

  it('cannot be sensitive, and callers who do not see one do not learn that it exists', async () => {
    const { key } = await addField({ type: 'text', sensitive: true })
    const body = `{{person.custom.${key}}}`
    assert.deepEqual(await readProblems(body), [
      {
        path: 'body.body',
        code: 'text_sensitive',
        detail: body,
        message: `has ${body}, which is sensitive: documents cannot contain it`,
      },
    ])
    const person_id = await addPersonWith({ [key]: 'secret' })
    await api.expectError(422, 'documentTemplates.previewText', { body: { person_id, body } })
    const { token } = await createKey(app, business.owner, { scopes: ['documents:write'] })
    assert.equal((await readProblems(body, caller(app, token)))?.[0]?.code, 'text_field')
  })
})
