import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import express from 'express'
import { BodyBudget } from '../../../server/http/body/body-budget.ts'
import { openExchange } from '../../../server/http/exchange.ts'
import { respond, respondToFailure } from '../../../server/http/respond.ts'
import { createLog } from '../../../server/process/log.ts'
import { reactions } from '../../../server/reactions.ts'
import { assertResponse } from '../../support/contract/contract.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { token } = (await createBusiness(app)).owner

const paths = [
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

describe('a file', () => {
  const connectionLoss = () => Object.assign(new Error('terminating connection'), { code: '57P01' })
  const files: Record<string, () => AsyncGenerator<string>> = {
    // biome-ignore lint/correctness/useYield: it fails first
    '/early': async function* () {
      throw connectionLoss()
    },
    '/late': async function* () {
      yield 'name\r\n'
      throw connectionLoss()
    },
    '/whole': async function* () {
      yield 'name\r\n'
      yield 'Ada\r\n'
    },
    '/empty': async function* () {
      yield* []
    },
  }
  let url: string
  let server: Server
  before(async () => {
    const serving = express()
    serving.use(
      openExchange({ ...app, reactions, bodies: new BodyBudget(1), log: createLog('server', { logLevel: 'silent' }) }),
    )
    serving.get('/:name', async (req, res) => {
      const content = files[req.path]?.() ?? assert.fail()
      await respond(res, { status: 200, file: { name: 'people.csv', content } }, 'text/csv')
    })
    serving.use(respondToFailure)
    server = serving.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  after(() => server.close())

  it('that fails before its first byte becomes an error response', async () => {
    const response = await fetch(`${url}/early`)
    assert.equal(response.status, 503)
    assert.deepEqual(
      ['retry-after', 'content-type', 'content-disposition'].map((name) => response.headers.get(name)),
      ['1', 'application/json; charset=utf-8', null],
    )
    assert.equal(((await response.json()) as { code: string }).code, 'unavailable')
  })

  it('that fails after its first byte is aborted, while others are completed', async () => {
    await assert.rejects(fetch(`${url}/late`).then((response) => response.text()))
    assert.equal(await (await fetch(`${url}/whole`)).text(), 'name\r\nAda\r\n')
    assert.equal(await (await fetch(`${url}/empty`)).text(), '')
  })
})

describe('a read-only path outside the contract', () => {
  for (const path of [
    '/health/live',
    '/health/ready',
    '/v1/openapi.json',
    '/docs',
    '/docs/reference/people',
    '/assets/docs.js',
    '/favicon.ico',
  ]) {
    it(`${path} returns 405 for other methods, with an Allow header`, async () => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const response = await app.send(method, path)
        assert.equal(response.status, 405, method)
        assert.equal(response.headers.allow, 'GET, HEAD, OPTIONS')
        assertResponse(undefined, response)
      }
      const { status, headers, text } = await app.send('OPTIONS', path)
      assert.deepEqual([status, headers.allow, text], [204, 'GET, HEAD, OPTIONS', ''])
    })
  }
})

describe('an unknown path', () => {
  for (const path of paths) {
    it(`${path.slice(0, 60)} returns 404 for any method and caller`, async () => {
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
        for (const bearer of [undefined, token]) {
          const response = await app.send(method, path, { token: bearer })
          assert.equal(response.status, 404, method)
          assertResponse(undefined, response)
          assert.equal(response.body.message, 'Not found.')
          assert.equal(response.body.code, 'route_not_found')
        }
      }
      assert.equal((await app.send('HEAD', path)).status, 404)
    })
  }
})

describe('an error in a browser', () => {
  const headers = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

  it('is an HTML page with the status', async () => {
    for (const path of ['/people', '/docs/guides/nonsense', '/%']) {
      const { status, text, headers: responseHeaders } = await app.send('GET', path, { headers })
      assert.equal(status, 404)
      assert.match(text, /<h1>Page not found<\/h1>/)
      assert.match(String(responseHeaders['content-security-policy']), /style-src 'self'/)
    }
  })

  it('of the API remains JSON', async () => {
    const response = await app.send('GET', '/v1/nonsense', { headers })
    assert.deepEqual([response.status, response.body.code], [404, 'route_not_found'])
  })

  it('states how long to wait if there were too many requests', async () => {
    const { databaseUrl } = app
    const limited = await startTestApp({ databaseUrl, env: { RATE_LIMIT_PER_ADDRESS: '1' } })
    await limited.send('GET', '/console/sign-in', { headers })
    const { status, text, headers: responseHeaders } = await limited.send('GET', '/console/sign-in', { headers })
    assert.deepEqual([status, Number(responseHeaders['retry-after']) > 0], [429, true])
    assert.match(text, /<h1>Too many requests<\/h1>/)
  })
})

describe('the root', () => {
  it('redirects to the console', async () => {
    const { status, headers } = await app.send('GET', '/')
    assert.deepEqual([status, headers.location], [302, '/console'])
  })

  it('has a default icon', async () => {
    const { status, headers, text } = await app.send('GET', '/favicon.ico')
    assert.deepEqual([status, headers['content-type']], [200, 'image/svg+xml'])
    assert.match(text, /^<svg /)
  })
})
