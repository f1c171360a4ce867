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

  it('breaks no lines in narrow columns', () => {
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
