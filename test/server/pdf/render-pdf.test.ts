import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Block, plain } from '../../../server/pdf/blocks.ts'
import { parseMarkdown } from '../../../server/pdf/parse-markdown.ts'
import { renderPdf } from '../../../server/pdf/render-pdf.ts'
import { assertValidPdf, pdfInfo, pdfText, without } from '../../support/samples/pdf.ts'

const createdAt = new Date('2026-01-15T09:30:00Z')
const render = async (markdown: string, options: { title?: string; header?: string } = {}) => {
  const { blocks } = parseMarkdown(markdown)
  return (await renderPdf({ title: 'Contract', header: 'Acme SAS', blocks, createdAt, ...options })).file
}

const markdown = `# Employment contract

Between **Acme SAS** and **Άδα Λάβλεϊς**, called Ада Лавлейс.

1. Duties
   - to compute
2. Pay

| Item | Amount |
| :--- | -----: |
| Salary | 4 000.00 € |
`

describe('renderPdf', () => {
  it('renders a valid file with the same bytes each time', { skip: without('qpdf') }, async () => {
    const pdf = await render(markdown)
    assertValidPdf(pdf)
    assert.ok(pdf.equals(await render(markdown)))
    assert.ok(!pdf.equals(await render(`${markdown}\nMore`)))
  })

  it('prints the text, the business and the page number', {
    skip: without('pdftotext'),
  }, async () => {
    const words = pdfText(await render(markdown))
      .split(/\s+/)
      .join(' ')
    const expected = [
      'Employment contract Between Acme SAS and Άδα Λάβλεϊς, called Ада Лавлейс.',
      '1. Duties • to compute 2. Pay',
      'Item Amount Salary 4 000.00 €',
      'Acme SAS Page 1 of 1',
    ]
    let at = 0
    for (const part of expected) {
      assert.ok(words.indexOf(part, at) >= 0, `${part} in ${words}`)
      at = words.indexOf(part, at)
    }
  })

  it('has a title, a creation date and tags', { skip: without('pdfinfo') }, async () => {
    const info = pdfInfo(await render(markdown))
    assert.deepEqual(
      [info.Title, info.Author, info.Tagged, info.Encrypted, info['Page size']],
      ['Contract', 'Acme SAS', 'yes', 'no', '595.28 x 841.89 pts (A4)'],
    )
    assert.match(info.CreationDate ?? '', /Jan 15 .*2026/)
  })

  it('is searchable after another document was rendered', { skip: without('pdftotext') }, async () => {
    await render('Ǿ') // loads the glyph of Ø, which no other test uses, as part of another character
    assert.match(pdfText(await render('Ø')), /Ø/)
  })

  it('continues on further pages, without losing text', { skip: without('pdftotext', 'qpdf') }, async () => {
    const numbered = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${prefix}${index}x`)
    const texts = [
      numbered('p', 900).join(' '),
      numbered('l', 90)
        .map((item) => `- ${item}`)
        .join('\n'),
      `| ${numbered('h', 3).join(' | ')} |\n|-|-|-|\n${numbered('r', 120)
        .map((cell) => `| ${cell} | b | c |`)
        .join('\n')}`,
      `| wide | x |\n|-|-|\n| ${numbered('c', 900).join(' ')} | x |`,
      `# ${'Z'.repeat(4000)}`,
    ]
    const pdf = await render(texts.join('\n\n'))
    assertValidPdf(pdf)
    const text = pdfText(pdf)
    const pages = text.split('\f').slice(0, -1)
    assert.ok(pages.length > 8)
    for (const [index, page] of pages.entries()) {
      assert.ok(page.endsWith(`Acme SAS\nPage ${index + 1} of ${pages.length}\n`), page.slice(-100))
    }
    const words = new Set(text.split(/\s+/))
    const missing = texts
      .slice(0, 4)
      .flatMap((part) => part.match(/[plrc]\d+x/g) ?? [])
      .filter((word) => !words.has(word))
    assert.deepEqual(missing, [])
    assert.equal(text.match(/Z/g)?.length, 4000)
  })

  it('repeats the header of a table on each page', { skip: without('pdftotext') }, async () => {
    const pages = pdfText(await render(`| Column |\n|-|\n${'| cell |\n'.repeat(120)}`))
      .split('\f')
      .slice(0, -1)
    assert.ok(pages.length > 2)
    for (const page of pages) assert.equal(page.match(/Column/g)?.length, 1)
  })

  it('keeps a heading and its facts on one page', { skip: without('pdftotext') }, async () => {
    const signer = (index: number): Block[] => [
      { kind: 'heading', level: 2, runs: plain(`Signer ${index}`) },
      { kind: 'facts', pairs: [1, 2, 3, 4, 5].map((fact) => [`Fact ${index}.${fact}`, 'value '.repeat(30)]) },
    ]
    const blocks = Array.from({ length: 12 }, (_, index) => signer(index)).flat()
    const pages = pdfText((await renderPdf({ title: '', header: '', blocks, createdAt })).file).split('\f')
    assert.ok(pages.length > 3)
    for (let index = 0; index < 12; index++) {
      const page = pages.find((text) => text.includes(`Signer ${index}\n`))
      for (const fact of [1, 2, 3, 4, 5]) assert.ok(page?.includes(`Fact ${index}.${fact}`), `Fact ${index}.${fact}`)
    }
  })

  it('renders an empty page, and truncates a long header', {
    skip: without('pdftotext'),
  }, async () => {
    assert.match(pdfText(await render('', { header: 'Acme '.repeat(60).trim() })), /^Acme Acme .*…$/m)
  })

  it('escapes unprintable characters and line breaks in the header', {
    skip: without('pdftotext'),
  }, async () => {
    assert.match(pdfText(await render('', { header: '株 \n Acme' })), /^\[U\+682A\] Acme$/m)
  })

  it('draws headings of all levels and empty blocks', { skip: without('qpdf') }, async () => {
    const levels = [1, 2, 3, 4, 5, 6].map((level): Block => ({ kind: 'heading', level, runs: plain(`Level ${level}`) }))
    const empty: Block[] = [
      { kind: 'paragraph', runs: [] },
      { kind: 'list', start: 1, items: [[], []] },
      { kind: 'table', align: ['left'], rows: [[[]]] },
    ]
    assertValidPdf((await renderPdf({ title: '', header: '', blocks: [...levels, ...empty], createdAt })).file)
  })
})
