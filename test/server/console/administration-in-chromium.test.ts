import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import type { Browser } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../support/browser/browser.ts'
import { browseConsole, checkFits, journey, openMenu } from '../../support/browser/console-browser.ts'
import { caller } from '../../support/http.ts'
import { createBusiness, createUser, testPassword } from '../../support/samples/factories.ts'
import { enableTwoFactor } from '../../support/samples/second-factor.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('administration in the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journey('invites a user, changes their role, and deactivates them', 'phone', async (device) => {
    const { owner } = await createBusiness(app)
    await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
      await openMenu(page)
      await page.getByRole('link', { name: 'Users' }).click()
      await page.getByRole('link', { name: 'Invite user' }).click()
      await page.getByLabel('Name').fill('Mary Manager')
      await page.getByLabel('Email').fill('mary@example.com')
      await page.getByLabel('Role').selectOption('manager')
      await page.getByRole('button', { name: 'Invite user' }).click()
      assert.match((await page.locator('#invite-link').textContent()) ?? '', /\/password\/[\w-]+$/)
      await checkFits(page)
      await page.getByRole('link', { name: 'Go to the user' }).click()
      await page.getByLabel('Role').selectOption('admin')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('User saved.').waitFor()
      await page.getByRole('button', { name: 'Deactivate…' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
      await page.locator('.badge', { hasText: 'Deactivated' }).waitFor()
      await checkFits(page)
    })
  })

  journey('resets two-factor authentication after the password is confirmed again', 'desktop', async (device) => {
    const { id: business_id, owner } = await createBusiness(app)
    const user = await createUser(app, { business_id, role: 'employee' })
    await enableTwoFactor(app, user)
    await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
      await app.db
        .updateTable('sessions')
        .set({ confirmed_at: new Date(0).toISOString() })
        .where('user_id', '=', owner.id)
        .execute()
      await page.goto(`/console/users/${user.id}`)
      await page.getByRole('button', { name: 'Reset two-factor authentication…' }).click()
      await page.getByRole('button', { name: 'Reset two-factor authentication', exact: true }).click()
      await page.getByRole('heading', { name: 'Confirm your password' }).waitFor()
      await page.getByLabel('Password').fill(testPassword)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('Two-factor authentication reset.').waitFor()
    })
  })

  journey('creates a working API key, finds it in the audit log, and revokes it', 'desktop', async (device) => {
    const { owner } = await createBusiness(app)
    await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
      await page.goto('/console/api-keys')
      await page.getByText('No API keys yet').waitFor()
      await page.getByRole('link', { name: 'Create API key' }).first().click()
      await page.getByLabel('Name').fill('Payroll sync')
      await page.getByRole('button', { name: 'Create API key' }).click()
      await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
      await page.getByLabel('View people and their records').check()
      await page.getByRole('button', { name: 'Create API key' }).click()
      const key = (await page.locator('#key').textContent()) ?? ''
      await caller(app, key).call('people.list')
      await page.goto('/console/audit-log')
      await page.getByLabel('Action').selectOption({ label: 'Created an API key' })
      await page.getByRole('button', { name: 'Filter' }).click()
      await page.getByRole('row').getByRole('link', { name: 'Payroll sync' }).click()
      await page.getByRole('button', { name: 'Revoke…' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
      await page.locator('.badge', { hasText: 'Revoked' }).waitFor()
      await caller(app, key).expectError(401, 'people.list')
    })
  })

  journey('requires two-factor authentication of owners when they require it of all users', 'phone', async (device) => {
    const { owner } = await createBusiness(app)
    await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
      await page.goto('/console/settings')
      await page.getByLabel('Require two-factor authentication').check()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('button', { name: 'Turn on two-factor authentication' }).waitFor()
    })
  })
})
