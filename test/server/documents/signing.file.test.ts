import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/app.ts'
import { caller } from '../../support/http.ts'
import { openDesk, signatureOf } from './document-desk.ts'

const app = await startTestApp()
const { api, sent, get } = await openDesk(app)
const signer = caller(app)
const hashOf = async (token: string) => {
  const { bytes } = await signer.call('signing.file', { path: { token } })
  return createHash('sha256').update(bytes).digest('hex')
}

describe('signing.file', () => {
  it('answers the original, and the signed file for 30 days', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    assert.equal(await hashOf(token), document.sha256)
    await signer.call('signing.sign', { path: { token }, body: signatureOf(document) })
    assert.equal(await hashOf(token), (await get(document.id)).signed_sha256)
    const age = `update documents set signed_at = now() - interval '31 days' where id = ?`
    await app.orm.em.fork().execute(age, [document.id])
    await signer.refused(410, 'signing.file', { path: { token } })
  })

  it('answers 410 once it is over', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    await api.call('documents.void', { path: { id: document.id }, body: { reason: 'Wrong' } })
    const { body } = await signer.refused(410, 'signing.file', { path: { token } })
    assert.deepEqual([body.message, body.current_status], ['This document was withdrawn.', 'voided'])
  })
})
