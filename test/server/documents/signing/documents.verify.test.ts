import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { openDesk, signatureOf } from '../document-desk.ts'

const app = await startTestApp()
const { sent, get } = await openDesk(app)
const anybody = caller(app)
const verify = async (sha256: string) => (await anybody.call('documents.verify', { body: { sha256 } })).body.data

describe('documents.verify', () => {
  it('tells anybody an original and a signed file, and when they came to be', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    await anybody.call('signing.sign', { path: { token }, body: signatureOf(document) })
    const { sha256, signed_sha256, created_at, signed_at } = await get(document.id)
    assert.deepEqual(await verify(sha256), { sha256, known: true, kind: 'original', at: created_at })
    const signed = signed_sha256 ?? ''
    assert.deepEqual(await verify(signed), { sha256: signed, known: true, kind: 'signed', at: signed_at })
  })

  it('knows no other file', async () => {
    const sha256 = 'f'.repeat(64)
    assert.deepEqual(await verify(sha256), { sha256, known: false, kind: null, at: null })
    for (const wrong of ['F'.repeat(64), 'f'.repeat(63), '']) {
      await anybody.refused(422, 'documents.verify', { body: { sha256: wrong } })
    }
  })
})
