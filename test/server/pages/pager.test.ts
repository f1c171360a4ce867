import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formatsFor } from '../../../server/pages/formats.ts'
import { pager, slicePage } from '../../../server/pages/pager.ts'

interface Page {
  rows: number
  nextCursor?: string | null
  total?: number
  isCapped?: boolean
}

function render(
  address: string,
  { rows, nextCursor = null, total, isCapped = false }: Page,
  range?: 'people.range',
): string {
  const reader = { address: new URL(address, 'http://workforce.internal'), formats: formatsFor('en', 'UTC') }
  const meta = total === undefined ? {} : { total, total_capped: isCapped }
  const page = { data: Array.from({ length: rows }), nextCursor, meta }
  return pager(reader, page, range).text
}

const rangeIn = (text: string): string => /role="status">(.*?)</.exec(text)?.[1] ?? ''

describe('the pager of a list', () => {
  it('shows the range and the total with the noun', () => {
    const next = { rows: 25, nextCursor: 'c2' }
    assert.equal(rangeIn(render('/people', { ...next, total: 1171 }, 'people.range')), '1–25 of 1,171 people')
    assert.equal(rangeIn(render('/people', { rows: 1 }, 'people.range')), '1 person')
    assert.equal(
      rangeIn(render('/people', { ...next, total: 10_000, isCapped: true }, 'people.range')),
      '1–25 of more than 10,000 people',
    )
    assert.equal(rangeIn(render('/people', next, 'people.range')), '1–25')
  })

  it('takes the total from the last page when the API does not count', () => {
    assert.equal(rangeIn(render('/webhooks?cursor=c3&back=c2&page=3&limit=50', { rows: 7 })), '101–107 of 107')
  })

  it('links to the first, previous and next page, and to other sizes from the first page', () => {
    const text = render('/people?q=ada&cursor=c3&back=c2&page=3', { rows: 25, nextCursor: 'c4' })
    const links = [...text.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))
    assert.deepEqual(links, [
      '/people?q=ada&limit=50',
      '/people?q=ada&limit=100',
      '/people?q=ada',
      '/people?q=ada&cursor=c2&page=2',
      '/people?q=ada&cursor=c4&back=c2&back=c3&page=4',
    ])
  })

  it('is empty for a list without rows, or with one page and no noun', () => {
    assert.equal(render('/people', { rows: 0 }, 'people.range'), '')
    assert.equal(render('/webhooks', { rows: 3 }), '')
  })
})

describe('a page of rows in memory', () => {
  const rows = ['a', 'b', 'c']

  it('has the rows at the position of its cursor', () => {
    const first = slicePage(rows, { cursor: undefined, limit: 2 })
    assert.deepEqual(first, { data: ['a', 'b'], nextCursor: '2', meta: { total: 3 } })
    assert.deepEqual(slicePage(rows, { cursor: '2', limit: 2 }), { data: ['c'], nextCursor: null, meta: { total: 3 } })
  })

  it('is empty after the last row, and is the first page for an invalid cursor', () => {
    assert.deepEqual(slicePage(rows, { cursor: '4', limit: 2 }).data, [])
    for (const cursor of ['-1', '1.5', 'x', ''])
      assert.deepEqual(slicePage(rows, { cursor, limit: 2 }).data, ['a', 'b'])
  })
})
