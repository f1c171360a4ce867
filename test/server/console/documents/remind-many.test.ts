import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createDocumentFixture } from '../../documents/document-fixture.ts'

const app = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hr@example.com' } })
const page = '/console/documents'

describe('reminders for several documents', () => {
  it('are sent by email, and those that could not be sent are listed', async () => {
    const { api, business, draft, sendDocument, readTrail } = await createDocumentFixture(app)
    const visitor = await visitConsoleAs(app, business.owner)
    const documents = [
      await sendDocument(),
      await sendDocument(1, { title: 'Withdrawn contract' }),
      await sendDocument(),
    ]
    const { id: draftId } = await draft()
    const [first, second, third] = documents.map(({ document }) => document)
    const list = (await visitor.get(page)).text
    const values = documents.map(({ document }) => `${document.id}:${document.version}`)
    for (const value of values) assert.match(list, new RegExp(`form="remind-many" name="documents" value="${value}"`))
    assert.doesNotMatch(list, new RegExp(`name="documents" value="${draftId}:`))
    const submit = (documents: string[]) => visitor.postForm(page, list, 'remind-selected', { documents })

    assert.match((await submit([])).text, /Select at least one document\./)
    const tooMany = Array.from({ length: 26 }, () => values[0] ?? '')
    assert.match((await submit(tooMany)).text, /Select at most 25 documents at once\./)
    await api.call('documents.void', { path: { id: second?.id ?? 0 }, body: { reason: 'Wrong salary' } })
    const { text } = await submit(values.slice(0, 2))
    assert.match(text, /Reminder sent for 1 document, 1 could not be sent:[\s\S]*Withdrawn contract<\/a>: /)
    const done = await visitor.follow(await submit(values.slice(2)))
    assert.match(done.text, /Reminder sent\./)
    for (const document of [first, third]) {
      const [last] = (await readTrail(document?.id ?? 0)).slice(-1)
      assert.deepEqual([last?.type, last?.data.delivery], ['reminded', 'mail'])
    }
  })
})
