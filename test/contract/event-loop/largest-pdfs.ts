import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { bombPdf, catalogPdf, emptyPage, onePageTree, rawPdf, stream } from '../../support/samples/raw-pdf.ts'

const maxBytes = 10 * 1024 * 1024

/** The largest PDFs that an upload accepts, by what makes them expensive. */
export const largestPdfs: Record<string, () => Buffer> = {
  objects: () =>
    rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', onePageTree, emptyPage()].concat(repeat(200_000, () => 'null'))),
  pages: () => pdfWithPages(2000, `/Metadata << /Type /Metadata /Note (${'x'.repeat(4800)}) >>`),
  'pages, more than a file may have': () => pdfWithPages(60_000),
  'one compressed stream': () =>
    catalogPdf('', emptyPage('/Contents 4 0 R'), compressed(randomBytes(maxBytes - 100_000))),
  'a stream of spaces': () => catalogPdf('', emptyPage('/Contents 4 0 R'), compressed(Buffer.alloc(1e9, ' '))),
  'a list of objects that inflates to 60 MiB': () => bombPdf(60 * 1024 * 1024),
  annotations: () => {
    const count = 60_000
    const page = emptyPage(`/Annots [${repeat(count, (index) => `${index + 4} 0 R`).join(' ')}]`)
    const link = '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /F 4 /A << /S /URI /URI (https://a.example) >> >>'
    return rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', onePageTree, page].concat(repeat(count, () => link)))
  },
  'entries of the xref table': () => freeEntries(500_000),
  levels: () => catalogPdf(`/Note ${'['.repeat(4_000_000)}${']'.repeat(4_000_000)}`),
  'names in one dictionary': () =>
    catalogPdf(
      '',
      emptyPage(`/Resources << /Properties << ${repeat(100_000, (index) => `/N${index} 1`).join(' ')} >> >>`),
    ),
}

const repeat = (count: number, item: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => item(index))

function pdfWithPages(count: number, more = ''): Buffer {
  const kids = repeat(count, (index) => `${index + 3} 0 R`).join(' ')
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...repeat(count, () => emptyPage(more)),
  ])
}

const compressed = (bytes: Buffer): string => stream('/Filter /FlateDecode', deflateSync(bytes).toString('latin1'))

/** A PDF whose cross-reference table marks this many objects as free. */
function freeEntries(count: number): Buffer {
  const small = rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', onePageTree, emptyPage()]).toString('latin1')
  const free = '0000000000 65535 f \n'.repeat(count)
  return Buffer.from(
    small
      .replace('xref\n0 4\n', `xref\n0 ${count + 4}\n`)
      .replace('trailer << /Size 4', `${free}trailer << /Size ${count + 4}`),
    'latin1',
  )
}
