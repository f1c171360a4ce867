import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createDocument } from '../../support/samples/document.ts'
import { testPassword } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { backdateConfirmation } from '../../support/service/log-in.ts'
import { createDocumentFixture } from '../documents/document-fixture.ts'
import { signInMember } from './sign-in-member.ts'

const app = await startTestApp()
const page = '/console/documents'

/** Returns the ID of a user's latest session, which is the browser's. */
async function latestSession(user_id: number): Promise<number> {
  const sessions = app.db.selectFrom('sessions').select('id').where('user_id', '=', user_id)
  return (await sessions.orderBy('id', 'desc').executeTakeFirstOrThrow()).id
}

describe('documents of an employee in the console', () => {
  it('are only their own, with the available actions', async () => {
    const fixture = await createDocumentFixture(app)
    const { visitor, person_id, user } = await signInMember(app, fixture, 'employee')
    assert.match((await visitor.get(page)).text, /appear here once they are sent/)
    const other = await fixture.sendDocument()
    const draft = await createDocument(app, { business_id: fixture.business.id, person_id })
    const { email } = user
    const own = await createDocument(app, { business_id: fixture.business.id, person_id, status: 'sent', email })

    const list = await visitor.get(page)
    assert.match(list.text, /My documents[\s\S]*For you to sign/)
    assert.doesNotMatch(list.text, /Draft/)
    assert.deepEqual(
      [...list.text.matchAll(/href="\/console\/documents\/(\d+)"/g)].map(([, id]) => Number(id)),
      [own.id],
    )
    const { text } = await visitor.get(`${page}/${own.id}`)
    assert.match(text, /It is your turn to sign. Sign by/)
    assert.doesNotMatch(text, /Withdraw|Remind|History|\/sign\//)
    assert.equal((await visitor.get(`${page}/${own.id}/file.pdf`)).headers['content-type'], 'application/pdf')
    for (const id of [other.document.id, draft.id]) assert.equal((await visitor.get(`${page}/${id}`)).status, 404)
    assert.equal((await visitor.get(`${page}/templates`)).status, 403)
  })

  it('are listed on the home page and signed by the signed-in user', async () => {
    const fixture = await createDocumentFixture(app)
    const { visitor, person_id, user } = await signInMember(app, fixture, 'employee')
    const values = { business_id: fixture.business.id, person_id, status: 'sent' } as const
    const own = await createDocument(app, { ...values, email: user.email })
    const later = await createDocument(app, { ...values, signers: 2 })
    await app.db
      .updateTable('document_signers')
      .set({ email: user.email })
      .where('document_id', '=', later.id)
      .where('position', '=', 2)
      .execute()
    assert.match((await visitor.get('/console')).text, /1 document to sign[\s\S]*Read and sign/)
    assert.match((await visitor.get(`${page}/${later.id}`)).text, /Waiting for Ada Lovelace to sign/)
    const toSign = await visitor.get(`${page}?to_sign=true`)
    assert.ok(toSign.text.includes(`${page}/${own.id}"`) && !toSign.text.includes(`${page}/${later.id}"`))

    await backdateConfirmation(app, await latestSession(user.id), 16)
    const prompt = await visitor.submit(`${page}/${own.id}`, 'sign')
    assert.match(prompt.text, /Confirm your password/)
    const response = await visitor.postForm(`${page}/${own.id}`, prompt.text, 'sign', {
      confirm_password: testPassword,
    })
    const address = String(response.headers.location)
    assert.match(address, /^\/sign\/[\w-]{43}$/)
    const signature = { full_name: 'Ada Lovelace', consent: 'true', document_sha256: own.sha256 }
    assert.equal((await visitor.post(address, { action: 'sign', ...signature })).status, 303)
    const { text } = await visitor.get(address)
    assert.ok(text.includes(`href="${page}/${own.id}"`), text)
    assert.match((await visitor.get(`${page}/${own.id}`)).text, /aria-current="step"[\s\S]*Signed by everyone/)
    assert.match((await visitor.get(`${page}?to_sign=true`)).text, /Nothing to sign/)
  })
})
