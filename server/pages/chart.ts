import { text } from '../texts/english.ts'
import { type Html, html } from './html.ts'

/** A column of a chart, with one value for each series. */
export interface ChartColumn {
  /** The label on the axis, such as the hour. */
  label: string
  values: readonly number[]
}

/** A series of values. */
export interface ChartSeries {
  name: string
  tone: 'accent' | 'bad' | 'plain'
}

interface Options {
  title: string
  /** The series, from the bottom upwards. */
  series: readonly ChartSeries[]
  /**
   * Whether the values of a column are parts of a whole, which is the default; negative values are below the zero line.
   * Otherwise each value is drawn from the zero line, in front of the next one, so that a column starts with its
   * smallest value.
   */
  isStacked?: boolean
  /** Formats a value for the reader. */
  format: (value: number) => string
  /** Formats a round number on the vertical axis; by default like a value. */
  formatTick?: (value: number) => string
  /** The smallest number at the top of the vertical axis: 2 for counts, whose half is on the axis as well. */
  smallestTop?: number
}

/**
 * Renders a column chart. Its labels are HTML, so that they keep their size on a phone. Users who cannot see the chart
 * need a table with the same values next to it.
 */
export function chart(columns: readonly ChartColumn[], options: Options): Html {
  const { title, series, isStacked = true, format, formatTick = format, smallestTop = 0 } = options
  const ranges = columns.map(({ values }) => (isStacked ? stackedRanges(values) : values.map((value) => [0, value])))
  const ends = ranges.flat(2)
  const ticks = axisTicks(Math.min(0, ...ends), Math.max(0, ...ends), smallestTop)
  const [top = 1, , bottom = 0] = ticks
  const y = (value: number): number => 1 + (98 * (top - value)) / (top - bottom)
  const labels = new Set([columns[0], columns[Math.floor(columns.length / 2)], columns.at(-1)])
  return html`<figure class="chart">
    <figcaption>${title}${ticks.length === 0 && html`<span>${text('pages.chart.none')}</span>`}</figcaption>
    <div class="plot">
      <p class="ticks" aria-hidden="true">${ticks.map((tick) => html`<span>${formatTick(tick)}</span>`)}</p>
      <svg viewBox="0 0 ${columns.length} 100" preserveAspectRatio="none" role="img" aria-label="${text('pages.chart', { title })}">
        ${[1, 50, 99].map((line) => html`<line class="grid" x1="0" x2="${columns.length}" y1="${line}" y2="${line}"/>`)}
        ${columns.map(({ label, values }, index) => {
          const words = series.map(({ name }, at) => `${name} ${format(values[at] ?? 0)}`).join(', ')
          const bars = series.map(({ tone }, at) => bar(tone, index, ranges[index]?.[at]?.map(y) ?? []))
          return bars.some(Boolean) && html`<g><title>${label}: ${words}</title>${bars.toReversed()}</g>`
        })}
      </svg>
      <p class="axis">${[...labels].map((column) => html`<span>${column?.label}</span>`)}</p>
    </div>
    ${series.length > 1 && html`<ul class="legend">${series.map(({ name, tone }) => html`<li class="${tone}">${name}</li>`)}</ul>`}
  </figure>`
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Returns where the bar of each value starts and ends: at the end of the bars before it on its side of the zero line. */
const stackedRanges = (values: readonly number[]): number[][] =>
  values.map((value, at) => {
    const start = sum(values.slice(0, at).filter((before) => before < 0 === value < 0))
    return [start, start + value]
  })

/**
 * Returns the numbers at the top, in the middle and at the bottom of the vertical axis; nothing if all values are zero.
 * Zero is in the middle of an axis with values on both sides.
 */
function axisTicks(min: number, max: number, smallestTop: number): number[] {
  if (min === 0 && max === 0) return []
  const top = roundUp(Math.max(max, -min, smallestTop))
  return min === 0 ? [top, top / 2, 0] : max === 0 ? [0, -top / 2, -top] : [top, 0, -top]
}

/** Rounds up to a number with one digit, whose half is short as well: 2, 4, 6, 8 or 10 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** (Math.ceil(Math.log10(value)) - 1)
  const digit = [2, 4, 6, 8].find((each) => each * power >= value) ?? 10
  return Number((digit * power).toPrecision(1))
}

function bar(tone: ChartSeries['tone'], index: number, ends: readonly number[]): Html | false {
  const y = Math.min(...ends)
  const height = round(Math.max(...ends) - y)
  return (
    height > 0 &&
    html`<rect class="${tone}" x="${round(index + 0.15)}" y="${round(y)}" width="0.7" height="${height}"/>`
  )
}

const round = (value: number): number => Math.round(value * 100) / 100

/** A bar with its name and its formatted value. */
interface Bar {
  name: string
  value: number
  valueText: string
}

/** Renders horizontal bars as a list, in which each bar is between its name and its value. */
export function bars(rows: readonly Bar[], title: string): Html {
  const values = rows.map(({ value }) => value)
  const [min, max] = [Math.min(0, ...values), Math.max(0, ...values)]
  const x = (value: number): number => round((100 * (value - min)) / (max - min || 1))
  return html`<figure class="chart">
    <figcaption>${title}</figcaption>
    <ul class="bars">${rows.map(
      ({ name, value, valueText }) => html`<li><span>${name}</span>
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect class="accent" x="${x(Math.min(0, value))}" width="${round(x(Math.max(0, value)) - x(Math.min(0, value)))}" height="1"/></svg>
        <span>${valueText}</span></li>`,
    )}</ul>
  </figure>`
}
