import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from '../documents/document-fixture.ts'

const app = await startTestApp()

const page = '/console/documents'

/** Creates a business with documents and signs its owner in. */
async function createFixture() {
  const fixture = await createDocumentFixture(app)
  const visitor = await visitConsoleAs(app, fixture.business.owner)
  return { ...fixture, visitor }
}

describe('templates in the console', () => {
  it('keep the input when they are rejected, and keep older revisions', async () => {
    const { visitor, addTemplate, api } = await createFixture()
    const { id } = await addTemplate()
    const address = `${page}/templates/${id}`
    const wrong = await visitor.submit(address, 'save', { name: 'Contract', body: 'Typed {{person.salary}}' })
    assert.equal(wrong.status, 422)
    assert.match(wrong.text, /Typed \{\{person\.salary\}\}<\/textarea>/)
    assert.match(wrong.text, /\{\{person\.salary\}\} is not a field\./)
    const italics = await visitor.submit(address, 'save', { name: 'Contract', body: '# Title\n\nIn *italics*' })
    assert.match(italics.text, /Remove the italics in line 3\. A document can have headings/)
    await visitor.submit(address, 'save', { name: 'Contract', body: 'The second text' })
    assert.match((await visitor.get(address)).text, /The second text<\/textarea>/)
    assert.match((await visitor.get(`${address}?revision=1`)).text, /This is revision 1 of 2/)
    const deletion = await visitor.submit(address, 'delete')
    assert.match((await visitor.follow(deletion)).text, /Template deleted/)
    assert.equal((await api.call('documentTemplates.list')).body.data.length, 0)
  })

  it('are previewed as a PDF for a person without storing a document', async () => {
    const { visitor, addTemplate, addPerson, api } = await createFixture()
    const { id } = await addTemplate()
    await addPerson()
    const response = await visitor.submit(`${page}/templates/${id}/preview`, 'preview', { 'merge_data.salary': '3 €' })
    assert.equal(response.headers['content-type'], 'application/pdf')
    assert.equal(response.headers['content-disposition'], 'inline')
    assert.equal((await api.call('documents.list')).body.data.length, 0)
  })
})
