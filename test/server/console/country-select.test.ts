import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { countryCodes, countryName, countrySelect } from '../../../server/console/country-select.ts'

function readOptions(value?: string) {
  const { text } = countrySelect('country', 'Country', { value })({ action: 'save', submission: undefined })
  return [...text.matchAll(/<option value="(\w*)"( selected)?>([^<]*)/g)]
}

describe('the field for a country', () => {
  it('offers each country once, by its name', () => {
    assert.equal(new Set(countryCodes).size, 250)
    for (const code of countryCodes) assert.notEqual(countryName(code), code)
    assert.deepEqual(
      readOptions()
        .slice(0, 4)
        .map(([, code, , name]) => [code, name]),
      [
        ['', 'Choose a country'],
        ['AF', 'Afghanistan'],
        ['AX', 'Åland Islands'],
        ['AL', 'Albania'],
      ],
    )
  })

  it('selects the stored country, and keeps a code that is not a country', () => {
    const selected = (value: string) =>
      readOptions(value)
        .filter(([, , isSelected]) => isSelected !== undefined)
        .map(([, code, , name]) => [code, name])
    assert.deepEqual(selected('FR'), [['FR', 'France']])
    assert.deepEqual(selected('QQ'), [['QQ', 'QQ']])
  })
})
