import { deflateSync } from 'node:zlib'

/* PDFs that are written object by object, for malicious or unusual files. */

/** A page tree with one page, which is object 3. */
export const onePageTree = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
export const emptyPage = (more = ''): string => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] ${more} >>`

/** Returns a PDF with these objects. Object 1 is the catalog; text is encoded as Latin-1. */
export function rawPdf(objects: string[]): Buffer {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer << /Size ${size} /Root 1 0 R >>`
  return Buffer.from(`${text}${table}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1')
}

/** Returns a one-page PDF with additional entries in its catalog. */
export const catalogPdf = (more: string, page = emptyPage(), ...objects: string[]): Buffer =>
  rawPdf([`<< /Type /Catalog /Pages 2 0 R ${more} >>`, onePageTree, page, ...objects])

/** Compressed tables of `bombPdf`, by their size: 100 MiB take a second to compress. */
const compressedTables = new Map<number, Buffer>()

/**
 * Returns a small PDF whose cross-reference stream decompresses to a number of bytes and has a type and filter of these
 * names.
 */
export function bombPdf(bytes: number, { type = '/XRef', filter = '/FlateDecode' } = {}): Buffer {
  let text = '%PDF-1.7\n'
  const offsets = ['<< /Type /Catalog /Pages 2 0 R >>', onePageTree, emptyPage()].map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = compressedTables.get(bytes) ?? deflateSync(paddedTable([...offsets, text.length], bytes))
  compressedTables.set(bytes, table)
  const members = `/Type ${type} /Size 5 /W [1 4 2] /Root 1 0 R /Filter ${filter} /Length ${table.length}`
  return Buffer.concat([
    Buffer.from(`${text}4 0 obj\n<< ${members} >>\nstream\n`, 'latin1'),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${text.length}\n%%EOF\n`),
  ])
}

/** Returns a cross-reference table with the offsets of objects, padded with zeros. */
function paddedTable(offsets: number[], bytes: number): Buffer {
  const rows = Buffer.alloc(bytes)
  for (const [index, offset] of offsets.entries()) {
    rows[7 * (index + 1)] = 1
    rows.writeUInt32BE(offset, 7 * (index + 1) + 1)
  }
  return rows
}

/** A page with a black image in fax compression (ITU-T T.6), and text in a font that is not embedded. */
export const scanPdf: Buffer = catalogPdf(
  '',
  emptyPage('/Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> /Font << /Text 6 0 R >> >>'),
  stream('', 'q 100 0 0 60 0 40 cm /Scan Do Q BT /Text 20 Tf 10 10 Td <6F225B57> Tj ET'),
  stream(
    `/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0]
    /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 64 /Rows 64 >>`,
    `${'\xff'.repeat(8)}\x00\x10\x01`, // 64 rows, each encoded as equal to the previous row, and the end mark
  ),
  `<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UTF16-H /DescendantFonts [7 0 R] >>`,
  `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /FontDescriptor 8 0 R
    /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> >>`,
  `<< /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 -200 1000 800] /ItalicAngle 0
    /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>`,
)

/** Returns a stream object with additional entries and its length. */
export function stream(members: string, data: string): string {
  return `<< ${members} /Length ${data.length} >>\nstream\n${data}\nendstream`
}
