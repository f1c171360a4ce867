import { bars } from '../../pages/chart.ts'
import { emptyState } from '../../pages/components.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { daysAfter, getMonth } from '../leave/calendar/calendar-days.ts'
import type { Grouping } from './report-filters.ts'

/** A month of a report. */
interface Month {
  from: string
  to: string
}

/** Returns the name of a month, which says so while the month is not over. */
export function monthName(formats: Formats, { from, to }: Month): string {
  const month = formats.month(getMonth(from))
  return getMonth(daysAfter(to, 1)) === getMonth(to) ? text('reports.running', { month }) : month
}

/** Returns the months of a report as text: `December 2025 to November 2026`. */
export function periodName(formats: Formats, { from, to }: Month): string {
  const [first, last] = [formats.month(getMonth(from)), formats.month(getMonth(to))]
  return first === last ? first : text('reports.period', { from: first, to: last })
}

/** Renders the text that replaces a report about a period without people. */
export const noPeople = (title = text('reports.noPeople')): Html =>
  emptyState(title, html`<p>${text('reports.noPeople.hint')}</p>`)

/** Renders the figures of a whole report, the most important first. */
export const figures = (entries: readonly (readonly [name: string, value: string] | false)[]): Html =>
  html`<dl class="totals">${entries.map((entry) => entry && html`<div><dt>${entry[0]}</dt><dd>${entry[1]}</dd></div>`)}</dl>`

/** Formats a difference with its sign. */
export const change = (formats: Formats, difference: number): string =>
  difference > 0 ? `+${formats.number(difference)}` : formats.number(difference)

/** Returns the name of a group of people, who may have none. */
export const groupName = (name: string | null, grouping: Grouping): string =>
  name ?? text(`reports.without.${grouping}`)

/** The maximum number of bars. A table next to them has all groups. */
const maxBars = 12

/** Renders the groups as bars, the largest first. */
export function groupBars<Group>(
  formats: Formats,
  groups: readonly Group[],
  options: {
    title: string
    name: (group: Group) => string
    value: (group: Group) => number
    format: (group: Group) => string
  },
): Html {
  const { title, name, value, format } = options
  const rows = groups
    .map((group) => ({ name: name(group), value: value(group), valueText: format(group) }))
    .sort((a, b) => b.value - a.value)
  return html`<div class="panel">${bars(rows.slice(0, maxBars), title)}${
    rows.length > maxBars &&
    html`<p class="hint">${formats.text('reports.largest', { count: maxBars, total: rows.length })}</p>`
  }</div>`
}
