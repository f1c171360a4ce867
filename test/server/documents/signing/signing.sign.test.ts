import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import type { EventData } from '../../../../server/operation/contract/contract.ts'
import { all, caller } from '../../../support/http.ts'
import { holdRows } from '../../../support/race.ts'
import { releaseTogether } from '../../../support/release-together.ts'
import { assertValidPdf, pdfInfo, pdfText, without, wordEdges } from '../../../support/samples/pdf.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createDocumentFixture, signatureFor } from '../document-fixture.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '24' } }) // for twenty concurrent signatures
const { api, business, sendDocument, get, listEventTypes, readTrail } = await createDocumentFixture(app)
const signer = caller(app)

type SignerEventData = EventData<'document.signer_signed'>
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const readFile = async (id: number, version: 'original' | 'signed') =>
  (await api.call('documents.file', { path: { id }, query: { version } })).bytes

describe('signing.sign', () => {
  it('completes the document with the last signature, and publishes each event once', async () => {
    const { document, tokens } = await sendDocument(2)
    const [first = '', second = ''] = tokens
    const body = signatureFor(document)
    const partial = (await signer.call('signing.sign', { path: { token: first }, body })).body.data
    assert.deepEqual([partial.status, partial.signer.status, partial.signed_sha256], ['sent', 'signed', null])
    assert.deepEqual(await listEventTypes(document.id), ['document.created', 'document.sent', 'document.signer_signed'])

    const complete = (await signer.call('signing.sign', { path: { token: second }, body })).body.data
    const signed = await get(document.id)
    assert.deepEqual([complete.status, signed.status], ['signed', 'signed'])
    assert.deepEqual(
      signed.signers.map(({ status }) => status),
      ['signed', 'signed'],
    )
    assert.equal(complete.signed_sha256, signed.signed_sha256)
    assert.equal(sha256(await readFile(document.id, 'signed')), signed.signed_sha256)
    const each = ['document.signer_signed', 'document.signer_signed']
    assert.deepEqual(await listEventTypes(document.id), [
      'document.created',
      'document.sent',
      ...each,
      'document.signed',
    ])
    const query = { types: ['document.signer_signed' as const] }
    const events = (await all(api, 'events.list', { query })).map(({ data }) => data as SignerEventData)
    assert.deepEqual(
      events.filter(({ id }) => id === document.id).map((data) => [data.status, data.signer.id, data.pending_signers]),
      signed.signers.map(({ id }, index) => ['sent', id, 1 - index]),
    )
  })

  for (const id of ['signing.sign', 'signing.decline'] as const) {
    it(`refuses a link that a reminder ended while ${id} waited for the document`, async () => {
      const { document, tokens } = await sendDocument()
      const trail = await readTrail(document.id)
      const reminder = await holdRows(app.databaseUrl, 'documents', [document.id])
      await reminder.run('update signing_links set ended_at = now() where signer_id = any($1) and ended_at is null', [
        document.signers.map((each) => each.id),
      ])
      const body = id === 'signing.sign' ? signatureFor(document) : { reason: 'Not mine' }
      const late = signer.send(id, { path: { token: tokens[0] ?? '' }, body })
      await reminder.untilBlocked(1)
      await reminder.commit()
      const response = await late
      assert.deepEqual([response.status, response.body.message], [410, 'There is a newer link.'])
      assert.equal((await get(document.id)).status, 'sent')
      assert.deepEqual(await readTrail(document.id), trail)
    })
  }

  it('keeps names and titles on one line of the certificate', { skip: without('pdftotext') }, async () => {
    const forged = 'Ada\u00ad Lovelace\nRequested from Grace Hopper, ceo@acme.test\nSigned on 1 January 2020'
    const { document, tokens } = await sendDocument()
    const path = { token: tokens[0] ?? '' }
    const wrong = { ...signatureFor(document), full_name: forged }
    const { body } = await signer.expectError(422, 'signing.sign', { path, body: wrong })
    assert.equal(body.errors?.[0]?.path, 'body.full_name')
    await sql`update documents set title = ${forged} where id = ${document.id}`.execute(app.db) // as in older versions
    await sql`update document_signers set name = ${forged} where document_id = ${document.id}`.execute(app.db)
    await signer.call('signing.sign', { path, body: { ...signatureFor(document), on_behalf: true } })
    const file = await readFile(document.id, 'signed')
    assert.match(pdfText(file), /^Requested from Ada Lovelace Requested from Grace/m)
    // Only labels start at the left margin; values start in the second column.
    const [small = 0] = wordEdges(file, 'Size').map(({ height }) => height)
    const edges = wordEdges(file, 'Requested').filter(({ height }) => height === small)
    assert.ok(edges.length > 1)
    assert.equal(edges.filter(({ left }) => left === Math.min(...edges.map((edge) => edge.left))).length, 1)
  })

  it('creates a file that starts with the original bytes and ends with a certificate', {
    skip: without('pdftotext', 'pdfinfo', 'qpdf'),
  }, async () => {
    const { document, tokens } = await sendDocument(2)
    for (const [index, token] of tokens.entries()) {
      const body = { ...signatureFor(document), full_name: `Άδα ${index} 李`, on_behalf: true }
      await signer.call('signing.sign', { path: { token }, body, header: { 'User-Agent': 'a phone' } as never })
    }
    const [original, signed] = [await readFile(document.id, 'original'), await readFile(document.id, 'signed')]
    assert.ok(signed.subarray(0, original.length).equals(original))
    assertValidPdf(signed)
    assert.equal(Number(pdfInfo(signed).Pages), document.page_count + 1)

    const words = pdfText(signed).split(/\s+/).join(' ')
    const trail = await readTrail(document.id)
    const consent = trail.findLast(({ type }) => type === 'consented')
    const joined = words.replaceAll(' ', '')
    for (const hash of [document.sha256, consent?.hash ?? 'none']) assert.ok(joined.includes(hash), hash)
    for (const text of [
      'Signed by Άδα 0 [U+674E] on behalf of Ada Lovelace Statement I, Άδα 0 [U+674E], am signing on behalf of Ada Lovelace.',
      'Signed by Άδα 1 [U+674E] on behalf of Ada Lovelace',
      'signer-2@example.com',
      '127.0.0.1',
      'a phone',
      business.name,
    ])
      assert.ok(words.includes(text), `${text} in ${words}`)
    assert.match(words, /not an advanced or a qualified electronic signature/)
  })

  it('refuses the hash of another document', async () => {
    const { document, token } = await sendDocument()
    const body = { ...signatureFor(document), document_sha256: 'f'.repeat(64) }
    const { body: refusal } = await signer.expectError(409, 'signing.sign', { path: { token }, body })
    assert.deepEqual([refusal.code, refusal.errors?.[0]?.path], ['conflict', 'body.document_sha256'])
    assert.equal((await get(document.id)).signers[0]?.status, 'pending')
  })

  it('ignores case, accents and spaces of the signer’s name', async () => {
    for (const full_name of ['ada lovelace', ' ADA  LOVELACE ', 'Àda Lovelacé', 'Ada-Lovelace']) {
      const { document, token } = await sendDocument()
      await signer.call('signing.sign', { path: { token }, body: { ...signatureFor(document), full_name } })
      const { signers } = await get(document.id)
      assert.deepEqual([signers[0]?.full_name, signers[0]?.on_behalf], [full_name, false])
    }
  })

  it('accepts another name only on behalf of the signer, and records that', async () => {
    const { document, token } = await sendDocument()
    const other = { ...signatureFor(document), full_name: 'Mickey Mouse' }
    for (const body of [other, { ...other, on_behalf: false }]) {
      const { errors } = (await signer.expectError(422, 'signing.sign', { path: { token }, body })).body
      assert.deepEqual(errors, [
        {
          path: 'body.on_behalf',
          code: 'not_allowed',
          message: 'must be true to sign for Ada Lovelace as Mickey Mouse',
        },
      ])
    }
    assert.equal((await get(document.id)).status, 'sent')
    await signer.call('signing.sign', { path: { token }, body: { ...other, on_behalf: true } })
    const { signers } = await get(document.id)
    assert.deepEqual([signers[0]?.full_name, signers[0]?.on_behalf], ['Mickey Mouse', true])
    for (const { data } of (await readTrail(document.id)).slice(2)) {
      assert.deepEqual([data.full_name, data.on_behalf_of], ['Mickey Mouse', 'Ada Lovelace'])
    }
    const events = (await api.call('events.list', { query: { types: ['document.signed'], limit: 200 } })).body.data
    const event = events.map(({ data }) => data).find((data) => 'title' in data && data.id === document.id)
    const statements = event && 'signed_on_behalf' in event ? event.signed_on_behalf : undefined
    assert.deepEqual(statements, [{ signer_id: signers[0]?.id, name: 'Ada Lovelace', full_name: 'Mickey Mouse' }])
  })

  it('requires consent', async () => {
    const { document, token } = await sendDocument()
    for (const consent of [false, 'true', undefined]) {
      await signer.expectError(422, 'signing.sign', { path: { token }, body: { ...signatureFor(document), consent } })
    }
  })

  it('enforces the signing order', async () => {
    const {
      document,
      tokens: [, second = ''],
    } = await sendDocument(2)
    const { body } = await signer.expectError(409, 'signing.sign', {
      path: { token: second },
      body: signatureFor(document),
    })
    assert.deepEqual([body.code, body.current_status], ['illegal_state', 'sent'])
  })

  it('returns 409 for a second signature, before and after completion', async () => {
    const { document, tokens } = await sendDocument(2)
    for (const token of tokens) {
      const request = { path: { token }, body: signatureFor(document) }
      await signer.call('signing.sign', request)
      const { body } = await signer.expectError(409, 'signing.sign', request)
      assert.equal(body.current_status, 'signed')
    }
  })

  it('returns 410 for a declined, withdrawn or expired document', async () => {
    const voided = await sendDocument()
    await api.call('documents.void', { path: { id: voided.document.id }, body: { reason: 'Wrong' } })
    const declined = await sendDocument(2)
    await signer.call('signing.decline', { path: { token: declined.tokens[0] ?? '' }, body: { reason: 'No' } })
    const overdue = await sendDocument()
    await sql`update documents set expires_at = now() where id = ${overdue.document.id}`.execute(app.db)
    for (const [state, { document, tokens }] of Object.entries({ voided, declined, expired: overdue })) {
      const request = { path: { token: tokens.at(-1) ?? '' }, body: signatureFor(document) }
      const { body } = await signer.expectError(410, 'signing.sign', request)
      assert.deepEqual([body.code, body.current_status], ['gone', state])
    }
    assert.equal((await get(overdue.document.id)).status, 'sent')
  })

  it('accepts one of twenty concurrent signatures', async () => {
    const { document, token } = await sendDocument()
    const request = { url: app.url, method: 'POST', path: `/v1/signing/${token}/sign`, body: signatureFor(document) }
    const responses = await releaseTogether(Array.from({ length: 20 }, () => request))
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, ...Array(19).fill(409)])
    const types = ['document.created', 'document.sent', 'document.signer_signed', 'document.signed']
    assert.deepEqual(await listEventTypes(document.id), types)
    assert.equal((await readTrail(document.id)).filter(({ type }) => type === 'signed').length, 1)
  })

  it('records the signer and the request in the audit trail', async () => {
    const { document, token } = await sendDocument()
    const headers = { 'user-agent': 'a phone' }
    await app.send('POST', `/v1/signing/${token}/sign`, { body: signatureFor(document), headers })
    const trail = await readTrail(document.id)
    assert.deepEqual(
      trail.map(({ type }) => type),
      ['created', 'sent', 'consented', 'signed'],
    )
    const { signed_sha256 } = await get(document.id)
    const evidence = {
      document_sha256: document.sha256,
      full_name: 'Ada Lovelace',
      delivery: 'link',
      other_delivery: null,
    }
    assert.deepEqual(
      trail.slice(2).map(({ data }) => data),
      [evidence, { ...evidence, signed_sha256 }],
    )
    assert.deepEqual(
      trail.slice(2).map(({ actor, ip, user_agent }) => [actor, ip, user_agent]),
      Array(2).fill([`signer:${document.signers[0]?.id}`, '127.0.0.1', 'a phone']),
    )
  })
})
