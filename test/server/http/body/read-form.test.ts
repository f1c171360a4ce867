import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertAnswer } from '../../../support/contract/contract.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { token } = (await createBusiness(app)).owner

/** Sends a form of parts, each with its headers. */
async function upload(...parts: [headers: string, content: string][]) {
  const body = [...parts.map(([headers, content]) => `--x\r\n${headers}\r\n\r\n${content}\r\n`), '--x--\r\n'].join('')
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await app.send('POST', '/v1/documents/upload', { token, body, headers })
  assertAnswer('documents.upload', answer)
  return answer
}

describe('a form', () => {
  const nameless = {
    'no name': 'Content-Disposition: form-data',
    'an empty name': 'Content-Disposition: form-data; name=""',
    'no name but one of a file': 'Content-Disposition: form-data; filename="a.pdf"',
    'no name and another type': 'Content-Disposition: form-data\r\nContent-Type: application/json',
  }
  for (const [what, headers] of Object.entries(nameless)) {
    it(`is malformed where a part has ${what}`, async () => {
      for (const content of ['', '{}', 'x'.repeat(2_000_000)]) {
        const { status, body } = await upload(
          [headers, content],
          ['Content-Disposition: form-data; name="title"', '"A"'],
        )
        assert.deepEqual([status, body.code], [400, 'malformed_form'])
      }
    })
  }
})
