import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createRecoveryCode, normalizeRecoveryCode } from '../../../../server/access/second-factor/recovery-codes.ts'

describe('createRecoveryCode', () => {
  const codes = Array.from({ length: 2000 }, createRecoveryCode)

  it('creates 25 unambiguous letters in groups of five', () => {
    for (const code of codes) assert.match(code, /^[0-9a-hjkmnp-tv-z]{5}(-[0-9a-hjkmnp-tv-z]{5}){4}$/)
    assert.equal(new Set(codes).size, codes.length)
  })

  it('uses each of 32 letters about equally often: 125 bits', () => {
    const letters = codes.join('').replaceAll('-', '')
    const counts = [...Map.groupBy(letters, (letter) => letter).values()].map(({ length }) => length)
    assert.equal(counts.length, 32)
    const expected = letters.length / 32 // 1562 on average; 6 standard deviations are 15 %
    for (const count of counts) assert.ok(Math.abs(count - expected) < 0.15 * expected, `${count} of ${letters.length}`)
  })
})

describe('normalizeRecoveryCode', () => {
  for (const input of [
    'abc01-defgh',
    'ABC01-DEFGH',
    'abc01defgh',
    'a-b-c-0-1-d e f g h',
    ' AbCoI-dEfGh ',
    'abcOl-defgh',
  ]) {
    it(`normalises ${JSON.stringify(input)}`, () => {
      assert.equal(normalizeRecoveryCode(input), 'abc01defgh')
    })
  }
})
