import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { type AnyInput, all, type Caller, caller } from '../../support/http.ts'
import { createUser, linkUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture, signatureFor } from './document-fixture.ts'

const app = await startTestApp()
const { api, business, draft, addPerson, sendDocument } = await createDocumentFixture(app)

describe('documents.list', () => {
  it('returns documents by ID, and filters by status, person, template and time', async () => {
    const first = await draft()
    const { document: second } = await sendDocument()
    const third = await draft()
    const isOwn = (id: number) => id >= first.id // excludes documents of other tests
    const ids = async (query: AnyInput['query']) =>
      (await all(api, 'documents.list', { query })).map(({ id }) => id).filter(isOwn)
    assert.deepEqual(await ids({ limit: 1 }), [first.id, second.id, third.id])
    assert.deepEqual(await ids({ status: 'sent' }), [second.id])
    assert.deepEqual(await ids({ person_id: third.person_id }), [third.id])
    assert.deepEqual(await ids({ template_id: first.template_id }), [first.id])
    await sql`update documents set updated_at = '2026-01-01' where id = ${first.id}`.execute(app.db)
    assert.deepEqual(await ids({ updated_since: second.created_at }), [second.id, third.id])
    assert.deepEqual(await ids({ external_id: 'none' }), [])
  })

  it('searches the words of titles and signer names, ignoring case and accents', async () => {
    const signedBy = (name: string) => ({ signers: [{ name, email: 'signer@example.com' }] })
    const { document: first } = await sendDocument(0, { title: 'Vereinbarung Ütliberg', ...signedBy('Zoë Béranger') })
    const { document: second } = await sendDocument(0, { title: 'Vereinbarung', ...signedBy('Ada 100% Lovelace') })
    const matches = async (q: string) => (await all(api, 'documents.list', { query: { q } })).map(({ id }) => id)
    assert.deepEqual(await matches('vereinbarung'), [first.id, second.id])
    assert.deepEqual(await matches('beranger UTLI'), [first.id])
    assert.deepEqual(await matches('vereinbarung 100%'), [second.id])
    assert.deepEqual(await matches('vereinbarung zoe ada'), [])
    assert.deepEqual(await all(api, 'documents.list', { query: { q: ' ' } }), await all(api, 'documents.list'))
  })

  it('filters documents that await the caller’s signature, in sequential and parallel order', async () => {
    const { owner } = business
    const signers = ['first@example.com', owner.email.toUpperCase()].map((email) => ({ name: 'Ada Lovelace', email }))
    const toSign = async () => (await all(api, 'documents.list', { query: { to_sign: true } })).map(({ id }) => id)
    const { document: inTurn } = await sendDocument(0, { signers })
    assert.deepEqual(await toSign(), [])
    const { document: atOnce } = await sendDocument(0, { signers, signing_order: 'parallel' })
    assert.deepEqual(await toSign(), [atOnce.id])
    assert.ok(atOnce.allowed_actions.includes('sign'))
    assert.ok(!inTurn.allowed_actions.includes('sign'))
    const { data } = (await api.call('documents.createSigningLink', { path: { id: atOnce.id } })).body
    assert.deepEqual(
      data.signers.map(({ link }) => link !== undefined),
      [false, true],
    )
  })

  it('filters the documents that await the signature of an employee, from their turn to the withdrawal', async () => {
    const user = await createUser(app, { business_id: business.id, role: 'employee' })
    const signers = ['first@example.com', user.email].map((email) => ({ name: 'Ada Lovelace', email }))
    const { document, token } = await sendDocument(0, { signers })
    await linkUser(app, user.id, document.person_id)
    const idsToSign = async (by: Caller) =>
      (await all(by, 'documents.list', { query: { to_sign: true } })).map(({ id }) => id)
    const own = caller(app, user.token)
    assert.deepEqual(await idsToSign(own), [])
    await caller(app).call('signing.sign', { path: { token }, body: signatureFor(document) })
    assert.deepEqual(await idsToSign(own), [document.id])
    assert.ok(!(await idsToSign(api)).includes(document.id))
    await api.call('documents.void', { path: { id: document.id }, body: { reason: 'Wrong' } })
    assert.deepEqual(await idsToSign(own), [])
  })

  it('does not reveal to employees whether other people exist', async () => {
    const { document } = await sendDocument()
    const user = await createUser(app, { business_id: business.id, role: 'employee' })
    const { person_id, template_id } = document
    await api.call('users.update', { path: { id: user.id }, body: { person_id } })
    const own = caller(app, user.token)
    for (const other of [await addPerson(), 2_147_483_647]) {
      await own.expectError(422, 'documents.list', { query: { person_id: other } })
    }
    const other = await draft()
    const ids = async (query: AnyInput['query']) => (await all(own, 'documents.list', { query })).map(({ id }) => id)
    assert.deepEqual(await ids({ person_id, template_id }), [document.id])
    for (const template of [other.template_id, 2_147_483_647]) {
      assert.deepEqual(await ids({ template_id: template }), [])
    }
  })
})
