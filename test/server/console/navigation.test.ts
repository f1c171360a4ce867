import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, Locator, Page } from 'playwright-core'
import { initials } from '../../../server/console/account-menu.ts'
import { findAccessibilityViolations, startBrowser, withoutChromium } from '../../support/browser/browser.ts'
import {
  browseConsole,
  checkFits,
  desktop,
  hasFocus,
  journey,
  openAccount,
  openMenu,
  phone,
  tablet,
  tabTo,
} from '../../support/browser/console-browser.ts'
import { visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { createBusiness, createPerson, createUser, linkUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const person = await createPerson(app, { business_id, first_name: 'Emil', last_name: 'Employee' })
const employee = await createUser(app, { business_id, role: 'employee' })
const manager = await createUser(app, { business_id, role: 'manager' })
await linkUser(app, employee.id, person.id)

/** Returns the labels of the links in an element of the page, in order. */
function labelsIn(page: string, element: RegExp): string[] {
  const [part = ''] = element.exec(page) ?? []
  return [...part.matchAll(/<a href="[^"]*"[^>]*>(?:<svg.*?<\/svg>)?<span>([^<]*)<\/span><\/a>/g)].map(
    ([, label = '']) => label,
  )
}
const sidebar = /<nav id="navigation"[\s\S]*?<\/nav>/
const bar = /<nav class="bar"[\s\S]*?<\/nav>/

async function homeFor(user: typeof owner): Promise<string> {
  const visitor = await visitConsoleAs(app, user)
  return (await visitor.get('/console')).text
}

describe('the navigation', () => {
  it('has the entries that the role may open, and the four most used of them in the bar', async () => {
    const ownerHome = await homeFor(owner)
    assert.deepEqual(labelsIn(ownerHome, bar), ['People', 'Documents', 'Leave', 'Pay runs'])
    assert.ok(labelsIn(ownerHome, sidebar).includes('Webhooks'))
    const managerHome = await homeFor(manager)
    assert.deepEqual(labelsIn(managerHome, bar), ['People', 'Directory', 'Documents', 'Leave'])
    const employeeHome = await homeFor(employee)
    assert.deepEqual(labelsIn(employeeHome, bar), ['My record', 'Documents', 'Leave', 'My payslips'])
    assert.deepEqual(labelsIn(employeeHome, sidebar), [
      ...['Home', 'Inbox', 'My record', 'Directory', 'Tasks', 'Documents', 'Leave', 'My payslips', 'Settings'],
    ])
  })

  it('marks the entry of the page, or of the page above it', async () => {
    const visitor = await visitConsoleAs(app, owner)
    for (const [address, current] of [
      ['/console', '/console'],
      ['/console/documents/templates', '/console/documents/templates'],
      [`/console/people/${person.id}`, '/console/people'],
      ['/console/account/sessions', '/console/account/sessions'],
    ]) {
      const { text } = await visitor.get(String(address))
      const marked = [...text.matchAll(/<a href="([^"]*)" aria-current="page"><svg/g)].map(([, href]) => href)
      assert.deepEqual([...new Set(marked)], [current], address)
    }
  })

  it('has the initials of the user', () => {
    assert.equal(initials('Ada King Lovelace'), 'AL')
    assert.equal(initials(' émile '), 'É')
    assert.equal(initials('𝒜da 李'), '𝒜李')
    assert.equal(initials(''), '')
  })
})

describe('breadcrumbs', () => {
  it('are a list of links that ends with the current page', async () => {
    const visitor = await visitConsoleAs(app, owner)
    const { text } = await visitor.get(`/console/people/${person.id}/edit`)
    const [trail = ''] = /<nav class="trail"[\s\S]*?<\/nav>/.exec(text) ?? []
    assert.equal(
      trail,
      `<nav class="trail" aria-label="Breadcrumbs"><ol><li><a href="/console/people">People</a></li><li><a href="/console/people/${person.id}">Emil Employee</a></li><li aria-current="page">Edit Emil Employee</li></ol></nav>`,
    )
  })
})

describe('the navigation, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  const openedFrom = async (page: Page, button: Locator, popover: Locator): Promise<void> => {
    await button.click()
    await popover.waitFor()
    assert.deepEqual(await findAccessibilityViolations(page), [])
    await page.keyboard.press('Escape')
    await popover.waitFor({ state: 'hidden' })
    assert.ok(await hasFocus(page, button), 'Escape leaves the focus on the button')
    await button.click()
    await popover.waitFor()
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } })
    await popover.waitFor({ state: 'hidden' })
  }

  for (const device of [phone, tablet]) {
    const { width } = device.viewport
    it(`has a bar at the bottom on ${width} px, with a menu that closes on Escape, on a click outside and on a choice`, async () => {
      await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
        await page.goto('/console/documents')
        const menu = page.getByRole('navigation', { name: 'Console' })
        await openedFrom(page, page.getByRole('button', { name: 'More' }), menu)
        await openMenu(page)
        assert.equal(await menu.getByRole('link', { name: 'People' }).count(), 0)
        await checkFits(page)
        await menu.getByRole('link', { name: 'Webhooks' }).click()
        await page.getByRole('heading', { name: 'Webhooks', level: 1 }).waitFor()
        assert.ok(await menu.isHidden())
        await page.goBack()
        await page.getByRole('heading', { name: 'Documents', level: 1 }).waitFor()
        assert.ok(await menu.isHidden(), 'the menu is closed after Back')
        await page.getByRole('navigation', { name: 'Most used' }).getByRole('link', { name: 'People' }).click()
        await page.getByRole('heading', { name: 'People', level: 1 }).waitFor()
      })
    })
  }

  it('does not cover the focused element on a phone', async () => {
    await browseConsole(browser, app, { ...phone, as: owner }, async (page) => {
      await page.goto('/console/people/new')
      const button = page.getByRole('button', { name: 'Add person' })
      await tabTo(page, button)
      const [field, bottom] = await Promise.all([button.boundingBox(), page.locator('.bar').boundingBox()])
      assert.ok(field !== null && bottom !== null && field.y + field.height <= bottom.y)
    })
  })

  journey('opens the account menu at the name', 'desktop', async (device) => {
    await browseConsole(browser, app, { ...device, as: employee }, async (page) => {
      await page.goto('/console/leave')
      const button = page.getByRole('button', { name: /^Account: / })
      const menu = page.getByRole('group', { name: 'Account' })
      await page.evaluate('scrollTo(0, document.body.scrollHeight)')
      const box = await button.boundingBox()
      assert.ok(box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0), 'is in sight')
      await openedFrom(page, button, menu)
      await openAccount(page)
      await checkFits(page)
      await menu.getByRole('link', { name: 'Sessions' }).click()
      await page.getByRole('heading', { name: 'Sessions', level: 1 }).waitFor()
    })
  })

  it('works without JavaScript', async () => {
    for (const device of [phone, desktop]) {
      await browseConsole(browser, app, { ...device, javaScriptEnabled: false, as: owner }, async (page) => {
        await openMenu(page)
        await page.getByRole('link', { name: 'Webhooks' }).click()
        await page.getByRole('heading', { name: 'Webhooks', level: 1 }).waitFor()
        await page.getByRole('button', { name: 'Search', exact: true }).click()
        const search = page.getByRole('dialog', { name: 'Search' })
        await search.getByRole('textbox').fill('employee')
        await search.getByRole('button', { name: 'Search' }).click()
        await page.getByRole('main').getByRole('link', { name: 'Emil Employee' }).waitFor()
        await checkFits(page)
        await openAccount(page)
        await page.getByRole('button', { name: 'Sign out' }).click()
        await page.getByText('You are signed out.').waitFor()
      })
    }
  })
})
