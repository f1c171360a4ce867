import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import {
  browseConsole,
  checkFits,
  desktop,
  journey,
  openAccount,
  signIn,
} from '../../../support/browser/console-browser.ts'
import { isLong } from '../../../support/running/long-form.ts'
import { createBusiness, type TestUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

/** Browsers offer passkeys only to a domain, which this browser resolves to the service. */
const url = 'http://workforce.localhost'
const service = await startTestApp({ env: { PUBLIC_URL: url } })
const app = { ...service, url }

/** The authenticator of the device, which agrees to every request. */
interface Device {
  cdp: CDPSession
  authenticatorId: string
}

async function addDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

async function addPasskey(page: Page, name = 'Laptop'): Promise<void> {
  await page.goto('/console/account/passkeys')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await page.getByText('Passkey added.').waitFor()
}

async function signOut(page: Page): Promise<void> {
  await openAccount(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You are signed out.').waitFor()
}

const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey', exact: true }).click()

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hello/ })

const backdateConfirmations = ({ id }: TestUser) =>
  service.db.updateTable('sessions').set({ confirmed_at: '2020-01-01T00:00:00Z' }).where('user_id', '=', id).execute()

describe('passkeys in the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser([`--host-resolver-rules=MAP workforce.localhost:80 ${new URL(service.url).host}`])
  })
  after(() => browser.close())

  journey('signs in, confirms and passes the second step with a passkey', 'phone', async (device) => {
    const { owner } = await createBusiness(service)
    await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
      await greeting(page).waitFor()
      await addDevice(page)
      await addPasskey(page)
      await checkFits(page)
      await page.getByRole('link', { name: 'Laptop' }).click()
      await page.getByLabel('Name').fill('Work laptop')
      await checkFits(page)
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('link', { name: 'Work laptop' }).waitFor()
      await signOut(page)

      await page.goto('/console/sign-in')
      await page.getByRole('link', { name: 'Sign in with a passkey' }).click()
      await checkFits(page)
      await usePasskey(page)
      await greeting(page).waitFor()

      await backdateConfirmations(owner)
      await page.goto('/console/account/two-factor')
      await page.getByRole('button', { name: 'Use my passkeys' }).click()
      await page.getByRole('heading', { name: 'Confirm your identity' }).waitFor()
      await checkFits(page)
      await usePasskey(page)
      await page.getByRole('heading', { name: 'Two-factor authentication is on' }).waitFor()

      await page.goto('/console/account/passkeys')
      await page.getByRole('link', { name: 'Work laptop' }).click()
      await page.getByRole('button', { name: 'Remove…' }).click()
      await page.getByRole('button', { name: 'Remove passkey' }).click()
      await page.getByText('This passkey is your only second factor.').waitFor()

      await signOut(page)
      await signIn(page, owner)
      await page.getByRole('heading', { name: 'Confirm your identity' }).waitFor()
      await checkFits(page)
      assert.equal(await page.getByLabel('Code from your authenticator app').count(), 0)
      await usePasskey(page)
      await greeting(page).waitFor()
    })
  })

  journey('keeps several passkeys, and removes that of a lost device', 'desktop', async (device) => {
    const { owner } = await createBusiness(service)
    await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
      await greeting(page).waitFor()
      const { cdp, authenticatorId } = await addDevice(page)
      await addPasskey(page)
      await signOut(page)
      await page.goto('/console/sign-in/passkey')
      await usePasskey(page)
      await greeting(page).waitFor()
      await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
      await addDevice(page)
      await addPasskey(page, 'Phone')
      const row = (name: string) => page.getByRole('row').filter({ hasText: name })
      await row('Phone').getByText('Never').waitFor()
      assert.equal(await row('Laptop').getByText('Never').count(), 0)
      await checkFits(page)

      await row('Laptop').getByRole('link').click()
      await page.getByRole('button', { name: 'Remove…' }).click()
      await page.getByRole('button', { name: 'Remove passkey' }).click()
      await page.getByText('Passkey removed.').waitFor()
      assert.equal(await row('Laptop').count(), 0)
      await signOut(page)
      await page.goto('/console/sign-in/passkey')
      await usePasskey(page)
      await greeting(page).waitFor()
    })
  })

  it('says that passkeys need JavaScript, and leads to the password', async () => {
    await browseConsole(browser, app, { ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto('/console/sign-in/passkey?next=%2Fconsole%2Fpeople')
      await page.getByText('Passkeys need JavaScript').waitFor()
      assert.equal(await page.getByRole('button', { name: 'Use a passkey' }).count(), 0)
      await page.getByRole('link', { name: 'Sign in with your password' }).click()
      assert.match(page.url(), /\/console\/sign-in\?next=%2Fconsole%2Fpeople$/)
    })
  })

  if (isLong) {
    it('reports a device that does not verify its user, and a removed passkey', async () => {
      const { owner } = await createBusiness(service)
      await browseConsole(browser, app, { ...desktop, as: owner }, async (page) => {
        await greeting(page).waitFor()
        const { cdp, authenticatorId } = await addDevice(page)
        await addPasskey(page)
        await signOut(page)
        await page.goto('/console/sign-in/passkey')
        await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
        await usePasskey(page)
        await page.getByRole('alert').getByText('Your browser used no passkey.').waitFor()
        await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
        await service.db.deleteFrom('passkeys').where('user_id', '=', owner.id).execute()
        await usePasskey(page)
        await page.getByRole('alert').getByText('This passkey was not accepted.').waitFor()
      })
    })

    it('replaces recovery codes and turns the second factor off with a passkey', async () => {
      const { owner } = await createBusiness(service)
      await browseConsole(browser, app, { ...desktop, as: owner }, async (page) => {
        await greeting(page).waitFor()
        await addDevice(page)
        await addPasskey(page)
        await page.goto('/console/account/two-factor')
        await page.getByRole('button', { name: 'Use my passkeys' }).click()
        await page.getByRole('link', { name: 'I saved the codes' }).click()
        await page.getByRole('button', { name: 'New recovery codes…' }).click()
        await page.getByRole('button', { name: 'Use a passkey instead' }).click()
        await usePasskey(page)
        await page.getByRole('heading', { name: 'New recovery codes' }).waitFor()
      })
    })
  }
})
