import { text } from '../texts/english.ts'
import { emptyState } from './components.ts'
import { type Choice, type Field, hidden, input, type Submission, select } from './form.ts'
import type { Formats } from './formats.ts'
import { type Html, html } from './html.ts'
import { listAddress, otherParameters } from './list-address.ts'

/** A filter of a list, with its field and its current value. */
export interface Filter {
  /** The query parameters of the filter, starting with that of its field. */
  names: readonly [string, ...string[]]
  label: string
  field: Field
  /** The formatted value while the filter applies; undefined otherwise. */
  valueText: string | undefined
}

/** Creates a filter by a string, or by a part of it. */
export const searchFilter = (name: string, label: string, value: string | undefined): Filter => ({
  names: [name],
  label,
  field: input(name, label, { type: 'search', value, maxlength: 200 }),
  valueText: value,
})

/** Creates a filter by one of several values. The choice that stands for all values has an empty value. */
export const selectFilter = (
  name: string,
  label: string,
  choices: readonly Choice[],
  value: string | number | undefined,
): Filter => ({
  names: [name],
  label,
  field: select(name, label, choices, { value }),
  valueText: value === undefined ? undefined : (choices.find(([each]) => each === String(value))?.[1] ?? String(value)),
})

/**
 * Creates a filter by a date, or by a date and time.
 *
 * @param format - formats the value for the reader
 */
export const dateFilter = (
  name: string,
  label: string,
  value: string | undefined,
  { type = 'date', format }: { type?: 'date' | 'datetime-local'; format: (value: string) => string },
): Filter => ({
  names: [name],
  label,
  field: input(name, label, { type, value }),
  valueText: value === undefined ? undefined : Number.isNaN(Date.parse(value)) ? value : format(value),
})

/** Creates a filter by a date and time in the time zone of the business. */
export const timeFilter = (
  name: string,
  label: string,
  value: string | undefined,
  { time, instant }: Pick<Formats, 'time' | 'instant'>,
): Filter => dateFilter(name, label, value, { type: 'datetime-local', format: (at) => time(instant(at)) })

/** Whether any filter applies. */
export const isFiltered = (filters: readonly Filter[]): boolean =>
  filters.some(({ valueText }) => valueText !== undefined)

/**
 * Renders the filters of a list above the list, which the script replaces when a filter changes. The URL keeps the
 * order and the page size, and loses the position in the list.
 *
 * @param options.liveSeconds - the interval at which the script fetches the list again, in seconds
 * @param options.refusal - the filters that the API refuses, whose problems are shown at their fields
 */
export const filteredList = (
  address: URL,
  filters: readonly Filter[],
  list: Html,
  { liveSeconds, refusal }: { liveSeconds?: number; refusal?: Submission | undefined } = {},
): Html =>
  html`${filters.length > 0 && filterForm(address, filters, refusal)}
    <div id="list" data-filtered${liveSeconds !== undefined && html` data-live="${liveSeconds}"`}>${activeFilters(address, filters)}${list}</div>`

/** Renders the form with the filters. On a phone, only the first field is visible until the user expands the others. */
function filterForm(address: URL, filters: readonly Filter[], submission: Submission | undefined): Html {
  const filterField = (field: Field): Html => field({ action: 'filter', submission, isFilter: true })
  const names = filters.flatMap((each) => each.names)
  const remaining = otherParameters(address, names).map(([name, value]) => hidden(name, value))
  const count = filters.slice(1).filter(({ valueText }) => valueText !== undefined).length
  return html`<form class="filters" method="get" role="search">${filters.map(({ field }, at) =>
    at === 1 ? html`${moreFilters(count, submission !== undefined)}${filterField(field)}` : filterField(field),
  )}${remaining.map(filterField)}<button class="second">${text('pages.form.filter')}</button></form>`
}

const moreFilters = (count: number, isOpen: boolean): Html =>
  html`<details class="opener"${isOpen && html` open`}><summary>${text('pages.filters.more', { count })}</summary></details>`

/** Renders the filters that apply, each with a link that removes it. */
function activeFilters(address: URL, filters: readonly Filter[]): Html | false {
  const active = filters.filter(({ valueText }) => valueText !== undefined)
  return (
    active.length > 0 &&
    html`<ul class="active-filters" aria-label="${text('pages.filters.active')}">${active.map(
      ({ names, label, valueText }) =>
        html`<li><a href="${listAddress(address, withoutNames(names))}" aria-label="${text('pages.filters.remove', { label, value: valueText ?? '' })}">${text('pages.filters.value', { label, value: valueText ?? '' })}</a></li>`,
    )}<li>${clearLink(address, filters)}</li></ul>`
  )
}

const clearLink = (address: URL, filters: readonly Filter[]): Html =>
  html`<a href="${listAddress(address, withoutNames(filters.flatMap(({ names }) => names)))}">${text('pages.clearFilters')}</a>`

const withoutNames = (names: readonly string[]): Record<string, null> =>
  Object.fromEntries(names.map((name) => [name, null]))

/** Renders the text that replaces a list in which nothing matches the filters. */
export const noMatches = (title: string, address: URL, filters: readonly Filter[]): Html =>
  emptyState(title, html`<p>${clearLink(address, filters)}</p>`)
