import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { findAccessibilityViolations, startBrowser, withoutChromium } from '../../support/browser/browser.ts'
import { isLong } from '../../support/running/long-form.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const home = await app.send('GET', '/docs')
const list = await app.send('GET', '/docs/search')
const all = [...new Set([...list.text.matchAll(/<a href="(\/docs[^"#]*)/g)].map(([, path = '']) => path))]

describe('a page of the documentation', () => {
  const paths = ['/docs', '/docs/reference/people', '/docs/events', '/docs/guides/webhooks', '/v1/openapi.json']

  it('has at most 27 KB, and 17 KB of style and script, which browsers cache permanently', async () => {
    let [largest, assets] = [0, 0]
    for (const path of all) {
      const { bytes, headers } = await app.send('GET', path, { headers: { 'accept-encoding': 'gzip, br' } })
      assert.equal(headers['content-encoding'], 'br', path)
      largest = Math.max(largest, bytes.length)
    }
    for (const [, address = ''] of home.text.matchAll(/"(\/assets\/[^"]*)"/g)) {
      const { bytes, headers } = await app.send('GET', address, { headers: { 'accept-encoding': 'br' } })
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable', address)
      assets += bytes.length
      for (const other of [address.replace(/\?.*/, ''), `${address}0`]) {
        assert.equal((await app.send('GET', other)).headers['cache-control'], 'no-cache', other)
      }
    }
    assert.ok(largest <= 27_000 && assets <= 17_000, `${largest} and ${assets} bytes`)
  })

  it('has the same text in every encoding', async () => {
    for (const path of paths) {
      const plain = await app.send('GET', path)
      for (const [encoding, decompress] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const { headers, bytes } = await app.send('GET', path, { headers: { 'accept-encoding': encoding } })
        assert.equal(headers['content-encoding'], encoding)
        assert.match(String(headers.vary), /Accept-Encoding/)
        assert.deepEqual(decompress(bytes), plain.bytes, path)
      }
    }
  })

  it('is revalidated, and sent only if it has changed', async () => {
    for (const path of paths) {
      const { headers } = await app.send('GET', path)
      assert.equal(headers['cache-control'], 'no-cache')
      const revalidate = (tag: string) => app.send('GET', path, { headers: { 'if-none-match': tag } })
      const { status, bytes, headers: cached } = await revalidate(String(headers.etag))
      assert.deepEqual([status, bytes.length, cached.etag], [304, 0, headers.etag], path)
      assert.equal((await revalidate('"another"')).status, 200)
    }
  })

  it('is accessible and responsive, and can be searched', { skip: withoutChromium }, async () => {
    const browser = await startBrowser()
    try {
      const kinds = ['/docs', '/docs/reference/departments', '/docs/events', '/docs/schemas/Person', '/docs/search']
      const sample = [...kinds, '/docs/guides/webhooks'] // the short form runs axe-core only on these
      const guides = all.filter((path) => path.startsWith('/docs/guides'))
      for (const [colorScheme, width, some] of [
        ['light', 360, [...kinds, ...guides, '/docs/changelog']],
        ['dark', 1280, isLong ? sample : ['/docs', '/docs/reference/departments', '/docs/guides/webhooks']],
      ] as const) {
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 740 }, bypassCSP: true })
        for (const path of some) {
          await page.goto(app.url + path)
          if (isLong || sample.includes(path)) {
            const violations = await findAccessibilityViolations(page, { onlyColors: colorScheme === 'dark' })
            assert.deepEqual(violations, [], `${path}, ${colorScheme}`)
          }
          const pageWidth = Number(await page.evaluate('document.documentElement.scrollWidth'))
          assert.ok(pageWidth <= width, `${path} is ${pageWidth} wide`)
        }
      }
      const page = await browser.newPage()
      await page.goto(`${app.url}/docs/reference/people`)
      await page.keyboard.press('/')
      await page.keyboard.type('approve pay')
      await page.keyboard.press('Enter')
      await page.getByText('with “approve pay”.').waitFor()
      await page.locator('main a[href$="#payRuns.approve"]').click() // other results also contain its name
      await page.waitForURL(/\/docs\/reference\/pay-runs#payRuns\.approve$/)
    } finally {
      await browser.close()
    }
  })
})
