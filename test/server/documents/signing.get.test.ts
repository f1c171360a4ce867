import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/app.ts'
import { caller } from '../../support/http.ts'
import { openDesk } from './document-desk.ts'

const app = await startTestApp()
const { api, business, sent, get, auditOf } = await openDesk(app)
const signer = caller(app)
const show = async (token = '') => (await signer.call('signing.get', { path: { token } })).body.data

describe('signing.get', () => {
  it('shows what is to be signed and by whom, and nothing of the others', async () => {
    const { document, tokens } = await sent(2)
    const { expires_at, sha256, page_count, size_bytes } = document
    assert.deepEqual(await show(tokens[0]), {
      title: 'Employment contract',
      business_name: business.name,
      status: 'sent',
      signer: { name: 'Signer 1', status: 'pending', signed_at: null },
      sha256,
      signed_sha256: null,
      page_count,
      size_bytes,
      expires_at,
      allowed_actions: ['sign', 'decline'],
    })
    assert.deepEqual((await show(tokens[1])).allowed_actions, [])
  })

  it('signs nothing, and is noted the first time', async () => {
    const { document, tokens } = await sent()
    for (let time = 0; time < 3; time++) await show(tokens[0])
    assert.deepEqual(
      (await auditOf(document.id)).map(({ type }) => type),
      ['created', 'sent', 'viewed'],
    )
    const { signers, status } = await get(document.id)
    assert.equal(status, 'sent')
    assert.notEqual(signers[0]?.viewed_at, null)
  })

  it('is told by updated_at and not by the version, and at the time that the trail has', async () => {
    const { document, tokens } = await sent()
    await show(tokens[0])
    const { signers, updated_at, version } = await get(document.id)
    const viewed_at = (await auditOf(document.id)).at(-1)?.at
    assert.ok(updated_at > document.updated_at)
    assert.deepEqual([signers[0]?.viewed_at, updated_at, version], [viewed_at, viewed_at, document.version])
  })

  it('is not noted once the time is over, though nobody noted that', async () => {
    const { document, tokens } = await sent()
    await app.orm.em.fork().execute('update documents set expires_at = now() where id = ?', [document.id])
    await show(tokens[0])
    await signer.refused(410, 'signing.file', { path: { token: tokens[0] ?? '' } })
    assert.deepEqual(
      (await auditOf(document.id)).map(({ type }) => type),
      ['created', 'sent'],
    )
    assert.equal((await get(document.id)).signers[0]?.viewed_at, null)
  })

  it('shows that it is over', async () => {
    const { document, tokens } = await sent()
    await app.orm.em.fork().execute('update documents set expires_at = now() where id = ?', [document.id])
    const overdue = await show(tokens[0])
    assert.deepEqual([overdue.status, overdue.allowed_actions], ['expired', []])
    await api.call('documents.void', { path: { id: document.id }, body: { reason: 'Wrong' } })
    assert.equal((await show(tokens[0])).status, 'voided')
  })

  it('answers 404 to a token that there never was', async () => {
    await signer.refused(404, 'signing.get', { path: { token: 'x'.repeat(43) } })
    for (const token of ['x', 'x'.repeat(44), `${'x'.repeat(42)}=`])
      await signer.refused(404, 'signing.get', { path: { token } })
  })
})
