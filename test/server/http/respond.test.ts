import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { startTestApp } from '../../support/app.ts'
import { assertAnswer } from '../../support/contract.ts'
import { createBusiness } from '../../support/factories.ts'

const app = await startTestApp()
after(() => app.close())
const { token } = (await createBusiness(app)).owner

const paths = [
  '/',
  '/v1',
  '/v1/',
  '/v2/people',
  '/people',
  '/v1/people/1/nonsense',
  '/v1/people//',
  '/v1//people',
  '/v1/../v1/peoples',
  '/v1/openapi.yaml',
  '/docs/../package.json',
  '/docs/%2e%2e/package.json',
  '/health',
  '/metrics',
  '/.env',
  '/__proto__',
  '/constructor',
  '/%',
  '/v1/people/%ff',
  '/v1/people/%c0%ae',
  '/v1/%00',
  `/${'x'.repeat(8000)}`,
]

describe('a path that leads nowhere', () => {
  for (const path of paths) {
    it(`${path.slice(0, 60)} answers 404, whatever the method and whoever asks`, async () => {
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
        for (const given of [undefined, token]) {
          const answer = await app.send(method, path, { token: given })
          assert.equal(answer.status, 404, method)
          assertAnswer(undefined, answer)
          assert.equal(answer.body.message, 'Not found.')
          assert.equal(answer.body.code, 'not_found')
        }
      }
      assert.equal((await app.send('HEAD', path)).status, 404)
    })
  }
})
