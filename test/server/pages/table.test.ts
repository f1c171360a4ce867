import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Column, table } from '../../../server/pages/table.ts'

interface Row {
  name: string
  state: string
  net: string
}

const columns: readonly Column<Row>[] = [
  { title: 'Name', cell: ({ name }) => name },
  { title: 'State', cell: ({ state }) => state },
  { title: 'Net', isNumber: true, cell: ({ net }) => net },
]

const render = (...rows: Row[]): string => table(rows, columns, { caption: 'People' }).text

describe('a table', () => {
  it('marks the first cell of each row as its header', () => {
    const text = render({ name: '<Ada>', state: 'Active', net: '1.00' })
    assert.match(text, /<th scope="row"[^>]*><span>&lt;Ada&gt;<\/span><\/th>/)
    assert.match(text, /<td data-label="Net" class="number"><span>1\.00<\/span><\/td>/)
  })

  it('does not break lines in narrow columns', () => {
    const text = render({
      name: 'A name that is as long as names of people are, and longer',
      state: 'Active',
      net: '1',
    })
    assert.match(text, /<th scope="row"><span>A name/)
    assert.match(text, /<td data-label="State" class="short">/)
    assert.match(text, /<th scope="col" class="short">State<\/th>/)
  })

  it('remains a table on a phone if its rows are short', () => {
    const short = { name: 'Ada', state: 'Active', net: '1' }
    assert.match(render(short), /<div class="table fits">/)
    assert.match(render(short, { ...short, name: 'Maximiliane-Friederike von Württemberg' }), /<div class="table">/)
  })
})

describe('a table with column priorities, on a phone', () => {
  const compact: readonly Column<Row>[] = [
    { title: 'Name', sort: 'name', cell: ({ name }) => name },
    { title: 'State', priority: 'line', cell: ({ state }) => state },
    { title: 'Start', sort: '-start', cell: () => '2026-01-01, at a time that is long enough' },
    { title: 'Net', isNumber: true, priority: 'figure', cell: ({ net }) => net },
  ]
  const row = { name: 'Ada', state: 'Active', net: '1' }
  const order = (current: string, address = '/people?q=a&cursor=c2&page=2') => ({
    order: { address: new URL(address, 'http://workforce.internal'), current },
  })

  it('expands a row to show its other columns', () => {
    const { text } = table([row], compact, { caption: 'People' })
    assert.match(text, /<div class="table compact">/)
    assert.match(text, /<span>Ada<\/span><details class="opener"><summary>/)
    assert.match(text, /data-label="Start" class="cell-rest"/)
    assert.match(text, /data-label="Net" class="number cell-figure"/)
  })

  it('has no expandable rows if it fits the screen as a table', () => {
    const short = compact.map((column) => (column.title === 'Start' ? { ...column, cell: () => 'May' } : column))
    const { text } = table([row], short, { caption: 'People' })
    assert.match(text, /<div class="table fits">/)
    assert.doesNotMatch(text, /opener|cell-/)
  })

  it('has no expandable rows if no column is hidden', () => {
    const columns = compact.filter(({ title }) => title !== 'Start')
    assert.doesNotMatch(table([row], columns, { caption: 'People' }).text, /<details/)
  })

  it('sorts by a column, first in its default direction, then in the other', () => {
    const ascending = table([row], compact, { caption: 'People', ...order('name') }).text
    assert.match(ascending, /aria-sort="ascending"><a href="\/people\?q=a&amp;sort=-name">Name</)
    assert.match(ascending, /<a href="\/people\?q=a&amp;sort=-start">Start</)
    assert.equal(ascending.match(/aria-sort/g)?.length, 1)
    const descending = table([row], compact, { caption: 'People', ...order('-start') }).text
    assert.match(descending, /aria-sort="descending"><a href="\/people\?q=a&amp;sort=start">Start</)
    assert.match(descending, /<a href="\/people\?q=a&amp;sort=name">Name</)
  })

  it('has a checkbox with a label in each row that can be selected', () => {
    const { text } = table([row, { ...row, name: 'Grace' }], compact, {
      caption: 'People',
      selection: {
        form: 'many',
        name: 'ids',
        value: ({ name }) => (name === 'Ada' ? name : undefined),
        label: ({ name }) => `Select ${name}`,
        selected: ['Ada'],
      },
    })
    assert.equal(text.match(/type="checkbox"/g)?.length, 2)
    assert.match(text, /data-select-all="many" aria-label="Select all on this page" hidden/)
    assert.match(text, /form="many" name="ids" value="Ada" checked aria-label="Select Ada"/)
  })
})
