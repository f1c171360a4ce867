import type { Browser, Page } from 'playwright-core'
import { type Box, readLayout } from './layout.ts'
import { type Picture, pictures } from './pictures.ts'
import { replaceRandomTexts } from './replace-random-texts.ts'
import type { SampleBusiness } from './sample-business.ts'
import { userWithRole } from './sample-users.ts'

/** The width at which the content of a page is about as wide as the text of a guide. */
const viewport = { width: 1040, height: 800 }

/** The pixels of a picture for each CSS pixel. The documentation shows pictures at this scale. */
const pixelRatio = 1.5

/** An open page, as a picture shows it. */
interface Shot {
  /** The name of the file, without its ending. */
  name: string
  layout: string[]
  /** Returns a PNG. */
  take: () => Promise<Buffer>
}

/**
 * Opens the page of each picture, one after another, without its navigation.
 *
 * @param visit - called for each picture, while its page is open
 */
export async function visitPictures(
  browser: Browser,
  { url, sample }: { url: string; sample: SampleBusiness },
  visit: (shot: Shot) => Promise<void>,
): Promise<void> {
  const pages = new Map<Picture['as'], Page>()
  const openPage = async (role: Picture['as']): Promise<Page> => {
    const page = await browser.newPage({
      baseURL: url,
      viewport,
      deviceScaleFactor: pixelRatio,
      reducedMotion: 'reduce',
    })
    page.setDefaultTimeout(20_000)
    pages.set(role, page)
    if (role !== undefined) await signIn(page, userWithRole(role))
    return page
  }
  for (const [guide, list] of Object.entries(pictures)) {
    for (const picture of list) {
      const page = pages.get(picture.as) ?? (await openPage(picture.as))
      await page.context().setOffline(false)
      await page.goto(picture.address(sample))
      await picture.act?.(page)
      await page.context().setOffline(true) // some pages reload a part of themselves
      await page.evaluate('document.activeElement?.blur(); scrollTo(0, 0)') // boxes are relative to the viewport
      await replaceRandomTexts(page)
      const area = await findArea(page, picture)
      const take = () => takeStable(() => page.screenshot({ clip: area, fullPage: true, animations: 'disabled' }))
      await visit({ name: `${guide}-${picture.name}`, layout: await readLayout(page, area), take })
    }
  }
  for (const page of pages.values()) await page.close()
}

const maxTakes = 5

/** Takes a picture until it is the same twice in a row, as Chromium first paints some texts with fewer details. */
async function takeStable(take: () => Promise<Buffer>): Promise<Buffer> {
  let picture = await take()
  for (let takes = 1; takes < maxTakes; takes++) {
    const previous = picture
    picture = await take()
    if (picture.equals(previous)) break
  }
  return picture
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/console/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The space around the content of a page, in CSS pixels. */
const margin = 32

/** Returns the content of a page, down to the element `before` which the picture ends. */
async function findArea(page: Page, { before }: Picture): Promise<Box> {
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
