import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertResponse } from '../../../support/contract/contract.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { beginRequest } from '../../../support/service/unfinished-request.ts'

const app = await startTestApp()
const { token } = (await createBusiness(app)).owner

/** Sends a form with these parts and their headers. */
async function upload(...parts: [headers: string, content: string][]) {
  const body = [...parts.map(([headers, content]) => `--x\r\n${headers}\r\n\r\n${content}\r\n`), '--x--\r\n'].join('')
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const response = await app.send('POST', '/v1/documents/upload', { token, body, headers })
  assertResponse('documents.upload', response)
  return response
}

const head = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n`

describe('a form', () => {
  const nameless = {
    'no name': 'Content-Disposition: form-data',
    'an empty name': 'Content-Disposition: form-data; name=""',
    'a file name but no name': 'Content-Disposition: form-data; filename="a.pdf"',
    'no name and another type': 'Content-Disposition: form-data\r\nContent-Type: application/json',
  }
  for (const [name, headers] of Object.entries(nameless)) {
    it(`is malformed if a part has ${name}`, async () => {
      for (const content of ['', '{}', 'x'.repeat(2_000_000)]) {
        const { status, body } = await upload(
          [headers, content],
          ['Content-Disposition: form-data; name="title"', '"A"'],
        )
        assert.deepEqual([status, body.code], [400, 'malformed_form'])
      }
    })
  }

  it('is malformed if its boundary is empty or missing in the body, or the header of a part is truncated', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nA\r\n'
    const malformed = [
      ['', `${part}--x--\r\n`],
      ['y', `${part}--x--\r\n`],
      ['x', `${part}--x\r\nContent-Dispo`],
    ]
    for (const [boundary, body] of malformed) {
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
      const response = await app.send('POST', '/v1/documents/upload', { token, body, headers })
      assert.deepEqual([response.status, response.body.code], [400, 'malformed_form'])
    }
  })

  const failures: [name: string, status: number, pieces: (string | Buffer)[]][] = [
    ['a part without a name', 400, ['--x\r\nContent-Disposition: form-data\r\n\r\nA']],
    ['a value that is too large', 413, [head('title'), Buffer.alloc(1024 * 1024 + 1)]],
    ['a file that is too large', 413, [head('file'), Buffer.alloc(10 * 1024 * 1024 + 1)]],
    ['one part too many', 422, Array.from({ length: 21 }, (_, index) => `${head(`part-${index}`)}x\r\n`)],
  ]
  for (const [name, status, pieces] of failures) {
    it(`gets a response at ${name}, before it is completely sent`, async () => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` }
      const request = beginRequest(`${app.url}/v1/documents/upload`, headers)
      for (const piece of pieces) await request.write(piece)
      assert.equal((await request.response).status, status)
    })
  }
})
