import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dateFilter, filteredList, isFiltered, searchFilter, selectFilter } from '../../../server/pages/filters.ts'
import { html } from '../../../server/pages/html.ts'

const choices = [
  ['', 'All'],
  ['active', 'Active'],
] as const

const exampleFilters = (q?: string, status?: string, from?: string) => [
  searchFilter('q', 'Search', q),
  selectFilter('status', 'Status', choices, status),
  dateFilter('from', 'From', from, { format: (day) => `day ${day}` }),
]

const render = (address: string, ...values: (string | undefined)[]): string =>
  filteredList(new URL(address, 'http://workforce.internal'), exampleFilters(...values), html`<table></table>`).text

describe('the filters of a list', () => {
  it('shows each filter in use as a link that removes it, and one that clears all', () => {
    const text = render('/people?q=<b>&status=active&sort=-id&cursor=c2&back=c1&page=3', '<b>', 'active')
    const links = [...text.matchAll(/<a href="([^"]+)"(?: aria-label="([^"]+)")?>([^<]+)</g)].map((each) =>
      each.slice(1),
    )
    assert.deepEqual(links, [
      ['/people?status=active&amp;sort=-id', 'Remove filter Search: &lt;b&gt;', 'Search: &lt;b&gt;'],
      ['/people?q=%3Cb%3E&amp;sort=-id', 'Remove filter Status: Active', 'Status: Active'],
      ['/people?sort=-id', undefined, 'Clear filters'],
    ])
  })

  it('keeps the order and the page size, but not the position', () => {
    const text = render('/people?sort=-id&limit=50&cursor=c2&page=2')
    const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)"/g)].map(([, name]) => name)
    assert.deepEqual(hidden, ['sort', 'limit'])
    assert.doesNotMatch(text, /active-filters/)
  })

  it('shows the number of filters in use on the button that opens them on a phone', () => {
    assert.match(render('/people', 'ada'), /<summary>More filters<\/summary>/)
    assert.match(render('/people', 'ada', 'active', '2026-01-01'), /<summary>More filters \(2 in use\)<\/summary>/)
  })

  it('shows an unknown value and an invalid date unchanged', () => {
    assert.deepEqual(
      exampleFilters(undefined, 'odd', 'soon').map(({ valueText }) => valueText),
      [undefined, 'odd', 'soon'],
    )
    assert.equal(exampleFilters(undefined, undefined, '2026-01-01')[2]?.valueText, 'day 2026-01-01')
    assert.equal(isFiltered(exampleFilters()), false)
  })
})
