import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, mock } from 'node:test'
import { startBrowser, withoutChromium } from '../support/browser/browser.ts'
import { formatLayouts, layoutsFile } from './layout.ts'
import { startSampleService } from './sample-business.ts'
import { screenshots } from './screenshots.ts'
import { visitScreenshots } from './visit-screenshots.ts'

const readGuide = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../openapi/guides/${name}.md`), 'utf8')

describe('the screenshots in the guides', () => {
  it('are each shown once, in their guide', () => {
    for (const [guide, list] of Object.entries(screenshots)) {
      const images = [...readGuide(guide).matchAll(/^!\[.+\]\(screenshots\/(.+)\.png\)$/gm)]
      const expected = list.map(({ name }) => `${guide}-${name}`)
      assert.deepEqual(images.map(([, name]) => name).toSorted(), expected.toSorted())
    }
  })

  it('match their pages; if a page has changed, run `npm run generate:screenshots`', {
    skip: withoutChromium,
  }, async () => {
    const { app, sample } = await startSampleService()
    const browser = await startBrowser()
    try {
      const layouts = new Map<string, string[]>()
      await visitScreenshots(browser, { url: app.url, sample }, async ({ name, layout }) => {
        layouts.set(name, layout)
      })
      assert.equal(formatLayouts(layouts), readFileSync(layoutsFile, 'utf8'))
    } finally {
      mock.timers.reset()
      await browser.close()
    }
  })
})
