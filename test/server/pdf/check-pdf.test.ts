import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkPdf } from '../../../server/pdf/check-pdf.ts'
import { parseMarkdown } from '../../../server/pdf/parse-markdown.ts'
import { renderPdf } from '../../../server/pdf/render-pdf.ts'
import { encrypted, without } from '../../support/pdf.ts'
import { catalogPdf, emptyPage } from '../../support/raw-pdf.ts'

const { blocks } = parseMarkdown('A paragraph\n\n'.repeat(100))
const { file: pdf } = await renderPdf({ title: 'Long', header: 'Acme', blocks, createdAt: new Date(0) })

test('a PDF is read, and its pages are counted', async () => {
  const { page_count = 0, problem } = await checkPdf(pdf)
  assert.deepEqual([page_count > 2, problem], [true, undefined])
})

test('what does not begin as a PDF is none', async () => {
  for (const before of [1, 100, 1500]) {
    assert.deepEqual(await checkPdf(Buffer.concat([Buffer.alloc(before, ' '), pdf])), { problem: 'is not a PDF' })
  }
})

test('what could change or act after it was signed is refused, wherever it is, and a link is not', async () => {
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
  const link = (action: string) => emptyPage(`/Annots [<< /Subtype /Link /A ${action} >>]`)
  const active: [problem: string | undefined, file: Buffer][] = [
    [undefined, catalogPdf('')],
    [undefined, catalogPdf('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>', link('<< /S /URI /URI (http://a.test) >>'))],
    ['has a script or runs something', catalogPdf('/OpenAction 4 0 R', emptyPage(), script)],
    [
      'has a script or runs something',
      catalogPdf('/Names << /JavaScript << /Names [(a) 4 0 R] >> >>', emptyPage(), script),
    ],
    ['has a script or runs something', catalogPdf('', emptyPage('/AA << /O 4 0 R >>'), script)],
    ['has a script or runs something', catalogPdf('', link('<< /S /URI /URI (a) /Next [<< /S /Launch /F (b) >>] >>'))],
    ['has a script or runs something', catalogPdf('', link('<< /S /Java#53cript /JS (1) >>'))],
    ['has an XFA form', catalogPdf('/AcroForm << /Fields [] /XFA 4 0 R >>', emptyPage(), '()')],
  ]
  for (const [problem, file] of active) assert.equal((await checkPdf(file)).problem, problem, file.toString('latin1'))
})

test('an encrypted PDF is refused, also one that opens without a password', { skip: without('qpdf') }, async () => {
  for (const password of ['secret', '']) {
    assert.deepEqual(await checkPdf(encrypted(pdf, password)), { problem: 'is encrypted' })
  }
})

test('what is cut off or torn is refused, wherever', async () => {
  for (let share = 0.02; share < 0.95; share += 0.11) {
    const at = Math.floor(pdf.length * share)
    assert.notEqual((await checkPdf(pdf.subarray(0, at))).problem, undefined, `cut at ${at}`)
  }
})
