import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appendPages } from '../../../server/pdf/complete-pdf.ts'
import { onePage } from '../../support/samples/document.ts'
import { assertValidPdf, pdfInfo, pdfText, without } from '../../support/samples/pdf.ts'

test('appended pages follow the others without changing their bytes', {
  skip: without('qpdf', 'pdftotext', 'pdfinfo'),
}, async () => {
  const original = await onePage('The original')
  const whole = await appendPages(original, await onePage('The appendix'))
  assert.ok(Buffer.from(whole.subarray(0, original.length)).equals(original))
  assertValidPdf(whole)
  assert.equal(pdfInfo(whole).Pages, '2')
  assert.deepEqual(
    pdfText(whole)
      .split('\f')
      .map((page) => page.split('\n')[0]),
    ['The original', 'The appendix', ''],
  )
  const again = await appendPages(whole, await onePage('Another'))
  assert.ok(Buffer.from(again.subarray(0, whole.length)).equals(whole))
  assertValidPdf(again)
})
