import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { assertValidPdf, pdfInfo, pdfText, without } from '../../support/samples/pdf.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from '../documents/document-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, addTemplate } = await createDocumentFixture(app)

const preview = async (id: number, body: Schemas['DocumentTemplatePreview']): Promise<Buffer> => {
  const { headers, bytes } = await api.call('documentTemplates.preview', { path: { id }, body })
  assert.equal(headers['content-type'], 'application/pdf')
  return bytes
}
const readWords = (pdf: Buffer) => pdfText(pdf).split(/\s+/).join(' ')
const readProblems = async (id: number, body: Schemas['DocumentTemplatePreview']): Promise<string[]> => {
  const { errors = [] } = (await api.expectError(422, 'documentTemplates.preview', { path: { id }, body })).body
  return errors.map(({ path, message }) => `${path} ${message}`)
}

describe('documentTemplates.preview', () => {
  it('replaces the fields with their values', { skip: without('pdftotext', 'pdfinfo', 'qpdf') }, async () => {
    const { id } = await addTemplate()
    const person_id = await addPerson({ first_name: 'Άδα', last_name: 'Лавлейс' })
    const pdf = await preview(id, { person_id, title: 'Offer', merge_data: { salary: '50 000 €', unused: 'secret' } })
    assertValidPdf(pdf)
    assert.equal(pdfInfo(pdf).Title, 'Offer')
    const words = readWords(pdf)
    assert.ok(words.includes(`Offer Between ${business.name} and Άδα Лавлейс. Item Value Salary 50 000 €`), words)
    assert.doesNotMatch(words, /secret|[{}]/)
  })

  it('defaults to the name of the template as title, and to the current date', {
    skip: without('pdftotext'),
  }, async () => {
    const { id } = await addTemplate('{{document.title}} of {{document.date}}')
    assert.match(
      readWords(await preview(id, { person_id: await addPerson() })),
      /Employment contract of 20\d\d-\d\d-\d\d/,
    )
  })

  it('renders an unsaved change and stores nothing', { skip: without('pdftotext') }, async () => {
    const { id } = await addTemplate()
    const person_id = await addPerson({ first_name: 'Ada' })
    const body = '# Next {{document.title}}\n\nFor {{person.first_name}}: {{data.bonus}}'
    const words = readWords(await preview(id, { person_id, body, merge_data: { bonus: '500 €' } }))
    assert.match(words, /Next Employment contract For Ada: 500 €/)
    const stored = (await api.call('documentTemplates.get', { path: { id } })).body.data
    assert.equal(stored.revision, 1)
    assert.deepEqual(await readProblems(id, { person_id, body }), [
      'body.merge_data.bonus is needed for {{data.bonus}}',
    ])
    for (const wrong of ['{{nobody.knows}}', '{{data.Bonus}}', '', 'x'.repeat(50_001)]) {
      const problems = await readProblems(id, { person_id, body: wrong })
      assert.ok(problems.length > 0 && problems.every((problem) => problem.startsWith('body.body')), problems.join())
    }
  })

  it('does not parse Markdown or fields in values', { skip: without('pdftotext') }, async () => {
    const { id } = await addTemplate('Say {{data.a}}!\n\n| {{data.b}} | x |\n|-|-|\n| y | z |')
    const a = '**not bold** # {{data.b}} [l](http://x) <b>&amp;</b> $& $1'
    const b = 'one | two\nthree'
    const words = readWords(await preview(id, { person_id: await addPerson(), merge_data: { a, b } }))
    assert.ok(words.includes(`Say ${a}!`), words)
    assert.match(words, /one \| two (x )?three/)
  })

  it('reports all missing values', async () => {
    const { id } = await addTemplate('{{person.job_title}} {{data.a}} {{data.b}} {{person.first_name}} {{data.c}}')
    assert.deepEqual(await readProblems(id, { person_id: await addPerson(), merge_data: { b: 'here', c: ' ' } }), [
      'body.person_id has no value for {{person.job_title}}',
      'body.merge_data.a is needed for {{data.a}}',
      'body.merge_data.c is needed for {{data.c}}',
    ])
  })

  it('reports unprintable values with their fields', async () => {
    const { id } = await addTemplate('{{person.first_name}} {{data.a}}')
    const person_id = await addPerson({ first_name: '字' })
    assert.deepEqual(await readProblems(id, { person_id, title: '漢', merge_data: { a: '🚀' } }), [
      'body.person_id names a person whose person.first_name has characters that cannot be printed: 字 U+5B57',
      'body.merge_data.a has characters that cannot be printed: 🚀 U+1F680',
      'body.title has characters that cannot be printed: 漢 U+6F22',
    ])
  })

  it('refuses values that make the document too long', async () => {
    const { id } = await addTemplate('{{data.a}} '.repeat(100))
    const body = { person_id: await addPerson(), merge_data: { a: 'x'.repeat(2000) } }
    assert.deepEqual(await readProblems(id, body), ['body.merge_data makes a document of more than 100,000 characters'])
  })

  it('returns 422 for a deleted person', async () => {
    const { id } = await addTemplate('Hello')
    const person_id = await addPerson()
    await api.call('people.delete', { path: { id: person_id } })
    await api.expectError(422, 'documentTemplates.preview', { path: { id }, body: { person_id } })
  })
})
