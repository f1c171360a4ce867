import assert from 'node:assert/strict'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { TestApp } from './app.ts'
import { type TestUser, testPassword } from './factories.ts'

export const phone = { viewport: { width: 390, height: 844 } }
export const desktop = { viewport: { width: 1280, height: 800 } }

/** What no server is asked for: data, and the parts of the browser's viewer of PDFs. */
const ownOfBrowser = /^(data|blob|chrome|chrome-extension):/

interface Options extends BrowserContextOptions {
  /** Signs in first. */
  as?: Pick<TestUser, 'email'>
}

/**
 * Opens the console in a browser of its own. A complaint of the browser, an error of a script or a request to elsewhere
 * fails the test.
 */
export async function browseConsole(
  browser: Browser,
  app: TestApp,
  { as: user, ...options }: Options,
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: app.url, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    const isRefusal = /the server responded with a status of 4\d\d/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !isRefusal) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(app.url) && !ownOfBrowser.test(request.url())) complaints.push(request.url())
  })
  page.on('response', (answer) => {
    if (answer.status() >= 500) complaints.push(`${answer.status()} ${answer.url()}`)
  })
  try {
    if (user) await signIn(page, user)
    await journey(page)
    assert.deepEqual(complaints, [])
  } finally {
    await context.close()
  }
}

export async function signIn(page: Page, { email }: Pick<TestUser, 'email'>): Promise<void> {
  await page.goto('/console/sign-in')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Fails when a page is wider than the window. */
export async function checkFits(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  const needed = Number(await page.evaluate('document.documentElement.scrollWidth'))
  assert.ok(needed <= width, `${page.url()} is ${needed} px wide on ${width}`)
}
