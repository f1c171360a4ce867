import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsole } from '../../support/browser/console-visitor.ts'
import { startTestApp } from '../../support/service/app.ts'
import { openDesk } from '../documents/document-desk.ts'

const app = await startTestApp()

const page = '/console/documents'

/** A business that makes documents, and its owner in the console. */
async function openOffice() {
  const desk = await openDesk(app)
  const visitor = visitConsole(app)
  await visitor.signIn(desk.business.owner)
  return { ...desk, visitor }
}

describe('templates in the console', () => {
  it('keep what was typed when they are refused, and older revisions', async () => {
    const { visitor, template, api } = await openOffice()
    const { id } = await template()
    const address = `${page}/templates/${id}`
    const wrong = await visitor.submit(address, 'save', { name: 'Contract', body: 'Typed {{person.salary}}' })
    assert.equal(wrong.status, 422)
    assert.match(wrong.text, /Typed \{\{person\.salary\}\}<\/textarea>/)
    assert.match(wrong.text, /which is no field/)
    await visitor.submit(address, 'save', { name: 'Contract', body: 'The second text' })
    assert.match((await visitor.get(address)).text, /The second text<\/textarea>/)
    assert.match((await visitor.get(`${address}?revision=1`)).text, /This is revision 1 of 2/)
    const gone = await visitor.submit(address, 'delete')
    assert.match((await visitor.follow(gone)).text, /Template deleted/)
    assert.equal((await api.call('documentTemplates.list')).body.data.length, 0)
  })

  it('are shown as a PDF for somebody, and nothing is stored', async () => {
    const { visitor, template, person, api } = await openOffice()
    const { id } = await template()
    await person()
    const answer = await visitor.submit(`${page}/templates/${id}/preview`, 'preview', { 'merge_data.salary': '3 €' })
    assert.equal(answer.headers['content-type'], 'application/pdf')
    assert.equal(answer.headers['content-disposition'], 'inline')
    assert.equal((await api.call('documents.list')).body.data.length, 0)
  })
})
