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
   * Whether the values of a column are parts of a whole, which is the default. Otherwise each value is drawn from the
   * bottom, in front of the next one, so that a column starts with its smallest value.
   */
  isStacked?: boolean
  /** Formats a value for the reader. */
  format: (value: number) => string
}

/**
 * Renders a column chart. Its labels are HTML, so that they keep their size on a phone. Users who cannot see the chart
 * need a table with the same values next to it.
 */
export function chart(columns: readonly ChartColumn[], { title, series, format, isStacked = true }: Options): Html {
  const ends = (values: readonly number[]) => (isStacked ? values.map((_, at) => sum(values.slice(0, at + 1))) : values)
  const top = Math.max(...columns.flatMap(({ values }) => ends(values)))
  const axis = [columns[0], columns[Math.floor(columns.length / 2)], columns.at(-1)]
  return html`<figure class="chart">
    <figcaption>${title}<span>${top > 0 ? text('pages.chart.most', { value: format(top) }) : text('pages.chart.none')}</span></figcaption>
    <svg viewBox="0 0 ${columns.length} 100" preserveAspectRatio="none" role="img" aria-label="${text('pages.chart', { title })}">
      ${[1, 50, 99].map((y) => html`<line class="grid" x1="0" x2="${columns.length}" y1="${y}" y2="${y}"/>`)}
      ${columns.map((column, index) => columnHtml(column, index, { series, format, top, ends: ends(column.values) }))}
    </svg>
    <p class="axis">${axis.map((column) => html`<span>${column?.label}</span>`)}</p>
    ${series.length > 1 && html`<ul class="legend">${series.map(({ name, tone }) => html`<li class="${tone}">${name}</li>`)}</ul>`}
  </figure>`
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function columnHtml(
  { label, values }: ChartColumn,
  index: number,
  { series, format, top, ends }: Pick<Options, 'series' | 'format'> & { top: number; ends: readonly number[] },
): Html | false {
  if (sum(values) === 0) return false
  const words = series.map(({ name }, at) => `${name} ${format(values[at] ?? 0)}`).join(', ')
  const bars = series.map(({ tone }, at) => {
    const height = round((98 * (values[at] ?? 0)) / top)
    const y = round(99 - (98 * (ends[at] ?? 0)) / top)
    return (
      height > 0 && html`<rect class="${tone}" x="${round(index + 0.15)}" y="${y}" width="0.7" height="${height}"/>`
    )
  })
  return html`<g><title>${label}: ${words}</title>${bars.toReversed()}</g>`
}

const round = (value: number): number => Math.round(value * 100) / 100
