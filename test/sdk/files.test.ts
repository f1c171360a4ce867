import assert from 'node:assert/strict'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, test } from 'node:test'
import {
  AbortedError,
  ConnectionError,
  type FileContent,
  NotFoundError,
  TimeoutError,
  Workforce,
  type WorkforceError,
} from 'workforce-sdk'
import { data, failure, file, type Responder, startService, unavailable } from './service.ts'

const text = '%PDF-1.7 and what follows'
const bytes = Buffer.from(text)
const signers = [{ name: 'Ada', email: 'ada@example.com' }]
const document = { person_id: 1, title: 'Contract', signers }

const contents: Record<string, () => FileContent | Promise<FileContent>> = {
  'a Blob': () => new Blob([text]),
  'a File': () => new File([text], 'contract.pdf'),
  'a Buffer': () => bytes,
  'a part of a Uint8Array': () => new Uint8Array(Buffer.from(`xx${text}yy`)).subarray(2, 2 + bytes.length),
  'an ArrayBuffer': () => new Uint8Array(bytes).buffer,
  'a DataView': () => new DataView(new Uint8Array(bytes).buffer),
  'a Node stream': () => Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]),
  'a web stream': () => new Blob([text]).stream(),
  'an async iterator of bytes': async function* () {
    yield bytes
  },
}

describe('an upload', () => {
  for (const [kind, createContent] of Object.entries(contents)) {
    test(`accepts ${kind} and sends the same bytes on a retry`, async (t) => {
      const { baseUrl, requests } = await startService(t, unavailable, data({ id: 1 }))
      await new Workforce({ baseUrl }).documents.upload({ document, file: await createContent() })
      for (const { headers, body } of requests) {
        const form = await new Response(body, {
          headers: { 'content-type': String(headers['content-type']) },
        }).formData()
        const parts = [...form].map(async ([name, part]) => [name, await (part as File).text()])
        assert.deepEqual(await Promise.all(parts), [
          ['document', JSON.stringify(document)],
          ['file', text],
        ])
      }
      assert.equal(requests.length, 2)
      assert.equal(requests[1]?.body, requests[0]?.body)
    })
  }

  test('accepts a file on disk', async (t) => {
    const directory = await mkdtemp(join(tmpdir(), 'workforce-upload-'))
    t.after(() => rm(directory, { recursive: true }))
    await writeFile(join(directory, 'contract.pdf'), text)
    const { baseUrl, requests } = await startService(t, data({ id: 1 }))
    const blob = await openAsBlob(join(directory, 'contract.pdf'), { type: 'application/pdf' })
    await new Workforce({ baseUrl }).documents.upload({ document, file: blob })
    assert.match(requests[0]?.body ?? '', /\r\ncontent-type: application\/pdf\r\n\r\n%PDF-1\.7 and what follows\r\n--/)
    assert.equal(requests[0]?.headers['content-length'], String(requests[0]?.body.length))
  })

  for (const [kind, content] of Object.entries({
    string: './contract.pdf',
    undefined: undefined,
    Null: null,
    Object: {},
    Array: [1, 2],
  })) {
    test(`refuses ${kind} before the request, and names the accepted types`, async (t) => {
      const { baseUrl, requests } = await startService(t, data({ id: 1 }))
      const upload = new Workforce({ baseUrl }).documents.upload({ document, file: content as never })
      await assert.rejects(upload, {
        name: 'TypeError',
        message:
          `documents.upload: file must be a Blob, bytes or a stream, not ${kind}. ` +
          "For a file on disk: await openAsBlob('contract.pdf') of node:fs.",
      })
      assert.equal(requests.length, 0)
    })
  }

  test('refuses a stream of text, and fails with the error of a failing stream', async (t) => {
    const { baseUrl, requests } = await startService(t, data({ id: 1 }))
    const { documents } = new Workforce({ baseUrl })
    const decoded = Readable.from(['%PDF'])
    await assert.rejects(
      documents.upload({ document, file: decoded }),
      /file must be a stream of bytes, not of string$/,
    )
    const broken = Readable.from(
      (async function* () {
        yield bytes
        throw new Error('the disk is gone')
      })(),
    )
    await assert.rejects(documents.upload({ document, file: broken }), /^Error: the disk is gone$/)
    assert.equal(requests.length, 0)
  })
})

describe('a download as a stream', () => {
  /** Sends the first half, and the rest when `sendRest` is called. */
  function respondInParts() {
    let rest = (): unknown => undefined
    const responder: Responder = (response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '8' }).write('half')
      rest = () => response.end('more')
    }
    return { responder, sendRest: () => rest() }
  }
  const decode = (part: { value?: Uint8Array | undefined }) => new TextDecoder().decode(part.value)

  test('is read as it arrives', async (t) => {
    const { responder, sendRest } = respondInParts()
    const { baseUrl, requests } = await startService(t, unavailable, responder)
    const stream = await new Workforce({ baseUrl }).documents.file(1).stream()
    const reader = stream.getReader()
    assert.equal(decode(await reader.read()), 'half')
    sendRest()
    assert.equal(decode(await reader.read()), 'more')
    assert.equal((await reader.read()).done, true)
    assert.equal(requests.length, 2)
  })

  test('works for text and for request()', async (t) => {
    const { baseUrl } = await startService(t, file)
    const workforce = new Workforce({ baseUrl })
    for (const call of [workforce.payRuns.exportCsv(1), workforce.request({ method: 'GET', path: '/x' })]) {
      assert.equal(await new Response(await call.stream()).text(), 'id\r\n1\r\n')
    }
    assert.equal(await workforce.payRuns.exportCsv(1), 'id\r\n1\r\n')
  })

  test('is rejected before it starts if the request fails', async (t) => {
    const { baseUrl } = await startService(t, failure(404, 'not_found'))
    await assert.rejects(new Workforce({ baseUrl }).documents.file(1).stream(), NotFoundError)
  })

  test('must be requested before the call is awaited', async (t) => {
    const { baseUrl } = await startService(t, file)
    const call = new Workforce({ baseUrl }).payRuns.exportCsv(1)
    await call
    await assert.rejects(call.stream(), /^TypeError: stream\(\) comes too late/)
  })

  test('ends with an error when a chunk is late, the connection breaks, or the caller aborts', async (t) => {
    const breaking: Responder = (response) => {
      response.writeHead(200, { 'content-length': '8' }).write('half', () => setTimeout(() => response.destroy(), 50))
    }
    const controller = new AbortController()
    for (const [responder, options, ErrorClass] of [
      [respondInParts().responder, { timeoutMs: 500 }, TimeoutError],
      [breaking, {}, ConnectionError],
      [respondInParts().responder, { signal: controller.signal }, AbortedError],
    ] as const) {
      const { baseUrl } = await startService(t, responder)
      const stream = await new Workforce({ baseUrl, maxRetries: 0 }).documents.file(1, {}, options).stream()
      const reader = stream.getReader()
      assert.equal(decode(await reader.read()), 'half')
      if (ErrorClass === AbortedError) controller.abort()
      await assert.rejects(reader.read(), (error: WorkforceError) => {
        assert.match(error.stack ?? '', /files\.test\.ts/)
        return error instanceof ErrorClass
      })
    }
  })
})
