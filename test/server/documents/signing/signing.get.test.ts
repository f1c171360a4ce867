import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { caller } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createDocumentFixture } from '../document-fixture.ts'

const app = await startTestApp()
const { api, business, sendDocument, get, readTrail } = await createDocumentFixture(app)
const signer = caller(app)
const withoutLink = ({ link: _, ...signer }: Schemas['DocumentSigner'] = assert.fail()) => signer
const show = async (token = '') => (await signer.call('signing.get', { path: { token } })).body.data

describe('signing.get', () => {
  it('returns the document and the signer, but not the other signers', async () => {
    const { document, tokens } = await sendDocument(2)
    const { expires_at, sha256, page_count, size_bytes } = document
    assert.deepEqual(await show(tokens[0]), {
      title: 'Employment contract',
      business_name: business.name,
      business_logo: null,
      status: 'sent',
      signer: { name: 'Ada Lovelace', status: 'pending', signed_at: null },
      sha256,
      signed_sha256: null,
      page_count,
      size_bytes,
      expires_at,
      allowed_actions: ['sign', 'decline'],
    })
    assert.deepEqual((await show(tokens[1])).allowed_actions, [])
  })

  it('records nothing for any request method', async () => {
    const { document, tokens } = await sendDocument()
    for (let time = 0; time < 3; time++) await show(tokens[0])
    await app.send('HEAD', `/v1/signing/${tokens[0]}`)
    assert.equal((await readTrail(document.id)).length, 2)
    assert.deepEqual(await get(document.id), { ...document, signers: [withoutLink(document.signers[0])] })
  })

  it('returns the status of an ended document', async () => {
    const { document, tokens } = await sendDocument()
    await sql`update documents set expires_at = now() where id = ${document.id}`.execute(app.db)
    const overdue = await show(tokens[0])
    assert.deepEqual([overdue.status, overdue.allowed_actions], ['expired', []])
    await api.call('documents.void', { path: { id: document.id }, body: { reason: 'Wrong' } })
    assert.equal((await show(tokens[0])).status, 'voided')
  })

  it('returns 404 for an unknown token', async () => {
    await signer.expectError(404, 'signing.get', { path: { token: 'x'.repeat(43) } })
    for (const token of ['x', 'x'.repeat(44), `${'x'.repeat(42)}=`])
      await signer.expectError(404, 'signing.get', { path: { token } })
  })
})
