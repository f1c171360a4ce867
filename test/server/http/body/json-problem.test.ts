import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { jsonProblem } from '../../../../server/http/body/json-problem.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

/** Sends a body to a public operation, and returns the error message. */
async function refuse(body: string | Buffer): Promise<string> {
  const response = await app.send('POST', '/v1/login', { body })
  assert.deepEqual([response.status, response.body.code], [400, 'malformed_json'])
  return response.body.message
}

const cases: [body: string, problem: string][] = [
  ['{"a": 1,\n  "b" 2}', 'a colon is missing (line 2, column 7)'],
  ['{"a": 1\n  "b": 2}', 'a comma is missing (line 2, column 3)'],
  ['{"a": 1,\r\n}', 'a name in double quotes is missing (line 2, column 1)'],
  ['{a: 1}', 'a word is unknown, or a text has no double quotes (line 1, column 2)'],
  ["{'a': 1}", 'a word is unknown, or a text has no double quotes (line 1, column 2)'],
  ['{"a":}', 'a value is missing (line 1, column 6)'],
  ['{"a": [1, 2}', 'a comma is missing (line 1, column 12)'],
  ['{"a": [1, 2', 'a closing ] is missing (line 1, column 12)'],
  ['{"a": 1', 'a closing } is missing (line 1, column 8)'],
  ['{"a": 1}}', 'something follows the end (line 1, column 9)'],
  ['{"a": 1e}', 'a number is not complete (line 1, column 7)'],
  ['{"a": "b', 'the closing quote of a text is missing (line 1, column 7)'],
  ['{"a": "\\x"}', 'an escape is unknown (line 1, column 7)'],
  ['{"a": "\\u12"}', 'an escape of four hexadecimal digits is malformed (line 1, column 7)'],
  ['{"a": "\t"}', 'a control character is not escaped (line 1, column 7)'],
  ['{"a": 1} // no', 'a comment is not allowed (line 1, column 10)'],
  [' ', 'a value is missing (line 1, column 2)'],
]

describe('a body that is not JSON', () => {
  for (const [body, problem] of cases) {
    it(`is rejected with the position and reason: ${JSON.stringify(body)}`, async () => {
      assert.equal(await refuse(body), `The body is not valid JSON: ${problem}.`)
    })
  }

  it('is rejected if it is not UTF-8', async () => {
    const message = await refuse(Buffer.from('{"a": "\xff"}', 'latin1'))
    assert.equal(message, 'The body is not valid JSON: it is not UTF-8.')
  })

  it('is not repeated, as it can contain secrets', async () => {
    const secret = 'canary'
    for (const body of [
      secret,
      `{"password": ${secret}}`,
      `{"password": "${secret}`,
      `{"${secret}" 1}`,
      `"${secret}" x`,
    ]) {
      const { text } = await app.send('POST', '/v1/login', { body })
      assert.ok(!text.includes('canar'), text)
    }
  })

  it('can be nested to any depth', () => {
    assert.equal(jsonProblem('['.repeat(1_000_000)), undefined)
    assert.match(String(jsonProblem(`[x${'['.repeat(1_000_000)}`)), /\(line 1, column 2\)$/)
  })
})
