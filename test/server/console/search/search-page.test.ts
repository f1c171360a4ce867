import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser } from 'playwright-core'
import { matcher } from '../../../../server/console/search/find-everything.ts'
import { findAccessibilityViolations, startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import {
  browseConsole,
  checkFits,
  desktop,
  hasFocus,
  journey,
  phone,
} from '../../../support/browser/console-browser.ts'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { createDocument } from '../../../support/samples/document.ts'
import {
  createBusiness,
  createPerson,
  createUser,
  linkUser,
  type TestUser,
} from '../../../support/samples/factories.ts'
import { createPayRun } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const zoe = await createPerson(app, { business_id, first_name: 'Zoë', last_name: 'Béranger', job_title: 'Welder' })
const emil = await createPerson(app, { business_id, first_name: 'Emil', last_name: 'Employee' })
const employee = await createUser(app, { business_id, role: 'employee' })
await linkUser(app, employee.id, emil.id)
const { id: document_id } = await createDocument(app, { business_id })
const document = await app.db
  .selectFrom('documents')
  .select(['id', 'title'])
  .where('id', '=', document_id)
  .executeTakeFirstOrThrow()
const run = await createPayRun(app, { business_id })

/** Returns the address of each result of a query, by kind and label. */
async function search(user: TestUser, q: string): Promise<Record<string, Record<string, string>>> {
  const visitor = await visitConsoleAs(app, user)
  const { status, text } = await visitor.get(`/console/search?${new URLSearchParams({ q })}`)
  assert.equal(status, 200)
  const sections = [...text.matchAll(/<section><h2>([^<]+)<\/h2><ul>(<li>.*?)<\/ul><\/section>/gs)]
  return Object.fromEntries(
    sections
      .filter(([section]) => section.includes('<span class="soft">'))
      .map(([, title = '', items = '']) => [
        title,
        Object.fromEntries(
          [...items.matchAll(/<a href="([^"]+)">([^<]*)<\/a>/g)].map(([, href = '', label = '']) => [label, href]),
        ),
      ]),
  )
}

describe('the search of the console', () => {
  it('finds people, documents, pay runs and pages', async () => {
    assert.deepEqual(await search(owner, 'beranger ZOE'), { People: { 'Zoë Béranger': `/console/people/${zoe.id}` } })
    const { Documents: documents } = await search(owner, document.title)
    assert.deepEqual(documents, { [document.title]: `/console/documents/${document.id}` })
    assert.deepEqual(await search(owner, 'webh'), { Pages: { Webhooks: '/console/webhooks' } })
    assert.equal((await search(owner, 'invite')).Pages?.['Invite user'], '/console/users/invite')
    assert.deepEqual(Object.values((await search(owner, 'january 2026'))['Pay runs'] ?? {}), [
      `/console/pay-runs/${run.id}`,
    ])
    assert.equal((await search(owner, 'pay run 1999'))['Pay runs'], undefined)
  })

  it('shows an employee their colleagues in the directory, and nothing that their role does not open', async () => {
    assert.deepEqual(await search(employee, 'zoe'), {
      People: { 'Zoë Béranger': `/console/directory?q=${encodeURIComponent('Zoë')}+${encodeURIComponent('Béranger')}` },
    })
    const results = await search(employee, 'pay')
    assert.deepEqual(results, { Pages: { 'My payslips': '/console/payslips' } })
    assert.deepEqual(await search(employee, 'contract'), {})
  })

  it('does not find records of another business', async () => {
    const { owner: stranger } = await createBusiness(app)
    assert.deepEqual(await search(stranger, 'zoe'), {})
    assert.deepEqual(await search(stranger, 'regular'), {})
  })

  it('explains what to enter, or that nothing matches', async () => {
    const visitor = await visitConsoleAs(app, owner)
    assert.match((await visitor.get('/console/search')).text, /Type a name, a title, a month or the name of a page\./)
    const { text } = await visitor.get(`/console/search?q=${encodeURIComponent('<b>nothing')}`)
    assert.match(text, /No results for “&lt;b&gt;nothing”/)
    assert.equal((await visitor.get(`/console/search?q=${'x'.repeat(1000)}`)).status, 200)
  })

  it('compares the starts of words, ignoring case and accents', () => {
    for (const [query, label, expected] of [
      ['sept 2026', 'Regular, Sep 1 – 30, 2026 September 2026', true],
      ['OFF', 'Off-cycle', true],
      ['cycle', 'Off-cycle', true],
      ['em', 'Templates', false],
      ['equipe', 'Équipe', true],
      ['', 'Home', true],
    ] as const) {
      assert.equal(matcher(query)(label), expected, `${query} in ${label}`)
    }
  })
})

describe('the search of the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journey('opens a result from the keyboard', 'desktop', async (device) => {
    await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
      await page.goto('/console/leave')
      const field = page.getByRole('combobox', { name: /^Search people/ })
      const options = page.getByRole('option')
      await page.keyboard.press('/')
      await page.keyboard.type('e')
      await options.first().waitFor()
      assert.deepEqual(await findAccessibilityViolations(page), [])
      await checkFits(page)
      assert.equal(await field.getAttribute('aria-expanded'), 'true')
      const active = async () => page.locator(`#${await field.getAttribute('aria-activedescendant')}`).textContent()
      const first = await options.first().textContent()
      assert.equal(await active(), first)
      await page.keyboard.press('ArrowUp')
      assert.equal(await active(), await options.last().textContent())
      await page.keyboard.press('ArrowDown')
      assert.equal(await active(), first)

      await page.keyboard.press('Escape')
      await field.waitFor({ state: 'hidden' })
      await page.keyboard.press('Control+k')
      assert.ok(await hasFocus(page, field))
      await page.keyboard.type('zoe')
      await options.filter({ hasText: 'Zoë Béranger' }).waitFor()
      await page.getByText('1 result for “zoe”').waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Zoë Béranger', level: 1 }).waitFor()
    })
  })

  it('sends one request for quick keystrokes, and ignores an earlier response', async () => {
    await browseConsole(browser, app, { ...desktop, as: owner }, async (page) => {
      await page.goto('/console/leave')
      const queries: (string | null)[] = []
      await page.route('**/console/search?*', async (route) => {
        const query = new URL(route.request().url()).searchParams.get('q')
        queries.push(query)
        if (query !== 'zoe') await route.continue()
      })
      await page.keyboard.press('/')
      const field = page.getByRole('combobox')
      const request = page.waitForRequest('**/console/search?q=zoe')
      // In one task of the page, so that no delay of the machine separates the keystrokes.
      await page.evaluate(`for (const value of ['z', 'zo', 'zoe']) {
        document.activeElement.value = value
        document.activeElement.dispatchEvent(new Event('input', { bubbles: true }))
      }`)
      await request
      const aborted = page.waitForEvent('requestfailed')
      await field.fill('emil')
      await aborted
      await page.getByRole('option', { name: /Emil Employee/ }).waitFor()
      assert.deepEqual(queries, ['zoe', 'emil'])
      await field.fill('')
      await page.getByRole('option').first().waitFor({ state: 'detached' })
      assert.equal(await field.getAttribute('aria-expanded'), 'false')
    })
  })

  it('does not open while the user types a slash', async () => {
    await browseConsole(browser, app, { ...desktop, as: owner }, async (page) => {
      await page.goto('/console/people')
      const field = page.getByRole('main').getByRole('searchbox').first()
      await field.pressSequentially('a/b')
      assert.equal(await field.inputValue(), 'a/b')
      assert.ok(await page.getByRole('dialog', { name: 'Search' }).isHidden())
    })
  })

  it('works without JavaScript', async () => {
    await browseConsole(browser, app, { ...phone, javaScriptEnabled: false, as: owner }, async (page) => {
      await page.getByRole('button', { name: 'Search' }).click()
      const dialog = page.getByRole('dialog', { name: 'Search' })
      await dialog.getByRole('textbox').fill('zoe')
      await dialog.getByRole('textbox').press('Enter')
      await page.getByText('1 result for “zoe”').waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Zoë Béranger' }).click()
      await page.getByRole('heading', { name: 'Zoë Béranger', level: 1 }).waitFor()
    })
  })
})
