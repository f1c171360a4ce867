import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bars, chart } from '../../../server/pages/chart.ts'

const series = [
  { name: 'Joiners', tone: 'accent' },
  { name: 'Leavers', tone: 'plain' },
] as const

const render = (values: number[][], options: { isStacked?: boolean; smallestTop?: number } = {}): string =>
  chart(
    values.map((each, index) => ({ label: `Month ${index + 1}`, values: each })),
    { title: 'People', series, format: String, ...options },
  ).text

const ticksIn = (text: string): string[] => {
  const [part = ''] = /<p class="ticks"[\s\S]*?<\/p>/.exec(text) ?? []
  return [...part.matchAll(/<span>([^<]*)<\/span>/g)].map(([, tick = '']) => tick)
}

/** Returns the tone, the top and the height of each bar. */
const barsIn = (text: string): unknown[] =>
  [...text.matchAll(/<rect class="(\w+)"[^>]* y="([\d.]+)" width="0.7" height="([\d.]+)"/g)].map((each) =>
    each.slice(1),
  )

describe('a chart', () => {
  it('has round numbers on its axis, with zero in the middle between positive and negative values', () => {
    const ticks = (...values: number[]) => ticksIn(render(values.map((value) => [value])))
    assert.deepEqual(ticks(171, 178), ['200', '100', '0'])
    assert.deepEqual(ticks(100), ['100', '50', '0'])
    assert.deepEqual(ticks(0.0148), ['0.02', '0.01', '0'])
    assert.deepEqual(ticks(-3), ['0', '-2', '-4'])
    assert.deepEqual(ticks(-3, 50), ['60', '0', '-60'])
    assert.deepEqual(ticks(0), [])
    assert.deepEqual(ticksIn(render([[1]], { smallestTop: 2 })), ['2', '1', '0'])
  })

  it('stacks the values of a column on both sides of the zero line', () => {
    assert.deepEqual(barsIn(render([[10, 10]])), [
      ['plain', '1', '49'],
      ['accent', '50', '49'],
    ])
    assert.deepEqual(barsIn(render([[10, -5]])), [
      ['plain', '50', '24.5'],
      ['accent', '1', '49'],
    ])
    assert.deepEqual(barsIn(render([[10, 20]], { isStacked: false })), [
      ['plain', '1', '98'],
      ['accent', '50', '49'],
    ])
  })

  it('labels its axis, its columns and its series without a repeated label', () => {
    const text = render([[1, 2]])
    assert.match(text, /<title>Month 1: Joiners 1, Leavers 2<\/title>/)
    assert.match(text, /<p class="axis"><span>Month 1<\/span><\/p>/)
    assert.match(text, /<li class="plain">Leavers<\/li>/)
    assert.match(render([[0, 0]]), /<span>none<\/span>/)
  })

  it('has bars from zero in both directions, with names and values as text', () => {
    const row = (name: string, value: number) => ({ name, value, valueText: `${value} days` })
    const { text } = bars([row('Engines', 30), row('Looms', -10), row('Paint', 0)], 'Days')
    const rects = [...text.matchAll(/x="([\d.]+)" width="([\d.]+)"/g)].map((each) => each.slice(1))
    assert.deepEqual(rects, [
      ['25', '75'],
      ['0', '25'],
      ['25', '0'],
    ])
    assert.match(text, /<span>Looms<\/span>[\s\S]*<span>-10 days<\/span>/)
    assert.match(bars([row('Engines', 0)], 'Days').text, /width="0"/)
  })
})
