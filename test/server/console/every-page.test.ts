import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { consolePages } from '../../../server/console/console.ts'
import { findAccessibilityViolations, startBrowser, withoutChromium } from '../../support/browser/browser.ts'
import { browseConsole, checkFits, desktop, hasFocus, phone, tablet } from '../../support/browser/console-browser.ts'
import { visitConsole } from '../../support/browser/console-visitor.ts'
import { isLong } from '../../support/running/long-form.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createDocument, createTemplate } from '../../support/samples/document.ts'
import {
  createBusiness,
  createLocation,
  createPerson,
  createUser,
  createWebhook,
} from '../../support/samples/factories.ts'
import { requestOverlappingLeave } from '../../support/samples/leave.ts'
import { createPayRun, createRecurringLine } from '../../support/samples/pay-run.ts'
import { createSentEvent } from '../../support/samples/webhook-desk.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)

const markup = '<img src=x onerror="alert(1)">'

/** A value for each parameter in the paths of pages, of the owner's business, by the folder of the pages. */
const ids: Record<string, Record<string, string | number>> = {
  leave: await requestOverlappingLeave(app, owner.business_id),
  'pay-runs': await payslipOf(owner.business_id),
  documents: {
    ...(await documentOf(owner.business_id)),
    template_id: (await createTemplate(app, { business_id: owner.business_id, name: markup })).id,
  },
  'api-keys': await createKey(app, owner, { scopes: ['people:read', 'webhooks:read'] }),
  users: { id: (await createUser(app, { business_id: owner.business_id, role: 'employee' })).id },
  ...(await createSentEvent(app, owner.business_id)),
  people: await personWithLine(owner.business_id),
}

/** Names that people may type, by table and column. All of the business have markup in them. */
const named: Record<string, string[]> = {
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
for (const [table, columns] of Object.entries(named)) {
  const sets = columns.map((column) => sql`${sql.ref(column)} = ${markup}`)
  await sql`update ${sql.table(table)} set ${sql.join(sets)} where business_id = ${owner.business_id}`.execute(app.db)
}

/** Every page that a link leads to, as the owner sees it. */
const addresses = consolePages.filter((page) => page.for === 'users').map(({ path }) => `/console${filled(path)}`)

/** Those that are no file: the browser saves files, or shows them itself. */
const documents = addresses.filter((address) => !address.endsWith('.pdf'))

async function personWithLine(business_id: number): Promise<{ id: number; line_id: number }> {
  const location = await createLocation(app, { business_id })
  const { id } = await createPerson(app, { business_id, department: 'Engines', location_id: location.id })
  return { id, line_id: (await createRecurringLine(app, { business_id, person_id: id })).id }
}

async function documentOf(business_id: number): Promise<{ id: number; signer_id: number }> {
  const { id, signer_ids } = await createDocument(app, { business_id })
  return { id, signer_id: signer_ids[0] ?? 0 }
}

async function payslipOf(business_id: number): Promise<{ id: number; person_id: number }> {
  const { id, people } = await createPayRun(app, { business_id })
  return { id, person_id: people[0] ?? 0 }
}

/** `/people/:id` → `/people/7`. */
function filled(path: string): string {
  const [, folder = ''] = path.split('/')
  return path.replaceAll(/:(\w+)/g, (_, name) => String(ids[folder]?.[name] ?? assert.fail(`no ${name} for ${path}`)))
}

describe('every page of the console', () => {
  it('shows no token that was issued', async () => {
    const visitor = visitConsole(app)
    await visitor.signIn(owner)
    const cookies = [...visitor.cookies.values()]
    for (const address of addresses) {
      const { text, headers } = await visitor.get(address)
      const shown = text + JSON.stringify(headers)
      assert.doesNotMatch(shown, /eyJ[\w-]{10,}\.|wfk_\w{40}|whsec_/, address)
      for (const cookie of cookies) assert.ok(!shown.includes(cookie), address)
    }
  })

  it('shows markup in a name as text', async () => {
    const visitor = visitConsole(app)
    await visitor.signIn(owner)
    const shown: string[] = []
    for (const address of addresses) {
      const { text } = await visitor.get(address)
      assert.ok(!text.includes(markup) && !text.includes('<img src=x'), address)
      if (text.includes('&lt;img src=x onerror=')) shown.push(address)
    }
    assert.deepEqual(shown, documents, 'the owner has such a name, too')
  })

  it('of a thing is not found by somebody of another business', async () => {
    const stranger = visitConsole(app)
    await stranger.signIn((await createBusiness(app)).owner)
    const ofThings = consolePages.filter(({ path }) => path.includes(':')).map(({ path }) => `/console${filled(path)}`)
    for (const address of ofThings) {
      const { status, text } = await stranger.get(address)
      assert.equal(status, 404, address)
      assert.match(text, /<h1>Page not found<\/h1>/, address)
    }
  })

  it('of a thing that its query names is not found by somebody of another business', async () => {
    const stranger = visitConsole(app)
    const theirs = await createBusiness(app)
    await stranger.signIn(theirs.owner)
    const { people, webhooks } = ids
    const pages = [
      ...['people?manager_id', 'users/invite?person_id', 'documents?person_id', 'documents/new?person_id'],
      ...['documents/upload?person_id', 'leave?person_id', 'leave/new?person_id', 'leave/balances?person_id'],
    ]
    for (const address of [...pages.map((page) => `${page}=${people?.id}`), `audit-log?user_id=${owner.id}`]) {
      const { status, text } = await stranger.get(`/console/${address}`)
      assert.ok([404, 422].includes(status), `${status} ${address}`)
      assert.ok(!text.includes('&lt;img src=x'), address)
    }
    const { id } = await createWebhook(app, { business_id: theirs.id })
    assert.equal((await stranger.get(`/console/webhooks/${id}/deliveries/${webhooks?.delivery_id}`)).status, 404)
  })

  it('is beside the navigation even where there is none', async () => {
    const visitor = visitConsole(app)
    await visitor.signIn(owner)
    const { status, text } = await visitor.get('/console/nothing/here')
    assert.equal(status, 404)
    assert.match(text, /<h1>Page not found<\/h1>/)
    assert.match(text, /<nav aria-label="Console">/)
  })

  it('is for those who are signed in', async () => {
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

  const devices = isLong ? [desktop, tablet, phone] : [phone]

  /** Looks at pages in both colour schemes and at all widths; in the short form in one colour scheme, and on a phone. */
  async function look(page: Page, addresses: readonly string[]): Promise<void> {
    for (const [index, address] of addresses.entries()) {
      await page.setViewportSize(desktop.viewport)
      await page.goto(address)
      for (const colorScheme of isLong ? schemes : schemes.slice(index % 2, (index % 2) + 1)) {
        await page.emulateMedia({ colorScheme })
        assert.deepEqual(await findAccessibilityViolations(page), [], `${address}, ${colorScheme}`)
      }
      for (const { viewport } of devices) {
        await page.setViewportSize(viewport)
        await checkFits(page)
      }
    }
  }

  /** Opens what is behind buttons by keyboard, and closes it again. */
  async function openQuestions(page: Page): Promise<void> {
    const dialog = page.getByRole('dialog')
    for (const button of await page.locator('main button[popovertarget]:visible').all()) {
      await button.focus()
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      assert.deepEqual(await findAccessibilityViolations(page), [], page.url())
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      assert.ok(await hasFocus(page, button), `${page.url()} loses the focus`)
    }
  }

  /** Walks once around a page by the Tab key: whatever has the focus shows it. */
  async function walk(page: Page): Promise<void> {
    await page.evaluate('document.activeElement?.blur()')
    let first: number | undefined
    for (let presses = 0; presses < 400; presses++) {
      await page.keyboard.press('Tab')
      const focus = (await page.evaluate(`(() => {
        const element = document.activeElement
        if (element === null || element === document.body) return null
        const { outlineStyle, outlineWidth } = getComputedStyle(element.id === 'menu' ? element.nextSibling : element)
        return {
          place: [...document.querySelectorAll('*')].indexOf(element),
          isShown: outlineStyle !== 'none' && parseFloat(outlineWidth) > 0,
          html: element.outerHTML.slice(0, 120),
        }
      })()`)) as { place: number; isShown: boolean; html: string } | null
      if (focus === null || (focus.place === first && presses > 0)) return
      first ??= focus.place
      assert.ok(focus.isShown, `${page.url()} does not show the focus of ${focus.html}`)
    }
    assert.fail(`${page.url()} has no end`)
  }

  it('has no barrier that axe-core knows, and fits on a phone', async () => {
    await browseConsole(browser, app, desktop, (page) => look(page, ['/console/sign-in', '/console/forgot-password']))
    await browseConsole(browser, app, { ...desktop, as: owner }, (page) => look(page, documents))
  })

  const skip = !isLong && 'takes long'

  it('has no barrier for whoever has nothing yet, or sees only themselves', { skip }, async () => {
    const newcomer = (await createBusiness(app)).owner
    const employee = await createUser(app, { business_id: owner.business_id, role: 'employee' })
    const lists = documents.filter((address) => !/\d/.test(address))
    for (const user of [newcomer, employee]) {
      await browseConsole(browser, app, { ...desktop, as: user }, (page) => look(page, lists))
    }
  })

  it('can be walked through by keyboard, and what opens over it', { skip }, async () => {
    await browseConsole(browser, app, { ...desktop, as: owner }, async (page) => {
      for (const address of documents) {
        await page.goto(address)
        await walk(page)
        await openQuestions(page)
      }
    })
  })
})
