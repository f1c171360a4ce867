import type { Browser, Page } from 'playwright-core'
import { type Box, readLayout } from './layout.ts'
import { replaceRandomTexts } from './replace-random-texts.ts'
import type { SampleBusiness } from './sample-business.ts'
import { userWithRole } from './sample-users.ts'
import { type Screenshot, screenshots } from './screenshots.ts'

/** The width at which the content of a page is about as wide as the text of a guide. */
const viewport = { width: 1040, height: 800 }

/** The pixels of a screenshot for each CSS pixel. The documentation shows screenshots at this scale. */
const pixelRatio = 1.5

/** An open page, as a screenshot shows it. */
interface Shot {
  /** The name of the file, without its extension. */
  name: string
  layout: string[]
  /** Returns a PNG. */
  take: () => Promise<Buffer>
}

/**
 * Opens the page of each screenshot, one after another, without its navigation.
 *
 * @param visit - called for each screenshot, while its page is open
 */
export async function visitScreenshots(
  browser: Browser,
  { url, sample }: { url: string; sample: SampleBusiness },
  visit: (shot: Shot) => Promise<void>,
): Promise<void> {
  const pages = new Map<Screenshot['as'], Page>()
  const openPage = async (role: Screenshot['as']): Promise<Page> => {
    const page = await browser.newPage({
      baseURL: url,
      viewport,
      deviceScaleFactor: pixelRatio,
      reducedMotion: 'reduce',
    })
    page.setDefaultTimeout(20_000)
    pages.set(role, page)
    if (role !== undefined) await signIn(page, userWithRole(role))
    // Until the first screenshot of a page, Chromium rounds the metrics of fonts for another pixel ratio.
    await page.screenshot({ fullPage: true })
    return page
  }
  for (const [guide, list] of Object.entries(screenshots)) {
    for (const screenshot of list) {
      const name = `${guide}-${screenshot.name}`
      const page = pages.get(screenshot.as) ?? (await openPage(screenshot.as))
      const area = await openScreenshot(page, screenshot, sample).catch((error: unknown) => {
        throw new Error(`${name} of test/screenshots/screenshots.ts does not match its page`, { cause: error })
      })
      const take = () => takeStable(() => page.screenshot({ clip: area, fullPage: true, animations: 'disabled' }))
      await visit({ name, layout: await readLayout(page, area), take })
    }
  }
  for (const page of pages.values()) await page.close()
}

/** Opens the page of a screenshot, and performs the actions before it. Returns the part of the page to show. */
async function openScreenshot(page: Page, screenshot: Screenshot, sample: SampleBusiness): Promise<Box> {
  await page.context().setOffline(false)
  await screenshot.prepare?.(sample)
  await page.goto(screenshot.address(sample))
  await screenshot.act?.(page)
  await page.context().setOffline(true) // some pages reload a part of themselves
  await page.evaluate('document.activeElement?.blur(); scrollTo(0, 0)') // boxes are relative to the viewport
  await replaceRandomTexts(page)
  return findArea(page, screenshot)
}

const maxAttempts = 5

/** Takes screenshots until two in a row are identical, as Chromium first paints some texts with fewer details. */
async function takeStable(take: () => Promise<Buffer>): Promise<Buffer> {
  let screenshot = await take()
  for (let takes = 1; takes < maxAttempts; takes++) {
    const previous = screenshot
    screenshot = await take()
    if (screenshot.equals(previous)) break
  }
  return screenshot
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/console/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The space around the content of a page, in CSS pixels. */
const margin = 32

/** Returns the content of a page, up to the element `before` which the screenshot ends. */
async function findArea(page: Page, { before }: Screenshot): Promise<Box> {
  const boxes = await page.locator('main, main > *').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )
  const [main = { x: 0, y: 0, ...viewport }, ...children] = boxes
  const bottom = Math.max(...children.map(({ y, height }) => y + height))
  const end = before === undefined ? undefined : await page.locator(before).first().boundingBox()
  const height = end == null ? bottom + margin : end.y - margin / 4
  return { ...main, height: Math.round(Math.min(main.height, height - main.y)) }
}
