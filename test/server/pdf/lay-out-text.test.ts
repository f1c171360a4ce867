import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { plain, type Run } from '../../../server/pdf/blocks.ts'
import { layOutText } from '../../../server/pdf/lay-out-text.ts'

/** Returns the width of a string in points: 1 per character, 2 per bold character. */
const measure = (text: string, bold: boolean) => [...text].length * (bold ? 2 : 1)

const lines = (runs: Run[], width: number): string[] =>
  [...layOutText(runs, width, measure)].map(({ pieces }) => {
    let line = ''
    for (const { text, x } of pieces) line = line.padEnd(x) + text
    return line
  })

describe('layOutText', () => {
  it('breaks at spaces, without spaces at the ends of lines', () => {
    assert.deepEqual(lines(plain('  one two   three four '), 9), ['one two', 'three', 'four'])
  })

  it('does not break where only the weight changes', () => {
    const runs = [
      { text: 'a b', bold: false },
      { text: 'cd', bold: true },
      { text: 'e f', bold: false },
    ]
    assert.deepEqual(lines(runs, 9), ['a bcd  e', 'f'])
    assert.deepEqual(lines(runs, 7), ['a', 'bcd  e', 'f'])
  })

  it('splits a word that is wider than a line', () => {
    assert.deepEqual(lines(plain('a 1234567890 b'), 4), ['a', '1234', '5678', '90 b'])
  })

  it('splits an address after separators if possible', () => {
    assert.deepEqual(lines(plain('ada@mail.example.org'), 10), ['ada@mail.', 'example.', 'org'])
    assert.deepEqual(lines(plain('a.bcdefgh.i'), 4), ['a.bc', 'defg', 'h.i'])
    assert.deepEqual(lines([...plain('ab@cd.'), { text: 'e', bold: true }], 7), ['ab@cd.', 'e'])
  })

  it('breaks at single and double line breaks', () => {
    assert.deepEqual(lines(plain('a\n\nb'), 9), ['a', '', 'b'])
    assert.deepEqual(lines([], 9), [''])
  })

  it('does not break at a no-break space', () => {
    assert.deepEqual(lines(plain('12 000\u00a0€ net'), 7), ['12', '000\u00a0€', 'net'])
  })

  it('keeps all characters, on lines within the width', () => {
    const run = fc.record({ text: fc.stringMatching(/^[ab@ \n]{0,12}$/), bold: fc.boolean() })
    fc.assert(
      fc.property(fc.array(run), fc.integer({ min: 2, max: 9 }), (runs, width) => {
        const result = [...layOutText(runs, width, measure)]
        const letters = result.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('')
        assert.equal(
          letters,
          runs
            .map(({ text }) => text)
            .join('')
            .replaceAll(/\s/g, ''),
        )
        for (const line of result) assert.ok(line.width <= width, `${line.width} in ${width}`)
      }),
    )
  })
})
