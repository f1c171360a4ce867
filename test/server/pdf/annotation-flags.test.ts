import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkPdf } from '../../../server/pdf/check-pdf.ts'
import { catalogPdf, emptyPage, stream } from '../../support/samples/raw-pdf.ts'

/** Returns the widget of a completed signature. */
const signature = (members: string) =>
  `<< /Type /Annot /Subtype /Widget /FT /Sig /T (a) /V << /Type /Sig /Filter /Adobe.PPKLite >> ${members} >>`
/** An appearance that shows another salary. */
const otherSalary = stream('/Subtype /Form /BBox [0 0 50 20]', '1 g 0 0 50 20 re f 0 g BT (9000) Tj ET')
/** Returns a contract in which an annotation, object 4, covers the salary on the page with another one. */
const coveredSalary = (widgetOrLink: string) =>
  catalogPdf(
    '',
    emptyPage('/Annots [4 0 R] /Contents 6 0 R'),
    widgetOrLink,
    otherSalary,
    stream('', 'BT /F1 12 Tf (3000) Tj ET'),
  )

const hostile: [content: string, bytes: Buffer][] = [
  [
    'links with their own image',
    coveredSalary('<< /Subtype /Link /Rect [0 0 50 20] /Border [0 0 0] /AP << /N 5 0 R >> >>'),
  ],
  [
    'signatures that differ in print', // without the flag Print: only on screen
    coveredSalary(signature('/Rect [0 0 50 20] /AP << /N 5 0 R >>')),
  ],
  [
    'signatures that differ in print', // NoView: only in print
    coveredSalary(signature('/Rect [0 0 50 20] /F 36 /AP << /N 5 0 R >>')),
  ],
  [
    'signatures that differ in print', // ToggleNoView: on screen unless the mouse is over it
    coveredSalary(signature('/Rect [0 0 50 20] /F 260 /AP << /N 5 0 R >>')),
  ],
  [
    'links with a border that is not printed', // a border as wide as a digit 1
    coveredSalary('<< /Subtype /Link /Rect [0 0 1 20] /Border [0 0 1] /F 64 >>'),
  ],
  ...[1, 2, 6, 8, 16, 20, 1028, -1, 4.5].map((flags): [string, Buffer] => [
    'signatures that differ in print',
    coveredSalary(signature(`/Rect [0 0 50 20] /F ${flags} /AP << /N 5 0 R >>`)),
  ]),
  ['links that differ in print', coveredSalary('<< /Subtype /Link /Rect [0 0 9 9] /Border [0 0 3] /F 36 >>')],
  ['links that differ in print', coveredSalary('<< /Subtype /Link /Rect [0 0 9 9] /Border [0 0 0] /F /Print >>')],
  ['links with a border that is not printed', coveredSalary('<< /Subtype /Link /Rect [0 0 9 9] >>')],
  ['links with a border that is not printed', coveredSalary('<< /Subtype /Link /Rect [0 0 9 9] /BS << /W 9 >> >>')],
  [
    'links with a border that is not printed',
    coveredSalary('<< /Subtype /Link /Rect [0 0 9 9] /Border [0 0 9] /BS << /W 0 >> >>'),
  ],
]

describe('a PDF with an annotation that looks different in print', () => {
  for (const [index, [content, bytes]] of hostile.entries()) {
    it(`is refused with ${content} (${index + 1})`, async () => {
      const { problem } = await checkPdf(bytes)
      assert.equal(problem?.message, `contains ${content}: print it to a new PDF and upload that`)
    })
  }
})

describe('a PDF with signatures', () => {
  it('is accepted if they look the same in print or are invisible', async () => {
    const signed = catalogPdf(
      '/AcroForm << /Fields [4 0 R 6 0 R] /SigFlags 3 >>',
      emptyPage('/Annots [4 0 R 6 0 R]'),
      signature('/Rect [0 0 50 20] /F 132 /AP << /N 5 0 R >>'),
      otherSalary,
      signature('/Rect [0 0 0 0] /F 2'),
    )
    assert.deepEqual(await checkPdf(signed), { page_count: 1 })
  })
})
