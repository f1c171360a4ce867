import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, describe, it } from 'node:test'
import { renderGuide } from '../../../server/http/guides.ts'
import { startTestApp } from '../../support/app.ts'
import { barriersOf, startBrowser, withoutChromium } from '../../support/browser.ts'

const app = await startTestApp()
after(() => app.close())

const names = readdirSync(new URL('../../../openapi/guides', import.meta.url))
  .filter((name) => name !== 'README.md')
  .map((name) => name.replace('.md', ''))
const paths = ['/docs/guides', ...names.map((name) => `/docs/guides/${name}`)]

describe('the guides', () => {
  it('have an index that names them all', async () => {
    const { text } = await app.send('GET', '/docs/guides')
    for (const name of names) assert.ok(text.includes(`<a href="/docs/guides/${name}">`), name)
  })

  it('are pages that may do nothing but show themselves', async () => {
    for (const path of paths) {
      const { status, headers, text } = await app.send('GET', path)
      assert.equal(status, 200, path)
      assert.equal(headers['content-type'], 'text/html; charset=utf-8')
      assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'self'; img-src/)
      assert.doesNotMatch(text, /<script|<!--/)
    }
  })

  it('lead nowhere that is not there', async () => {
    const pages = new Map<string, string>()
    // Pages of the console lead to the sign-in first.
    const others = ['/docs', '/console', '/console/account/two-factor', '/assets/pages.css']
    for (const path of [...paths, ...others]) {
      const { status, text } = await app.send('GET', path)
      if (status === 200 || status === 303) pages.set(path, text)
    }
    for (const path of paths) {
      const links = [...(pages.get(path) ?? '').matchAll(/ href="([^"]*)"/g)].map(([, link = '']) => link)
      for (const link of links.filter((each) => !/^(https:|data:)/.test(each))) {
        const [target = '', anchor] = link.replace(/\?v=\w+$/, '').split('#')
        const page = pages.get(target === '' ? path : target)
        assert.ok(page !== undefined, `${path} leads to ${link}`)
        if (anchor !== undefined) assert.ok(page.includes(` id="${anchor}"`), `${path} leads to ${link}`)
      }
    }
  })

  it('that do not exist are not found, and nothing is changed by others than a GET', async () => {
    for (const path of ['/docs/guides/none', '/docs/guides/README', '/docs/guides/..%2fREADME']) {
      assert.equal((await app.send('GET', path)).status, 404, path)
    }
    const { status, headers } = await app.send('POST', '/docs/guides')
    assert.deepEqual([status, headers.allow], [405, 'GET, HEAD, OPTIONS'])
  })

  it('show a guide as GitHub does: HTML is text, links and anchors work', () => {
    const guide = [
      '# The title',
      '## Use `a` & b',
      '[Sign](webhooks.md#verify) [All](README.md) [Reference](http://127.0.0.1:3000/docs)',
      '<!-- mark -->',
      '<b>bold</b>',
    ]
    const page = renderGuide(guide.join('\n\n'))
    assert.match(page, /<h1>The title<\/h1>/)
    assert.match(page, /<h2 id="use-a--b">Use <code>a<\/code> &amp; b<\/h2>/)
    for (const href of ['/docs/guides/webhooks#verify', '/docs/guides', '/docs']) {
      assert.ok(page.includes(`<a href="${href}">`), href)
    }
    assert.ok(page.includes('&lt;b&gt;bold'))
    assert.ok(!page.includes('mark'))
  })

  it('stop nobody, and fit a phone', { skip: withoutChromium }, async () => {
    const browser = await startBrowser()
    try {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ colorScheme, viewport: { width: 360, height: 740 }, bypassCSP: true })
        for (const path of colorScheme === 'light' ? paths : ['/docs/guides/webhooks']) {
          await page.goto(app.url + path)
          assert.deepEqual(await barriersOf(page), [], `${path}, ${colorScheme}`)
          const width = await page.evaluate('document.documentElement.scrollWidth')
          assert.ok(Number(width) <= 360, `${path} is ${width} wide`)
        }
      }
    } finally {
      await browser.close()
    }
  })
})
