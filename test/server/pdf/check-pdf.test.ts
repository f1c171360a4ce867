import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, test } from 'node:test'
import { checkPdf } from '../../../server/pdf/check-pdf.ts'
import { fileProblems } from '../../../server/pdf/file-problem.ts'
import { parseMarkdown } from '../../../server/pdf/parse-markdown.ts'
import { renderPdf } from '../../../server/pdf/render-pdf.ts'
import { openSeal, sealPdf } from '../../../server/pdf/seal-pdf.ts'
import { startBrowser, withoutChromium } from '../../support/browser/browser.ts'
import { encryptPdf, rewritePdf, without } from '../../support/samples/pdf.ts'
import { catalogPdf, emptyPage, scanPdf, stream } from '../../support/samples/raw-pdf.ts'

const { blocks } = parseMarkdown('A paragraph\n\n'.repeat(100))
const { file: pdf } = await renderPdf({ title: 'Long', header: 'Acme', blocks, createdAt: new Date(0) })
const damaged = /^is damaged, or a PDF that cannot be read: print it to a new PDF and upload that$/

test('the pages of a PDF are counted', async () => {
  const { page_count = 0, problem } = await checkPdf(pdf)
  assert.deepEqual([page_count > 2, problem], [true, undefined])
})

test('a file must start with the header of a PDF', async () => {
  for (const before of [1, 100, 1500]) {
    assert.deepEqual(await checkPdf(Buffer.concat([Buffer.alloc(before, ' '), pdf])), { problem: fileProblems.notPdf })
  }
})

/** Returns the parts of a page with a link that has this action. */
const link = (action: string) =>
  emptyPage(`/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Border [0 0 0] ${action} >>]`)
const annotation = (members: string) => emptyPage(`/Annots [<< /Type /Annot /Rect [0 0 9 9] ${members} >>]`)
const resources = (members: string) => emptyPage(`/Resources << ${members} >>`)
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const file = '<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>'

describe('an ordinary PDF', () => {
  const ordinary: Record<string, Buffer> = {
    'only a page': catalogPdf(''),
    'a scan, with a font that is not embedded': scanPdf,
    'links to the web, to an email address and within the file': catalogPdf(
      '/OpenAction [3 0 R /Fit] /Dests << /a [3 0 R /Fit] >> /Names << /Dests << /Names [(b) << /D [3 0 R /Fit] >>] >> >>',
      emptyPage(`/Annots 4 0 R`),
      '[5 0 R 6 0 R 7 0 R 8 0 R]',
      '<< /Subtype /Link /Rect [0 0 9 9] /Border [0 0 0] /A << /Type /Action /S /URI /URI (HTTPS://a.test) >> >>',
      '<< /Subtype /Link /Rect [0 0 9 9] /BS << /W 0 >> /F 0 /A << /S /URI /URI (mailto:a@a.test) >> >>',
      '<< /Subtype /Link /Rect [0 0 9 9] /F 4 /A << /S /GoTo /D (b) >> >>',
      '<< /Subtype /Link /Rect [0 0 9 9] /Border [0 0 2] /F 9 0 R /Dest /a >>',
      '196',
    ),
    'an action that opens a page': catalogPdf('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>'),
    'bookmarks and page numbers': catalogPdf(
      '/Outlines 4 0 R /PageMode /UseOutlines /PageLabels << /Nums [0 << /S /r >>] >>',
      emptyPage(),
      '<< /First 5 0 R /Last 6 0 R /Count 2 >>',
      '<< /Title (a) /Parent 4 0 R /Next 6 0 R /Dest [3 0 R /Fit] >>',
      '<< /Title (b) /Parent 4 0 R /Prev 5 0 R /A << /S /GoTo /D [3 0 R /Fit] >> >>',
    ),
    'a form without fields': catalogPdf('/AcroForm << /Fields [] /DA (/Helv 0 Tf) /NeedAppearances true >>'),
    'private members, as pdfTeX and Quartz write': catalogPdf(
      '/AAPL:Keywords [(a)] /PieceInfo << /Acme << /Private (a) >> >>',
      resources('/XObject << /a 4 0 R >> /ExtGState << /b << /AAPL:AA true /TR2 /Default /SMask /None >> >>'),
      stream('/Subtype /Form /BBox [0 0 1 1] /PTEX.FileName (a.pdf) /PTEX.InfoDict 5 0 R /ColorTransform 0', ''),
      '<< /Producer (a) >>',
    ),
    'tags, and a transparent group in a pattern': catalogPdf(
      '/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R',
      resources('/Pattern << /a 4 0 R >> /ExtGState << /b << /SMask << /S /Alpha /G 5 0 R >> >> >>'),
      stream('/PatternType 1 /PaintType 1 /BBox [0 0 1 1] /Resources << /XObject << /c 5 0 R >> >>', ''),
      stream('/Subtype /Form /BBox [0 0 1 1] /Group << /S /Transparency >>', ''),
      '<< /Type /StructTreeRoot /K [<< /S /P /Pg 3 0 R /A << /O /Layout >> /P 6 0 R >>] >>',
    ),
  }
  for (const [name, bytes] of Object.entries(ordinary)) {
    it(`is accepted with ${name}`, async () => assert.deepEqual(await checkPdf(bytes), { page_count: 1 }))
  }

  it('is accepted after it was sealed', async () => {
    const p12 = readFileSync(join(import.meta.dirname, '../../vectors/seal.p12'))
    const seal = (await openSeal({ seal: { p12, password: 'seal' } })) ?? assert.fail()
    assert.equal((await checkPdf(await sealPdf(pdf, seal, new Date()))).problem, undefined)
  })

  it('is accepted as printed by Chromium, with links, a form, colours and bookmarks', {
    skip: withoutChromium,
  }, async () => {
    const browser = await startBrowser()
    const page = await browser.newPage()
    await page.setContent(`<h1 id=a>Contract</h1><p><a href="https://a.test">Link</a> <a href="#a">up</a></p>
      <form><input value="x"><select><option>a</select></form><table border=1><tr><th>A<td>1</table>
      <p style="background: linear-gradient(red, blue); opacity: .5; box-shadow: 2px 2px 4px">Shade</p>
      <svg width=9 height=9><circle r=5 fill="url(#g)" mask="url(#m)"/></svg>`)
    const print = await page.pdf({ outline: true, tagged: true })
    await browser.close()
    assert.deepEqual(await checkPdf(print), { page_count: 1 })
  })

  it('is accepted with object streams, linearised and uncompressed', { skip: without('qpdf') }, async () => {
    for (const way of [['--object-streams=generate'], ['--linearize'], ['--stream-data=uncompress']]) {
      assert.equal((await checkPdf(rewritePdf(pdf, ...way))).problem, undefined, way.join(' '))
    }
  })
})

describe('a PDF that could change or perform actions after the signature', () => {
  const hostile: [content: string, bytes: Buffer][] = [
    ['a script', catalogPdf('/OpenAction 4 0 R', emptyPage(), script)],
    ['a script', catalogPdf('/OpenAction 4 0 R', emptyPage(), '<< /S 5 0 R /JS (1) >>', '/JavaScript')],
    ['a script', catalogPdf('/Names << /JavaScript << /Names [(a) 4 0 R] >> >>', emptyPage(), script)],
    ['a script', catalogPdf('', link('/A << /S /Java#53cript /JS (1) >>'))],
    ['a script', catalogPdf('', link('/A [4 0 R]'), script)],
    ['an action that starts a program', catalogPdf('/OpenAction 4 0 R', emptyPage(), '<< /S /Launch /F (a.exe) >>')],
    ['an action that sends data', catalogPdf('', link('/A 4 0 R'), '<< /S /SubmitForm /F (http://a.test) >>')],
    ['an action that reads another file', catalogPdf('', link('/A 4 0 R'), '<< /S /ImportData /F (a.fdf) >>')],
    ['an action that runs by itself', catalogPdf('/AA << /WC 4 0 R >>', emptyPage(), script)],
    ['an action that runs by itself', catalogPdf('', emptyPage('/AA << /O 4 0 R >>'), script)],
    ['an action that starts another', catalogPdf('', link('/A << /S /URI /URI (http:a) /Next 4 0 R >>'), script)],
    ['a link to another file', catalogPdf('', link('/A << /S /GoToR /F (a.pdf) /D [0 /Fit] >>'))],
    ['a link to another file', catalogPdf('', link('/A << /S /GoToE /T << /R /C >> >>'))],
    [
      'a link that is not to a web or email address',
      catalogPdf('', link('/A << /S /URI /URI (file:///etc/passwd) >>')),
    ],
    ['a link that is not to a web or email address', catalogPdf('', link('/A << /S /URI /URI (javascript:1) >>'))],
    ['links that are not complete', catalogPdf('/URI << /Base (http://a.test) >>')],
    ['an action (Hide)', catalogPdf('/Outlines << /First << /Title (a) /A << /S /Hide /T (a) >> >> >>')],
    ['form fields that can be filled in', catalogPdf('/AcroForm << /Fields [<< /FT /Tx /T (a) >>] >>')],
    [
      'form fields that can be filled in', // the script is in the parent field
      catalogPdf('', annotation('/Subtype /Widget /Parent 4 0 R'), `<< /FT /Btn /T (a) /AA << /D ${script} >> >>`),
    ],
    ['form fields that can be filled in', catalogPdf('', annotation('/Subtype /Widget /FT /Sig /T (to be signed)'))],
    ['an XFA form', catalogPdf('/AcroForm << /Fields [] /XFA 4 0 R >>', emptyPage(), '()')],
    ['layers that can be shown and hidden', catalogPdf('/OCProperties << /OCGs [] /D << >> >>')],
    [
      'layers that can be shown and hidden',
      catalogPdf('', resources('/Properties << /a << /Type /OCG /Name (a) >> >>')),
    ],
    [
      'layers that can be shown and hidden',
      catalogPdf('', resources('/XObject << /a 4 0 R >>'), stream('/Subtype /Form /BBox [0 0 1 1] /OC << >>', '')),
    ],
    ['multimedia', catalogPdf('', annotation('/Subtype /RichMedia'))],
    ['multimedia', catalogPdf('', annotation('/Subtype /Screen'))],
    ['a 3D model', catalogPdf('', annotation('/Subtype /3D'))],
    ['a comment or drawing that can be moved (FreeText)', catalogPdf('', annotation('/Subtype /FreeText'))],
    ['attached files', catalogPdf('', annotation('/Subtype /FileAttachment'))],
    ['attached files', catalogPdf(`/Names << /EmbeddedFiles << /Names [(a) ${file}] >> >>`)],
    ['attached files', catalogPdf(`/AF [${file}]`)],
    ['attached files', catalogPdf(`/StructTreeRoot << /K << /S /P /AF ${file} >> >>`)],
    ['attached files', catalogPdf('/Collection << >>')],
    ['content from another file', catalogPdf('', emptyPage('/Contents 4 0 R'), stream('/F (a.txt)', ''))],
    [
      'content from another file',
      catalogPdf(
        '',
        resources('/Font << /a << /FontDescriptor << /FontFile2 4 0 R >> >> >>'),
        stream('/F (a.ttf)', ''),
      ),
    ],
    [
      'content from another file',
      catalogPdf('', resources('/XObject << /a 4 0 R >>'), stream('/Subtype /Form /Ref << /F (a.pdf) /Page 0 >>', '')),
    ],
    [
      'images that differ in print',
      catalogPdf('', resources('/XObject << /a 4 0 R >>'), stream('/Subtype /Image /Alternates [<< >>]', '')),
    ],
    [
      'images that differ in print', // shown by a font that draws images
      catalogPdf(
        '',
        resources('/Font << /a << /Subtype /Type3 /Resources << /XObject << /a 4 0 R >> >> >> >>'),
        stream('/Subtype /Image /Alternates [<< >>]', ''),
      ),
    ],
    ['pages that differ in print', catalogPdf('/ViewerPreferences << /PrintArea /MediaBox /ViewArea /CropBox >>')],
    ['colours that differ in print', catalogPdf('', resources('/ExtGState << /a << /TR << /FunctionType 4 >> >> >>'))],
    [
      'content in an unknown format (PS)',
      catalogPdf('', resources('/XObject << /a 4 0 R >>'), stream('/Subtype /PS', '')),
    ],
    [
      'content in an unknown format (Crypt)',
      catalogPdf('', emptyPage('/Contents 4 0 R'), stream('/Filter /Crypt', '')),
    ],
    ['a certification or usage rights', catalogPdf('/Perms << /UR3 << >> >>')],
    ['/Requirements in its catalog', catalogPdf('/Requirements [<< /S /EnableJavaScripts >>]')],
    ['/PresSteps in its pages', catalogPdf('', emptyPage('/PresSteps << /NA << /S /JavaScript >> >>'))],
  ]
  for (const [index, [content, bytes]] of hostile.entries()) {
    it(`is refused with ${content} (${index + 1})`, async () => {
      const { problem } = await checkPdf(bytes)
      assert.equal(problem?.message, `contains ${content}: print it to a new PDF and upload that`)
    })
  }

  it('is refused even with object streams', { skip: without('qpdf') }, async () => {
    for (const [content, bytes] of hostile.slice(0, 8)) {
      const { problem } = await checkPdf(rewritePdf(bytes, '--object-streams=generate'))
      assert.ok(problem?.message.startsWith(`contains ${content}`), `${content}: ${problem?.message}`)
    }
  })

  it('is refused if only some viewers can repair it', async () => {
    const broken = '<< /Type /Action /S /JavaScript /JS (1) 5 >>'
    assert.match((await checkPdf(catalogPdf('/OpenAction 4 0 R', emptyPage(), broken))).problem?.message ?? '', damaged)
  })
})

test('an encrypted PDF is refused, even with an empty password', { skip: without('qpdf') }, async () => {
  for (const password of ['secret', '']) {
    const { problem } = await checkPdf(encryptPdf(pdf, password))
    assert.equal(problem?.message, 'is encrypted: save it without a password')
  }
})

test('a truncated PDF is refused', async () => {
  for (let share = 0.02; share < 0.95; share += 0.11) {
    const at = Math.floor(pdf.length * share)
    assert.notEqual((await checkPdf(pdf.subarray(0, at))).problem, undefined, `cut at ${at}`)
  }
})

test('a PDF with too many names is refused', async () => {
  const pdfWithNames = (count: number) => {
    const names = Array.from({ length: count }, (_, index) => `/N${index} 1`).join(' ')
    return catalogPdf('', resources(`/Properties << ${names} >>`))
  }
  assert.deepEqual(await checkPdf(pdfWithNames(100_000)), { page_count: 1 })
  const { problem } = await checkPdf(pdfWithNames(250_000))
  assert.equal(problem?.message, 'has more than 200000 names: print it to a new PDF and upload that')
})
