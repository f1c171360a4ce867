import { deflateSync } from 'node:zlib'

/*
 * PDFs written object by object, as hostile or odd ones are.
 */

/** A tree of one page, which is object 3. */
export const onePageTree = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
export const emptyPage = (more = ''): string => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] ${more} >>`

/** A PDF of these objects, from number 1, the catalog; bytes of each are those of Latin-1. */
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

/** A PDF of one page and this catalog. */
export const catalogPdf = (more: string, page = emptyPage(), ...objects: string[]): Buffer =>
  rawPdf([`<< /Type /Catalog /Pages 2 0 R ${more} >>`, onePageTree, page, ...objects])

/** A small PDF whose list of objects inflates to so many bytes, in the spelling that is given. */
export function bombPdf(bytes: number, { type = '/XRef', filter = '/FlateDecode' } = {}): Buffer {
  let text = '%PDF-1.7\n'
  const offsets = ['<< /Type /Catalog /Pages 2 0 R >>', onePageTree, emptyPage()].map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = Buffer.alloc(bytes)
  for (const [index, offset] of [...offsets, text.length].entries()) {
    rows[7 * (index + 1)] = 1
    rows.writeUInt32BE(offset, 7 * (index + 1) + 1)
  }
  const list = deflateSync(rows)
  const members = `/Type ${type} /Size 5 /W [1 4 2] /Root 1 0 R /Filter ${filter} /Length ${list.length}`
  return Buffer.concat([
    Buffer.from(`${text}4 0 obj\n<< ${members} >>\nstream\n`, 'latin1'),
    list,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${text.length}\n%%EOF\n`),
  ])
}
