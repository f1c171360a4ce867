import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { isLong } from '../running/long-form.ts'
import { type TestUser, testPassword } from '../samples/factories.ts'
import type { TestApp } from '../service/app.ts'

type Device = Pick<BrowserContextOptions, 'viewport'>

export const phone = { viewport: { width: 390, height: 844 } }
export const tablet = { viewport: { width: 768, height: 1024 } }
export const desktop = { viewport: { width: 1280, height: 800 } }

const devices = { phone, desktop }

/**
 * Defines a test of a user journey over several pages. The long form runs it on a phone and on a desktop, the short
 * form on one of them.
 *
 * @param shortFormDevice - the device in the short form; it varies between journeys so that both are covered
 */
export function journey(
  name: string,
  shortFormDevice: keyof typeof devices,
  run: (device: Device) => Promise<void>,
): void {
  for (const [device, options] of Object.entries(devices)) {
    if (isLong || device === shortFormDevice) it(`${name}, on a ${device}`, () => run(options))
  }
}

/** Matches URLs that the browser loads without a server: inline data, and its own PDF viewer. */
const internalUrl = /^(data|blob|chrome|chrome-extension):/

interface Options extends BrowserContextOptions {
  /** The user to sign in first. */
  as?: Pick<TestUser, 'email'>
  /** The origin of another site that the journey visits. */
  otherOrigin?: string
}

/**
 * Opens the console in its own browser context. Browser warnings and errors, script errors, server failures and
 * requests to other origins fail the test.
 */
export async function browseConsole(
  browser: Browser,
  app: TestApp,
  { as: user, otherOrigin = app.url, ...options }: Options,
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: app.url, ...options })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    const isClientError = /the server responded with a status of 4\d\d/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !isClientError) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    const isKnown = [app.url, otherOrigin].some((origin) => request.url().startsWith(origin))
    if (!isKnown && !internalUrl.test(request.url())) problems.push(request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`)
  })
  try {
    if (user) await signIn(page, user)
    await journey(page)
    assert.deepEqual(problems, [])
  } finally {
    await context.close()
  }
}

/** Signs in like a user, who enters the address first. */
export async function signIn(page: Page, { email }: Pick<TestUser, 'email'>): Promise<void> {
  await page.goto('/console/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Opens the navigation entries that are not in the bottom bar, on a phone. */
export async function openMenu(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true })
  if (await more.isVisible()) await more.click()
}

/** Opens the menu with the account pages and the sign-out button. */
export const openAccount = (page: Page): Promise<void> => page.getByRole('button', { name: /^Account: / }).click()

/** Presses Tab until the target has the focus, like keyboard users. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 100; presses++) {
    if (await hasFocus(page, target)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`Tab does not lead to ${target} on ${page.url()}`)
}

export const hasFocus = async (page: Page, target: Locator): Promise<boolean> =>
  (await target.and(page.locator(':focus')).count()) > 0

/** Fails when a page is wider than the viewport. */
export async function checkFits(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  const needed = Number(await page.evaluate('document.documentElement.scrollWidth'))
  assert.ok(needed <= width, `${page.url()} is ${needed} px wide on ${width}`)
}
