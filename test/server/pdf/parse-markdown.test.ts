import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Block, collectRuns } from '../../../server/pdf/blocks.ts'
import { parseMarkdown } from '../../../server/pdf/parse-markdown.ts'

/** Formats blocks as `H1(…)`, `P(…)`, `UL[…; …]`, `OL3[…]`, `T(left,right){… | …}`, with asterisks around bold text. */
function outline(blocks: Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'heading') return `H${block.level}(${text(block.runs)})`
      if (block.kind === 'paragraph') return `P(${text(block.runs)})`
      if (block.kind === 'list')
        return `${block.start === null ? 'UL' : `OL${block.start}`}[${block.items.map(outline).join('; ')}]`
      if (block.kind !== 'table') return assert.fail(`Markdown has no ${block.kind}`)
      return `T(${block.align}){${block.rows.map((row) => row.map(text).join(' | ')).join(' / ')}}`
    })
    .join(' ')
}
const text = (runs: { text: string; bold: boolean }[]) =>
  runs.map((run) => (run.bold ? `*${run.text}*` : run.text).replaceAll('\n', '⏎')).join('')

const readMessages = (markdown: string): string[] => parseMarkdown(markdown).problems.map(({ message }) => message)

describe('parseMarkdown', () => {
  const allowed: [name: string, markdown: string, expected: string][] = [
    ['headings of both forms', '# One\n\nTwo\n===\n\n###### Six', 'H1(One) H1(Two) H6(Six)'],
    ['paragraphs, whose lines are one', 'One\ntwo\n\nThree', 'P(One two) P(Three)'],
    ['hard line breaks', 'Acme SAS  \n1 Rue de Rivoli\\\nParis', 'P(Acme SAS⏎1 Rue de Rivoli⏎Paris)'],
    ['bold text, also within words', 'a **b**c __d__', 'P(a *b*c *d*)'],
    ['lists in lists', '- a\n  1. b\n\n     c\n  2. d\n- e', 'UL[P(a) OL1[P(b) P(c); P(d)]; P(e)]'],
    ['lists that begin anywhere', '7. a\n8. b', 'OL7[P(a); P(b)]'],
    [
      'tables',
      '|a|b|c|\n|:-|-:|:-:|\n|1|**2**|\n|4|5|6|7|',
      'T(left,right,center){a | b | c / 1 | *2* |  / 4 | 5 | 6}',
    ],
    ['entities and escapes', '&amp; &euro; \\*a\\* 1\\. &lt;b&gt;', 'P(& € *a* 1. <b>)'],
    ['link reference definitions as text', '[a]: http://b.example', 'P([a]: http://b.example)'],
    ['fields, whose names have underscores', '{{data.a_b}} {{data.c_d}}', 'P({{data.a_b}} {{data.c_d}})'],
    ['nothing', ' \n\n', ''],
  ]
  for (const [name, markdown, expected] of allowed) {
    it(`parses ${name}`, () => {
      const { problems, blocks } = parseMarkdown(markdown)
      assert.deepEqual([problems, outline(blocks)], [[], expected])
    })
  }

  const unsupported: [markdown: string, content: string][] = [
    ['*a*', 'italics'],
    ['[a](http://b.example)', 'a link'],
    ['<http://b.example>', 'a link'],
    ['![a](b)', 'an image'],
    ['`a`', 'code'],
    ['```\na\n```', 'code'],
    ['    a', 'an indented block, which is code'],
    ['> a', 'a quotation'],
    ['a <b>c</b>', 'HTML'],
    ['<script>alert(1)</script>', 'HTML'],
    ['---', 'a rule'],
  ]
  for (const [markdown, content] of unsupported) {
    it(`refuses ${content} in ${JSON.stringify(markdown)}, even in a list`, () => {
      const message = `has ${content}, which is not allowed`
      assert.deepEqual(readMessages(`x\n\n${markdown}`), [`line 3 ${message}`])
      const indented = markdown.replaceAll('\n', '\n  ')
      assert.deepEqual(readMessages(`- x\n\n  ${indented}`), [`line 3 ${message}`])
    })
  }

  it('refuses italics and links in cells, in headings and in bold text', () => {
    for (const markdown of ['|a|\n|-|\n|*b*|', '# *b*', '**a *b***']) {
      assert.equal(parseMarkdown(markdown).problems.length, 1, markdown)
    }
  })

  it('reports all problems with their lines', () => {
    const { problems } = parseMarkdown('*a*\n\n- `b`\n\n> c')
    assert.deepEqual(
      problems.map(({ line, detail }) => [line, detail]),
      [
        [1, 'italics'],
        [3, 'code'],
        [5, 'quotation'],
      ],
    )
  })

  it('refuses lists that are too deep and tables that are too wide', () => {
    const deep = Array.from({ length: 6 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
    assert.deepEqual(readMessages(deep), ['line 6 has a list inside of 5 others, which is not allowed'])
    for (const prefix of ['- ', '1. ', '> ']) {
      assert.notDeepEqual(parseMarkdown(`${prefix.repeat(200)}lost`).problems, [], prefix)
    }
    const wide = `${'|a'.repeat(13)}|\n${'|-'.repeat(13)}|`
    assert.deepEqual(readMessages(wide), ['line 1 ends a table of more than 12 columns, which is not allowed'])
  })

  it('keeps all characters of accepted text', () => {
    const markdown = '# A1\n\nb2 **c3**\n\n- d4\n  - e5\n\n| f6 | g7 |\n|---|---|\n| h8 | i9 |\n\nj10'
    const letters = collectRuns(parseMarkdown(markdown).blocks)
      .map((run) => run.text)
      .join(' ')
    assert.deepEqual(letters.match(/[A-Za-z]\d+/g), markdown.match(/[A-Za-z]\d+/g))
  })
})
