import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from '../documents/document-fixture.ts'

const app = await startTestApp()
const { api, addTemplate } = await createDocumentFixture(app)

const readProblems = async (body: string): Promise<string[]> => {
  const response = await api.expectError(422, 'documentTemplates.create', { body: { name: 'Contract', body } })
  return (response.body.errors ?? []).map(({ path, message }) => `${path} ${message}`)
}

describe('documentTemplates.create', () => {
  it('returns the first revision with its fields in order of first appearance', async () => {
    const body = '{{data.salary}}\n\n- {{ person.first_name }}\n\n| {{data.car_2}} |\n|-|\n| {{data.salary}} |'
    const { revision, version, merge_fields, ...stored } = await addTemplate(body)
    assert.deepEqual([revision, version, stored.body], [1, 1, body])
    assert.deepEqual(merge_fields, ['data.salary', 'person.first_name', 'data.car_2'])
  })

  it('accepts all fields of records', async () => {
    const members = 'first_name last_name preferred_name email phone date_of_birth employee_number job_title department'
    const names = `${members} start_date end_date`.split(' ').map((name) => `person.${name}`)
    const parts = ['line1', 'line2', 'postal_code', 'town', 'region', 'country']
    names.push(...parts.map((part) => `person.postal_address.${part}`))
    const fields = [...names, 'business.name', 'document.title', 'document.date']
    const { merge_fields } = await addTemplate(fields.map((name) => `{{${name}}}`).join(' '))
    assert.deepEqual(merge_fields, fields)
  })

  it('reports all unsupported Markdown with its lines', async () => {
    assert.deepEqual(await readProblems('# A\n\n*b* [c](http://d.example)\n\n![e](f)'), [
      'body.body line 3 has italics, which is not allowed',
      'body.body line 3 has a link, which is not allowed',
      'body.body line 5 has an image, which is not allowed',
    ])
  })

  it('reports the rule, the line and the content of each problem', async () => {
    const body = '# A\n\n*b*\n\n{{person.id}} {{signature.6}} {{ and \u202e'
    const response = await api.expectError(422, 'documentTemplates.create', { body: { name: 'Contract', body } })
    assert.deepEqual(
      response.body.errors?.map(({ code, line, detail, limit }) => [code, line, detail, limit]),
      [
        ['text_content', 3, 'italics', undefined],
        ['text_field', undefined, '{{person.id}}', undefined],
        ['text_signer', undefined, '{{signature.6}}', 5],
        ['text_braces', undefined, undefined, undefined],
        ['unprintable', undefined, 'U+202E', undefined],
      ],
    )
  })

  it('refuses too many lines or blocks, even without text', async () => {
    const table = `|${'a|'.repeat(12)}\n|${'-|'.repeat(12)}\n`
    const parts = 'body.body has more than 5000 paragraphs, items of lists and cells of tables'
    assert.deepEqual(await readProblems(`${table}${'|\n'.repeat(500)}`), [parts])
    assert.deepEqual(await readProblems('- - - - x\n'.repeat(1000)), [parts])
    assert.deepEqual(await readProblems('-\n'.repeat(2001)), ['body.body has more than 2000 lines'])
    await addTemplate(`${table}${'|\n'.repeat(400)}`)
  })

  it('refuses unknown fields and expressions', async () => {
    const wrong = [
      'person.id',
      'person.metadata',
      'person',
      'data',
      'data.',
      'data.A',
      'data._a',
      'data.a__b',
      'x.y',
      '',
    ]
    const expressions = ['data.a.b', '1 + 1', 'data.a | upper', '#if data.a', 'constructor', 'person.constructor']
    for (const name of [...wrong, ...expressions, `data.${'a'.repeat(41)}`]) {
      const [problem = ''] = await readProblems(`x {{${name}}} y`)
      assert.match(problem, /^body.body has .*, which is no field$/, name)
    }
  })

  it('accepts signature fields only for signers 1 to 5', async () => {
    const { merge_fields } = await addTemplate('{{signature.1}} and {{ signature.5 }}')
    assert.deepEqual(merge_fields, ['signature.1', 'signature.5'])
    for (const name of ['signature', 'signature.0', 'signature.6', 'signature.10', 'signature.x']) {
      const problem = `body.body has {{${name}}}, but a document has signers 1 to 5: write {{signature.1}}`
      assert.deepEqual(await readProblems(`{{${name}}}`), [problem])
    }
    assert.deepEqual(await readProblems('{{signature.1}}\n'.repeat(51)), [
      'body.body has more than 50 places for signatures',
    ])
  })

  it('refuses double braces without a field', async () => {
    for (const body of ['{{data.a', 'data.a}}', '{{data.**a**}}', '{{ {{data.a}} }}']) {
      assert.notDeepEqual(await readProblems(body), [], body)
    }
    assert.deepEqual((await addTemplate('{data.a} and { {data.b} }')).merge_fields, [])
  })

  it('reports unprintable characters', async () => {
    assert.deepEqual(await readProblems('漢字 and \u202e'), [
      'body.body has characters that cannot be printed: 漢 U+6F22, 字 U+5B57, U+202E',
    ])
  })

  it('records an audit entry', async () => {
    const { id } = await addTemplate()
    const entries = await all(api, 'auditLog.list', { query: { action: 'document_template.created' } })
    assert.deepEqual(entries[0]?.detail, { document_template_id: id })
  })
})
