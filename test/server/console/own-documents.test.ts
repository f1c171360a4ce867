import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createDocument } from '../../support/samples/document.ts'
import { testPassword } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { backdateConfirmation } from '../../support/service/log-in.ts'
import { openDesk } from '../documents/document-desk.ts'
import { signedIn } from './signed-in.ts'

const app = await startTestApp()
const page = '/console/documents'

/** The newest session of a user: that of their browser. */
async function sessionOf(user_id: number): Promise<number> {
  const sessions = app.db.selectFrom('sessions').select('id').where('user_id', '=', user_id)
  return (await sessions.orderBy('id', 'desc').executeTakeFirstOrThrow()).id
}

describe('documents of an employee in the console', () => {
  it('are their own, with what they can do with them', async () => {
    const desk = await openDesk(app)
    const { visitor, person_id, user } = await signedIn(app, desk, 'employee')
    assert.match((await visitor.get(page)).text, /appear here once they are sent/)
    const other = await desk.sendDocument()
    const draft = await createDocument(app, { business_id: desk.business.id, person_id })
    const { email } = user
    const own = await createDocument(app, { business_id: desk.business.id, person_id, status: 'sent', email })

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

  it('are signed by those who are signed in, who find them on their first page', async () => {
    const desk = await openDesk(app)
    const { visitor, person_id, user } = await signedIn(app, desk, 'employee')
    const given = { business_id: desk.business.id, person_id, status: 'sent' } as const
    const own = await createDocument(app, { ...given, email: user.email })
    const later = await createDocument(app, { ...given, signers: 2 })
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

    await backdateConfirmation(app, await sessionOf(user.id), 16)
    const asked = await visitor.submit(`${page}/${own.id}`, 'sign')
    assert.match(asked.text, /Confirm your password/)
    const answer = await visitor.postForm(`${page}/${own.id}`, asked.text, 'sign', { confirm_password: testPassword })
    const address = String(answer.headers.location)
    assert.match(address, /^\/sign\/[\w-]{43}$/)
    const signature = { full_name: 'Ada Lovelace', consent: 'true', document_sha256: own.sha256 }
    assert.equal((await visitor.post(address, { action: 'sign', ...signature })).status, 303)
    const { text } = await visitor.get(address)
    assert.ok(text.includes(`href="${page}/${own.id}"`), text)
    assert.match((await visitor.get(`${page}/${own.id}`)).text, /Signed by everyone/)
    assert.match((await visitor.get(`${page}?to_sign=true`)).text, /Nothing to sign/)
  })
})
