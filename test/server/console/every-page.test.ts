import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { consolePages } from '../../../server/console/console.ts'
import { findAccessibilityViolations, startBrowser, withoutChromium } from '../../support/browser/browser.ts'
import { browseConsole, checkFits, desktop, hasFocus, phone, tablet } from '../../support/browser/console-browser.ts'
import { visitConsole, visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { isLong } from '../../support/running/long-form.ts'
import { createBusiness, createUser, createWebhook } from '../../support/samples/factories.ts'
import { createPageRecords, fillPath } from '../../support/samples/page-records.ts'
import { startTestApp, type TestResponse } from '../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)

const markup = '<img src=x onerror="alert(1)">'

const ids = await createPageRecords(app, owner, markup)

/** The columns with text from users, by table. All rows of the owner's business contain markup in them. */
const nameColumns: Record<string, string[]> = {
  people: ['first_name', 'last_name', 'job_title'],
  departments: ['name'],
  locations: ['name'],
  users: ['name'],
  documents: ['title'],
  document_signers: ['name'],
  leave_types: ['name'],
  leave_requests: ['note'],
  webhooks: ['description'],
  api_keys: ['name'],
}
for (const [table, columns] of Object.entries(nameColumns)) {
  const sets = columns.map((column) => sql`${sql.ref(column)} = ${markup}`)
  await sql`update ${sql.table(table)} set ${sql.join(sets)} where business_id = ${owner.business_id}`.execute(app.db)
}

/** The addresses of all pages for signed-in users. */
const addresses = consolePages
  .filter((page) => page.for === 'users')
  .map(({ path }) => `/console${fillPath(path, ids)}`)

/** The addresses of the pages that are HTML, rather than files that the browser saves or displays in its own viewer. */
const documents = addresses.filter((address) => !/\.(pdf|csv)$/.test(address))

describe('every page of the console', () => {
  const visitor = visitConsole(app)
  const responses = new Map<string, TestResponse>()
  before(async () => {
    await visitor.signIn(owner)
    for (const address of addresses) responses.set(address, await visitor.get(address))
  })

  it('contains no issued token', () => {
    const cookies = [...visitor.cookies.values()]
    for (const [address, { text, headers }] of responses) {
      const response = text + JSON.stringify(headers)
      assert.doesNotMatch(response, /eyJ[\w-]{10,}\.|wfk_\w{40}|wfp_\d+_\w{40}|whsec_[\w+/]{20}/, address)
      for (const cookie of cookies) assert.ok(!response.includes(cookie), address)
    }
  })

  it('escapes markup in a name', () => {
    const pages: string[] = []
    for (const [address, { text }] of responses) {
      if (!documents.includes(address)) continue // a file is not HTML
      assert.ok(!text.includes(markup) && !text.includes('<img src=x'), address)
      if (text.includes('&lt;img src=x onerror=')) pages.push(address)
    }
    assert.deepEqual(pages, documents, 'the name of the owner appears on every page')
  })

  it('is not found by users of another business if its path has an ID', async () => {
    const stranger = await visitConsoleAs(app, (await createBusiness(app)).owner)
    const paths = consolePages
      .filter((page) => page.for === 'users' && page.path.includes(':'))
      .map(({ path }) => `/console${fillPath(path, ids)}`)
    for (const address of paths) {
      const { status, text } = await stranger.get(address)
      assert.equal(status, 404, address)
      assert.match(text, /<h1>Page not found<\/h1>/, address)
    }
  })

  it('rejects IDs of another business in the query', async () => {
    const stranger = visitConsole(app)
    const theirs = await createBusiness(app)
    await stranger.signIn(theirs.owner)
    const { people, webhooks } = ids
    const pages = [
      ...['people?manager_id', 'people/org-chart?start_id', 'users/invite?person_id', 'documents?person_id'],
      'documents/new?person_id',
      ...['documents/upload?person_id', 'leave?person_id', 'leave/new?person_id', 'leave/balances?person_id'],
    ]
    for (const address of pages.map((page) => `${page}=${people?.id}`)) {
      const { status, text } = await stranger.get(`/console/${address}`)
      assert.ok([404, 422].includes(status), `${status} ${address}`)
      assert.ok(!text.includes('&lt;img src=x'), address)
    }
    const { text } = await stranger.get(`/console/audit-log?user_id=${owner.id}`)
    assert.match(text, new RegExp(`“${owner.id}”`), 'the filter is not used, and the page says so')
    assert.ok(!text.includes('&lt;img src=x'))
    const { id } = await createWebhook(app, { business_id: theirs.id })
    assert.equal((await stranger.get(`/console/webhooks/${id}/deliveries/${webhooks?.delivery_id}`)).status, 404)
  })

  it('shows the navigation even when the page is not found', async () => {
    const { status, text } = await visitor.get('/console/nothing/here')
    assert.equal(status, 404)
    assert.match(text, /<h1>Page not found<\/h1>/)
    assert.match(text, /<nav id="navigation" popover aria-label="Console">/)
  })

  it('has breadcrumbs below a list', () => {
    const isBelow = (address: string) => address.split('/').length > 3 && address !== '/console/account/confirm'
    const below = documents.filter(isBelow)
    const without: string[] = []
    for (const address of below) {
      const text = responses.get(address)?.text ?? ''
      // The entries of the navigation and the tabs of a list do not lead to pages below it.
      const isList = new RegExp(`<a href="${address}(\\?[^"]*)?" aria-current="page">`).test(text)
      if (!isList && !text.includes('<nav class="trail"')) without.push(address)
    }
    assert.deepEqual(without, [])
  })

  it('is at most 40 KB, compressed', async () => {
    const visitor = await visitConsoleAs(app, owner)
    for (const address of documents) {
      const { text } = await visitor.get(address)
      const bytes = gzipSync(text).length
      assert.ok(bytes <= 40 * 1024, `${address}: ${bytes} bytes`)
    }
  })

  it('requires a login', async () => {
    for (const address of addresses) {
      const { status, headers } = await visitConsole(app).get(address)
      assert.equal(status, 303, address)
      assert.match(String(headers.location), /^\/console\/sign-in/, address)
    }
  })
})

describe('every page of the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  const schemes = ['light', 'dark'] as const

  /** How many pages the short form loads for each page on which axe-core runs, which takes a third of a second. */
  const sampling = 3

  /**
   * The colour schemes in which axe-core checks the page with this index; in the short form, one scheme, for a third of
   * the pages.
   */
  const checkedSchemes = (index: number) =>
    isLong ? schemes : index % sampling === 0 ? [index % 2 === 0 ? schemes[0] : schemes[1]] : []

  const devices = isLong ? [desktop, tablet, phone] : [phone]

  /**
   * Checks pages in both colour schemes and at all widths; in the short form, in the schemes of `checkedSchemes` and on
   * a phone.
   */
  async function checkPages(page: Page, addresses: readonly string[]): Promise<void> {
    for (const [index, address] of addresses.entries()) {
      await page.setViewportSize(desktop.viewport)
      await page.goto(address)
      for (const colorScheme of checkedSchemes(index)) {
        await page.emulateMedia({ colorScheme })
        const onlyColors = isLong && colorScheme === 'dark'
        assert.deepEqual(await findAccessibilityViolations(page, { onlyColors }), [], `${address}, ${colorScheme}`)
      }
      for (const { viewport } of devices) {
        await page.setViewportSize(viewport)
        await checkFits(page)
      }
    }
  }

  /** Opens each dialog and menu with the keyboard and closes it. */
  async function openDialogs(page: Page): Promise<void> {
    for (const button of await page.locator('main button[popovertarget]:visible').all()) {
      const dialog = page.locator(`[id="${await button.getAttribute('popovertarget')}"]`)
      await button.focus()
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      assert.deepEqual(await findAccessibilityViolations(page), [], page.url())
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      assert.ok(await hasFocus(page, button), `${page.url()} loses focus`)
    }
  }

  /** Presses Tab until the focus has visited the whole page, and checks that each focused element shows the focus. */
  async function checkTabOrder(page: Page): Promise<void> {
    await page.evaluate('document.activeElement?.blur()')
    let first: number | undefined
    for (let presses = 0; presses < 400; presses++) {
      await page.keyboard.press('Tab')
      const focus = (await page.evaluate(`(() => {
        const element = document.activeElement
        if (element === null || element === document.body) return null
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return {
          place: [...document.querySelectorAll('*')].indexOf(element),
          // A frame has the focus while an element of its own document has and shows it.
          isShown: element.tagName === 'IFRAME' || (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0),
          html: element.outerHTML.slice(0, 120),
        }
      })()`)) as { place: number; isShown: boolean; html: string } | null
      if (focus === null || (focus.place === first && presses > 0)) return
      first ??= focus.place
      assert.ok(focus.isShown, `${page.url()} does not show the focus of ${focus.html}`)
    }
    assert.fail(`${page.url()} does not return to the first element`)
  }

  it(`has no violation that axe-core finds${isLong ? '' : ' on a sample'}, and fits on a phone`, async () => {
    await browseConsole(browser, app, desktop, (page) =>
      checkPages(page, ['/console/sign-in', '/console/forgot-password', '/console/single-sign-on/acme.test']),
    )
    await browseConsole(browser, app, { ...desktop, as: owner }, (page) => checkPages(page, documents))
  })

  const skip = !isLong && 'runs only in the long form'

  it('has no violation for a new business, or for an employee', { skip }, async () => {
    const newcomer = (await createBusiness(app)).owner
    const employee = await createUser(app, { business_id: owner.business_id, role: 'employee' })
    const lists = documents.filter((address) => !/\d/.test(address))
    for (const user of [newcomer, employee]) {
      await browseConsole(browser, app, { ...desktop, as: user }, (page) => checkPages(page, lists))
    }
  })

  it('can be used with the keyboard, including its dialogs', { skip }, async () => {
    await browseConsole(browser, app, { ...desktop, as: owner }, async (page) => {
      for (const address of documents) {
        await page.goto(address)
        await checkTabOrder(page)
        await openDialogs(page)
      }
    })
  })
})
