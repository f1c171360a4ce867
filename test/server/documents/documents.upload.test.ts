import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { encodeForm } from '../../support/browser/form.ts'
import { onePage } from '../../support/samples/document.ts'
import { encryptPdf, without } from '../../support/samples/pdf.ts'
import { bombPdf, catalogPdf } from '../../support/samples/raw-pdf.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from './document-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, listEventTypes } = await createDocumentFixture(app)
const maxBytes = 10 * 1024 * 1024
const printAdvice = 'print it to a new PDF and upload that'

const ada = { name: 'Ada Lovelace', email: 'ada@example.com' }
const details = async () => ({ person_id: await addPerson(), title: 'Contract', signers: [ada] })
const pdf = await onePage()

const upload = async (file: Uint8Array | string, document?: object) =>
  await api.send('documents.upload', encodeForm({ document: document ?? (await details()), file }))
const readProblem = async (file: Uint8Array | string): Promise<string> => {
  const { status, body } = await upload(file)
  assert.equal(status, 422)
  return body.errors.map(({ path, message }: Record<string, string>) => `${path} ${message}`).join()
}
/** Returns a valid PDF of this size in bytes, padded with a comment. */
const createPdf = (size: number): Buffer => {
  const padding = Buffer.alloc(size - pdf.length, 'x')
  const end = pdf.lastIndexOf('startxref')
  return Buffer.concat([
    pdf.subarray(0, end),
    Buffer.from('%'),
    padding.subarray(2),
    Buffer.from('\n'),
    pdf.subarray(end),
  ])
}

describe('documents.upload', () => {
  it('stores the original bytes and publishes document.created', async () => {
    const { body, status } = await upload(pdf)
    assert.equal(status, 201)
    const { id, sha256, page_count, template_id, merge_data } = body.data
    assert.equal(sha256, createHash('sha256').update(pdf).digest('hex'))
    assert.deepEqual([page_count, template_id, merge_data], [1, null, null])
    assert.ok((await api.call('documents.file', { path: { id } })).bytes.equals(pdf))
    assert.deepEqual(await listEventTypes(id), ['document.created'])
  })

  it('accepts and returns a file of 10 MiB, and refuses one byte more', async () => {
    const large = createPdf(maxBytes)
    const { status, body } = await upload(large)
    assert.equal(status, 201)
    assert.ok((await api.call('documents.file', { path: { id: body.data.id } })).bytes.equals(large))
    const over = await upload(createPdf(maxBytes + 1))
    assert.deepEqual([over.status, over.body.code], [413, 'too_large'])
  })

  it('checks the content of a file', { skip: without('qpdf') }, async () => {
    const wrong: [file: Uint8Array | string, problem: string][] = [
      ['', 'body.file must not be empty'],
      ['Hello', 'body.file is neither a PDF nor an image (PNG, JPEG)'],
      [randomBytes(5000), 'body.file is neither a PDF nor an image (PNG, JPEG)'],
      [Buffer.concat([Buffer.alloc(2000), pdf]), 'body.file is neither a PDF nor an image (PNG, JPEG)'],
      [encryptPdf(pdf, 'secret'), 'body.file is encrypted: save it without a password'],
      [catalogPdf('/OpenAction << /S /JavaScript /JS (1) >>'), `body.file contains a script: ${printAdvice}`],
      [bombPdf(100 * 1024 * 1024), `body.file is damaged, or a PDF that cannot be read: ${printAdvice}`],
    ]
    for (const [file, problem] of wrong) assert.equal(await readProblem(file), problem)
    for (const damaged of ['%PDF-1.7\n', '%PDF-1.7\ntrailer <<>> startxref 0 %%EOF', pdf.subarray(0, 3000)]) {
      assert.match(await readProblem(damaged), /^body\.file (is damaged|has no pages)/)
    }
  })

  it('renders an image as a page, regardless of its name and type', async () => {
    const photo = readFileSync(new URL('../../vectors/photo.jpg', import.meta.url))
    const { body, status } = await upload(photo)
    assert.equal(status, 201)
    const { id, sha256, page_count, size_bytes } = body.data
    const { bytes } = await api.call('documents.file', { path: { id } })
    assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
    assert.deepEqual(
      [sha256, page_count, size_bytes],
      [createHash('sha256').update(bytes).digest('hex'), 1, bytes.length],
    )
    assert.equal(await readProblem(photo.subarray(0, 400)), 'body.file is damaged: save the image again')
  })

  it('refuses a form with missing, unknown, duplicate or malformed parts', async () => {
    const document = await details()
    const readFailure = async (status: number, parts: Parameters<typeof encodeForm>[0]): Promise<string[]> => {
      const { body } = await api.expectError(status, 'documents.upload', encodeForm(parts))
      return [body.code, ...(body.errors ?? []).map(({ path }) => path)]
    }
    assert.deepEqual(await readFailure(422, { document }), ['validation_failed', 'body.file'])
    assert.deepEqual(await readFailure(422, { document, file: pdf, extra: 1 }), ['validation_failed', 'body.extra'])
    assert.deepEqual(
      await readFailure(422, [
        ['document', document],
        ['file', pdf],
        ['file', pdf],
      ]),
      ['validation_failed', 'body.file'],
    )
    assert.deepEqual(await readFailure(422, { document: { ...document, title: ' ' }, file: pdf }), [
      'validation_failed',
      'body.document.title',
    ])
    assert.deepEqual(await readFailure(400, { document: '{', file: pdf }), ['malformed_json'])
    assert.deepEqual(await readFailure(400, { document: Buffer.from('"\xff"', 'latin1'), file: pdf }), [
      'malformed_json',
    ])
    assert.deepEqual(await readFailure(413, { document: ' '.repeat(1024 * 1024 + 1), file: pdf }), ['too_large'])
    assert.deepEqual(await readFailure(422, { document, file: pdf, title: 'Contract' }), [
      'validation_failed',
      'body.document',
    ])
    const many = Array.from({ length: 40 }, (_, index): [string, string] => [`part-${index}`, '1'])
    assert.equal((await readFailure(422, many))[0], 'validation_failed')
  })

  it('accepts the details as separate parts: texts, numbers, and JSON for lists', async () => {
    const person_id = await addPerson()
    const parts = { file: pdf, person_id, title: '"Contract" – № 1', signers: [ada], external_id: '0042' }
    const { body } = await api.send('documents.upload', encodeForm(parts))
    const { title, signers, external_id, ...document } = body.data
    assert.deepEqual([document.person_id, title, external_id], [person_id, parts.title, parts.external_id])
    assert.deepEqual([signers[0].name, signers[0].email], [ada.name, ada.email])
  })

  it('reports missing and invalid parts', async () => {
    const person_id = await addPerson()
    const parts = { file: pdf, person_id, title: 'Contract', signers: [ada] }
    const wrong: [parts: object, ...problems: string[]][] = [
      [{ file: pdf }, 'person_id is required', 'title is required'],
      [{ ...parts, person_id: 'first' }, 'person_id must be a whole number'],
      [{ ...parts, person_id: '007' }, 'person_id must be a whole number'],
      [{ ...parts, person_id: 2_000_000_000 }, 'person_id must be the id of an existing record'],
      [{ ...parts, title: '' }, 'title must be one line of text, and not blank'],
      [{ ...parts, title: 'A\0B' }, 'title must be one line of text, and not blank'],
      [{ ...parts, title: Buffer.from('A\xffB', 'latin1') }, 'title must be text in UTF-8'],
      [{ ...parts, external_id: 'A\0B' }, 'external_id must not contain U+0000 or lone surrogates'],
      [
        { ...parts, signers: [{ ...ada, email: 'ada' }] },
        'signers[0].email must be an e-mail address such as ada@example.com',
      ],
      [{ ...parts, persn_id: 1 }, 'persn_id is not known here; did you mean `person_id`?'],
    ]
    for (const [input, ...problems] of wrong) {
      const { body } = await api.expectError(422, 'documents.upload', encodeForm(input as Record<string, unknown>))
      const messages = (body.errors ?? []).map(({ path, message }) => `${path} ${message}`)
      assert.deepEqual(
        messages,
        problems.map((problem) => `body.${problem}`),
      )
    }
  })

  it('reports problems of the form, the contract and the rules together', async () => {
    const order = 1
    const title = Buffer.from('A\xffB', 'latin1')
    const signers = [
      { ...ada, order },
      { ...ada, order },
    ]
    const problemPaths = async (parts: Parameters<typeof encodeForm>[0]): Promise<string[]> => {
      const { body } = await api.expectError(422, 'documents.upload', encodeForm(parts))
      return (body.errors ?? []).map(({ path }) => path).toSorted()
    }
    assert.deepEqual(await problemPaths({ file: Buffer.alloc(0), person_id: '007', title, signers }), [
      'body.file',
      'body.person_id',
      'body.signers[1].order',
      'body.title',
    ])
    const twice: [string, string | Buffer][] = [
      ['file', pdf],
      ['file', pdf],
      ['external_id', ''],
    ]
    assert.deepEqual(await problemPaths(twice), ['body.external_id', 'body.file', 'body.person_id', 'body.title'])
    assert.deepEqual(await problemPaths({ file: pdf, person_id: '007', document: await details() }), [
      'body.document',
      'body.person_id',
    ])
  })

  it('refuses other media types and malformed forms', async () => {
    const { body, header } = encodeForm({ document: await details(), file: pdf })
    const types = [
      'application/json',
      'application/pdf',
      'multipart/mixed; boundary=form-boundary',
      'multipart/form-data',
      '',
    ]
    for (const type of types) {
      await api.expectError(415, 'documents.upload', { body, header: { 'content-type': type } })
    }
    await api.expectError(415, 'documents.upload', { body, header: { ...header, 'content-encoding': 'gzip' } })
    const cut = [body.subarray(0, -60), body.subarray(0, 10), Buffer.alloc(0), Buffer.from('nonsense')]
    for (const part of cut) {
      const response = await api.send('documents.upload', { body: part, header })
      assert.ok([400, 422].includes(response.status), `${response.status} ${response.text}`)
    }
  })

  it('refuses a duplicate order, and a person of another business', async () => {
    const { body } = await upload(pdf, {
      ...(await details()),
      signers: [
        { ...ada, order: 2 },
        { ...ada, order: 2 },
      ],
    })
    assert.deepEqual(
      body.errors.map(({ path }: { path: string }) => path),
      ['body.document.signers[1].order'],
    )
    const stranger = (await createDocumentFixture(app)).addPerson
    assert.equal((await upload(pdf, { ...(await details()), person_id: await stranger() })).status, 422)
  })

  it('replays the response for the same parts with any boundary, but not for others', async () => {
    const document = await details()
    const send = (file: Uint8Array, boundary: string) => {
      const { body, header } = encodeForm({ document, file }, boundary)
      return api.send('documents.upload', { body, header: { ...header, 'Idempotency-Key': `upload-${business.id}` } })
    }
    const first = await send(pdf, 'one')
    const again = await send(pdf, 'two')
    assert.deepEqual([first.status, again.status, again.body.data.id], [201, 201, first.body.data.id])
    assert.equal(again.headers['idempotent-replayed'], 'true')
    const reordered = encodeForm([
      ['file', pdf],
      ['document', document],
    ])
    const key = { 'Idempotency-Key': `upload-${business.id}` }
    const other = await api.send('documents.upload', { body: reordered.body, header: { ...reordered.header, ...key } })
    assert.equal(other.body.data.id, first.body.data.id)
    assert.equal((await send(await onePage('Other'), 'one')).body.code, 'idempotency_key_reused')
  })
})
