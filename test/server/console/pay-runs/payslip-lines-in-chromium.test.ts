import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { roundedProduct } from '../../../../server/console/pay-runs/line-totals.ts'
import { readerInputFor } from '../../../../server/pages/reader-input.ts'
import { findAccessibilityViolations, startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import { browseConsole, checkFits, hasFocus, journey } from '../../../support/browser/console-browser.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../../pay-runs/pay-run-fixture.ts'

const app = await startTestApp()

const line = (page: Page, number: number) => page.getByRole('group', { name: `Line ${number}`, exact: true })

const checkTotal = async (page: Page, total: string, text: string): Promise<void> => {
  assert.equal(await page.locator(`[data-total="${total}"]`).textContent(), text)
}

describe('the lines of a payslip in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journey('have products and totals that follow the input', 'phone', async (device) => {
    const { business, addPerson, draft, api } = await createPayRunFixture(app)
    const person_id = await addPerson()
    const { id } = await draft()
    const address = `/console/pay-runs/${id}/payslips/${person_id}/lines`
    await browseConsole(browser, app, { ...device, locale: 'de-DE', as: business.owner }, async (page) => {
      await page.goto(address)
      await checkFits(page)
      assert.deepEqual(await findAccessibilityViolations(page), [])
      assert.equal(await page.getByRole('button', { name: 'Recalculate' }).count(), 0)
      await line(page, 1).getByLabel('Code').fill('salary')
      assert.equal(await line(page, 1).getByLabel('Description').inputValue(), 'Salary')
      await line(page, 1).getByLabel('Quantity').fill('7,5')
      await line(page, 1).getByLabel('Rate').fill('33,333')
      const amount = line(page, 1).getByLabel('Amount')
      assert.equal(await amount.inputValue(), '')
      await line(page, 1).getByLabel('Rate').fill('33,3333')
      assert.equal(await amount.inputValue(), '250,00')
      assert.equal(await amount.isEditable(), false)
      await line(page, 2).getByLabel('Code').fill('income_tax')
      assert.equal(await line(page, 2).getByLabel('Kind').inputValue(), 'tax')
      await line(page, 2).getByLabel('Amount').fill('1.000')
      await checkTotal(page, 'gross', '250,00\u00a0€')
      await checkTotal(page, 'net', '−750,00\u00a0€')
      await line(page, 3).getByLabel('Amount').fill('12,505')
      await page.getByText('Lines without a valid amount are not included.').waitFor()
      await checkTotal(page, 'net', '−750,00\u00a0€')

      await line(page, 3).getByRole('button', { name: 'Remove' }).click()
      await page.getByText('Lines without a valid amount are not included.').waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Add row' }).click()
      assert.ok(await hasFocus(page, line(page, 3).getByLabel('Kind')))
      await line(page, 3).getByLabel('Kind').selectOption('Reimbursement')
      await line(page, 3).getByLabel('Code').fill('train')
      await line(page, 3).getByLabel('Description').fill('Train')
      await line(page, 3).getByLabel('Amount').fill('900,5')
      await checkTotal(page, 'net', '150,50\u00a0€')
      await line(page, 1).getByLabel('Quantity').fill('')
      assert.equal(await amount.isEditable(), true)
      await line(page, 1).getByLabel('Rate').fill('')
      await amount.fill('300')
      await checkFits(page)
      assert.deepEqual(await findAccessibilityViolations(page), [])
      await amount.press('Enter')
      await page.getByText('Payslip saved.').waitFor()
    })
    const { body } = await api.call('payslips.get', { path: { id, person_id } })
    assert.deepEqual(
      body.data.lines.map(({ code, amount }) => [code, amount]),
      [
        ['salary', '300.00'],
        ['income_tax', '1000.00'],
        ['train', '900.50'],
      ],
    )
  })

  journey('read numbers in the same way as the server', 'desktop', async (device) => {
    const { business, addPerson, draft } = await createPayRunFixture(app)
    const { id } = await draft({ currency: 'BHD' })
    const address = `/console/pay-runs/${id}/payslips/${await addPerson()}/lines`
    const inputs = [
      '1.500',
      '1,500',
      '1 000,5',
      '1’000.25',
      '1,00,000',
      '٩٫٥',
      '1.0000',
      '1,0,0',
      '-2',
      '+3',
      '12.',
      '',
    ]
    for (const locale of ['en-GB', 'de-DE', 'fr-FR']) {
      const { readDecimal, decimal } = readerInputFor(locale)
      await browseConsole(browser, app, { ...device, locale, as: business.owner }, async (page) => {
        await page.goto(address)
        await line(page, 1).getByLabel('Rate').fill('1')
        const amount = line(page, 1).getByLabel('Amount')
        for (const input of inputs) {
          await line(page, 1).getByLabel('Quantity').fill(input)
          const number = readDecimal(input, 3)
          const product = number === undefined ? undefined : decimal(roundedProduct(number, '1', 3), 3)
          const displayed = (await amount.isEditable()) ? undefined : await amount.inputValue()
          assert.equal(displayed, product, `${locale} ${input}`)
        }
      })
    }
  })
})
