import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { CORE_SCHEMA, load } from 'js-yaml'
import { startTestApp } from '../../support/app.ts'
import { startBrowser, withoutChromium } from '../../support/browser.ts'

const app = await startTestApp()
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

describe('the documentation', () => {
  it('serves the contract as it is, to anybody', async () => {
    const { status, headers, body } = await app.send('GET', '/v1/openapi.json')
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'application/json; charset=utf-8')
    const file = new URL('../../../openapi/v1.yaml', import.meta.url)
    assert.deepEqual(body, load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA }))
  })

  it('is a page whose every link and script comes from here', async () => {
    const { status, headers, text } = await app.send('GET', '/docs')
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    const addresses = [...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address)
    const paths = addresses.map((address) => address.split('?')[0])
    assert.deepEqual(paths, ['/docs/guides', '/v1/openapi.json', '/docs/reference.js', '/docs/start.js'])
    for (const address of addresses) {
      const answer = await app.send('GET', address)
      assert.equal(answer.status, 200, address)
      assert.match(
        String(answer.headers['content-type']),
        /^(application\/json|text\/(html|javascript)); charset=utf-8$/i,
      )
    }
  })

  it('has scripts that browsers keep for good, under addresses that change with them', async () => {
    const { text } = await app.send('GET', '/docs')
    for (const [, address = ''] of text.matchAll(/<script src="([^"]*)"/g)) {
      assert.match(address, /\?v=[\w.]+$/)
      const { headers } = await app.send('GET', address)
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
      for (const other of [address.replace(/\?.*/, ''), `${address}0`]) {
        assert.equal((await app.send('GET', other)).headers['cache-control'], 'no-cache', other)
      }
    }
  })

  it('takes one file from its package, so that production installs no other for it', () => {
    const scalar = dirname(createRequire(import.meta.url).resolve('@scalar/api-reference'))
    const { dependencies } = read(join(scalar, '../package.json'))
    const { overrides } = read(join(import.meta.dirname, '../../../package.json'))
    const emptied = Object.keys(dependencies).map((name) => [name, 'npm:empty-npm-package@1.0.0'])
    assert.deepEqual(overrides['@scalar/api-reference'], Object.fromEntries(emptied))
  })

  it('sets nothing up that would leave the machine', async () => {
    const { text: page } = await app.send('GET', '/docs')
    const { text: start } = await app.send('GET', '/docs/start.js')
    for (const text of [page, start]) assert.doesNotMatch(text, /https?:|\/\/[a-z]/i)
    const settings = JSON.parse(/\{.*\}/.exec(start)?.[0] ?? '')
    const { url, withDefaultFonts, telemetry, proxyUrl } = settings
    assert.deepEqual(
      { url, withDefaultFonts, telemetry, proxyUrl },
      {
        url: '/v1/openapi.json',
        withDefaultFonts: false,
        telemetry: false,
        proxyUrl: '',
      },
    )
  })

  it('sends no filter that nobody ticked', { skip: withoutChromium }, async () => {
    const browser = await startBrowser()
    try {
      const page = await browser.newPage()
      page.setDefaultTimeout(60_000) // it is a large script
      await page.goto(`${app.url}/docs#tag/people/GET/people`)
      const section = page.locator('section:has(h3:text("List people"))').first()
      await section.locator('button:has-text("Test Request")').click()
      const [request] = await Promise.all([
        page.waitForRequest((each) => new URL(each.url()).pathname === '/v1/people'),
        page.getByRole('button', { name: 'Send get request' }).click(),
      ])
      const sent = Object.fromEntries(new URL(request.url()).searchParams)
      assert.deepEqual(sent, { limit: '25', sort: 'id', include_deleted: 'false' }) // the defaults
    } finally {
      await browser.close()
    }
  })

  it('may connect to nothing but this service, whatever its script would like', async () => {
    const { headers } = await app.send('GET', '/docs')
    const directives = String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(' '))
    const policy: Record<string, string[]> = Object.fromEntries(
      directives.map(([name = '', ...sources]) => [name, sources]),
    )
    assert.deepEqual(policy['default-src'], [`'none'`])
    assert.deepEqual(policy['connect-src'], [`'self'`])
    assert.deepEqual(policy['script-src'], [`'self'`])
    const harmless = new Set([`'none'`, `'self'`, `'unsafe-inline'`, 'data:', 'blob:'])
    assert.deepEqual(
      Object.values(policy)
        .flat()
        .filter((source) => !harmless.has(source)),
      [],
    )
  })
})
