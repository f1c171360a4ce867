import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mock, test } from 'node:test'
import { startBrowser } from '../support/browser/browser.ts'
import { compressPng } from './compress-png.ts'
import { formatLayouts, layoutsFile } from './layout.ts'
import { startSampleService } from './sample-business.ts'
import { visitScreenshots } from './visit-screenshots.ts'

/*
 * npm run generate:screenshots    takes the screenshots in the guides, and writes their layouts
 */

const folder = join(import.meta.dirname, '../../openapi/guides/screenshots')

/** Options of Chromium with which the same page has the same pixels. */
const reproducibleRendering = [
  '--disable-gpu',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--font-render-hinting=none',
]

test('takes the screenshots in the guides', async () => {
  const { app, sample } = await startSampleService()
  const browser = await startBrowser(reproducibleRendering)
  try {
    const layouts = new Map<string, string[]>()
    const files = new Map<string, Uint8Array>()
    await visitScreenshots(browser, { url: app.url, sample }, async ({ name, layout, take }) => {
      layouts.set(name, layout)
      files.set(`${name}.png`, compressPng(await take()))
    })
    rmSync(folder, { recursive: true, force: true }) // removes screenshots that are no longer in the list
    mkdirSync(folder)
    for (const [file, content] of files) writeFileSync(join(folder, file), content)
    writeFileSync(layoutsFile, formatLayouts(layouts))
  } finally {
    mock.timers.reset()
    await browser.close()
  }
})
