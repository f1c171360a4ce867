import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { data } from 'currency-codes'
import { currencyProblems } from '../../../server/business/currencies.ts'
import { currencyCodes, currencySelect } from '../../../server/console/currency-select.ts'

describe('the field for a currency', () => {
  it('offers the currencies that the API accepts', () => {
    const isAccepted = (code: string): boolean => currencyProblems(code).length === 0
    const accepted = [...data.map(({ code }) => code), 'XCG'].filter(isAccepted)
    assert.deepEqual([...currencyCodes].sort(), accepted.sort())
    assert.ok(currencyCodes.length > 150)
  })

  it('lists the currencies in use first, each once, with its name', () => {
    const field = currencySelect('currency', 'Currency', ['JPY', 'EUR', 'JPY', 'QQQ'], { value: 'EUR' })
    const { text } = field({ action: 'save', submission: undefined })
    const options = [...text.matchAll(/<option value="(\w+)"( selected)?>([^<]*)/g)]
    assert.deepEqual(
      options.slice(0, 3).map(([, code]) => code),
      ['JPY', 'EUR', 'AED'],
    )
    assert.equal(options[1]?.[2], ' selected')
    assert.equal(options[1]?.[3], 'EUR – Euro')
    assert.equal(options.length, currencyCodes.length)
  })
})
