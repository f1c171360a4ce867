import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { tokenHash } from '../../../../server/access/opaque-token.ts'
import { createOperatorPasswordLink } from '../../../../server/access/passwords/create-operator-password-link.ts'
import { bySystem } from '../../../../server/operation/work.ts'
import { all, caller } from '../../../support/http.ts'
import { createUser, linkUser } from '../../../support/samples/factories.ts'
import { pdfText, without } from '../../../support/samples/pdf.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { backdateConfirmation } from '../../../support/service/log-in.ts'
import { createDocumentFixture, linkToken, signatureFor } from '../document-fixture.ts'

const app = await startTestApp()
const fixture = await createDocumentFixture(app)
const { api, business, sendDocument, get, readTrail } = fixture
const signer = caller(app)

/** Sends a document about an employee, in which one signer has the email address of the employee. */
async function sendOwnDocument({ signers = 1, turn = 1 } = {}) {
  const { document, tokens } = await sendDocument(signers)
  const user = await createUser(app, { business_id: business.id, role: 'employee' })
  await linkUser(app, user.id, document.person_id)
  const email = user.email.toUpperCase() // the case may differ
  await sql`update document_signers set email = ${email} where document_id = ${document.id} and position = ${turn}`.execute(
    app.db,
  )
  return { document, tokens, user, own: caller(app, user.token), request: { path: { id: document.id } } }
}

describe('documents.createSigningLink', () => {
  it('creates another valid link for a signed-in signer', async () => {
    const { document, tokens, user, own, request } = await sendOwnDocument()
    assert.deepEqual((await own.call('documents.get', request)).body.data.allowed_actions, ['sign'])
    const { data } = (await own.call('documents.createSigningLink', request)).body
    const token = linkToken(data.signers[0]?.link)
    assert.notEqual(token, tokens[0])
    await signer.call('signing.get', { path: { token: tokens[0] ?? '' } })
    await own.call('documents.createSigningLink', request)
    await signer.call('signing.sign', { path: { token }, body: signatureFor(document) })

    assert.deepEqual([(await get(document.id)).status, (await get(document.id)).allowed_actions], ['signed', []])
    const trail = (await readTrail(document.id)).slice(2)
    const signer_id = document.signers[0]?.id
    assert.deepEqual(
      trail.map(({ type, actor }) => [type, actor]),
      [
        ['linked', `user:${user.id}`],
        ['consented', `signer:${signer_id}`],
        ['signed', `signer:${signer_id}`],
      ],
    )
    assert.deepEqual(trail[0]?.data, { signer_id })
    assert.deepEqual([trail[1]?.data.delivery, trail[1]?.data.other_delivery], ['login', 'link'])
    const query = { action: 'document.signing_link_created', user_id: user.id } as const
    const entries = await all(api, 'auditLog.list', { query })
    const detail = { document_id: document.id, person_id: document.person_id, signer_id, delivery: 'login' }
    assert.deepEqual(
      entries.map((entry) => entry.detail),
      [detail, detail],
    )
  })

  it('is in the certificate of the signature', { skip: without('pdftotext') }, async () => {
    const { document, user, own, request } = await sendOwnDocument()
    const { data } = (await own.call('documents.createSigningLink', request)).body
    const body = signatureFor(document)
    await signer.call('signing.sign', { path: { token: linkToken(data.signers[0]?.link) }, body })
    const words = pdfText((await api.call('documents.file', request)).bytes)
      .split(/\s+/)
      .join(' ')
    const link = `shown to the user signed in as ${user.email.toUpperCase()}`
    assert.ok(words.includes(`Signed with a link ${link}; another link was shown to the sender to share`), words)
  })

  it('is weaker evidence if the password was set with a link that another user has seen', async (t) => {
    const { document, user, request } = await sendOwnDocument()
    const open = async () => {
      const { data } = (await caller(app).call('auth.login', { body: { email: user.email, password } })).body
      assert.ok('token' in data)
      return caller(app, data.token)
    }
    const password = 'staple battery horse'
    const work = { db: app.serviceDb, config: app.config, ...bySystem('cmd_test') }
    const operatorLink = (await createOperatorPasswordLink(work, { email: user.email }))?.url ?? assert.fail('no link')
    const mailedToken = 'mailed-'.padEnd(43, 'x')
    const link = {
      business_id: business.id,
      user_id: user.id,
      purpose: 'reset' as const,
      token_hash: tokenHash(mailedToken),
    }

    await caller(app).call('auth.resetPassword', { body: { token: operatorLink.split('/').at(-1) ?? '', password } })
    const own = await open()
    const { data } = (await own.call('documents.createSigningLink', request)).body
    const query = { action: 'document.signing_link_created', user_id: user.id } as const
    const deliveries = async () => (await all(api, 'auditLog.list', { query })).map(({ detail }) => detail.delivery)
    assert.deepEqual(await deliveries(), ['shown_login'])
    const change = { current_password: password, new_password: 'horse staple battery' }
    await own.call('me.changePassword', { body: change })
    await own.call('documents.createSigningLink', request)
    assert.deepEqual(await deliveries(), ['shown_login', 'shown_login'])

    await app.db
      .insertInto('password_links')
      .values({ ...link, expires_at: '2999-01-01T00:00:00Z' })
      .execute()
    await caller(app).call('auth.resetPassword', { body: { token: mailedToken, password } })
    await (await open()).call('documents.createSigningLink', request)
    assert.deepEqual((await deliveries()).toSorted(), ['login', 'shown_login', 'shown_login'])

    const body = signatureFor(document)
    await signer.call('signing.sign', { path: { token: linkToken(data.signers[0]?.link) }, body })
    const consent = (await readTrail(document.id)).find(({ type }) => type === 'consented')
    assert.equal(consent?.data.delivery, 'shown_login')
    const reason = without('pdftotext')
    if (reason) return t.diagnostic(String(reason))
    const words = pdfText((await api.call('documents.file', request)).bytes)
      .split(/\s+/)
      .join(' ')
    const stated = `shown to the user signed in as ${user.email.toUpperCase()}, whose password was set with a shared link`
    assert.ok(words.includes(`Signed with a link ${stated}`), words)
  })

  it('is only for the signer whose turn it is', async () => {
    const { document, tokens, own, request } = await sendOwnDocument({ signers: 2, turn: 2 })
    assert.deepEqual((await own.call('documents.get', request)).body.data.allowed_actions, [])
    const early = (await own.expectError(409, 'documents.createSigningLink', request)).body
    assert.deepEqual([early.message, early.current_status], ['It is the turn of another signer.', 'sent'])
    await api.expectError(403, 'documents.createSigningLink', request)

    const body = signatureFor(document)
    await signer.call('signing.sign', { path: { token: tokens[0] ?? '' }, body })
    assert.deepEqual((await own.call('documents.get', request)).body.data.allowed_actions, ['sign'])
    const { data } = (await own.call('documents.createSigningLink', request)).body
    assert.deepEqual(
      data.signers.map(({ link }) => link !== undefined),
      [false, true],
    )
    await signer.call('signing.sign', { path: { token: linkToken(data.signers[1]?.link) }, body })
    assert.equal((await own.expectError(409, 'documents.createSigningLink', request)).body.current_status, 'signed')
  })

  it('is refused for a completed document, and for one that the caller cannot see', async () => {
    const { document, own, request } = await sendOwnDocument()
    await sql`update documents set expires_at = now() where id = ${document.id}`.execute(app.db)
    assert.equal((await own.expectError(409, 'documents.createSigningLink', request)).body.current_status, 'expired')
    const voided = await sendOwnDocument()
    await api.call('documents.void', { ...voided.request, body: { reason: 'Wrong' } })
    const { body } = await voided.own.expectError(409, 'documents.createSigningLink', voided.request)
    assert.equal(body.current_status, 'voided')
    await own.expectError(404, 'documents.createSigningLink', voided.request)
  })

  it('requires a step-up', async () => {
    const { user, own, request } = await sendOwnDocument()
    await backdateConfirmation(app, user.session_id, 16)
    assert.equal(
      (await own.expectError(403, 'documents.createSigningLink', request)).body.code,
      'confirmation_required',
    )
    await own.call('me.confirmPassword', { body: { password: 'correct horse battery' } })
    await own.call('documents.createSigningLink', request)
  })
})
