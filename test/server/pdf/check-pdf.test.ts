import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkPdf } from '../../../server/pdf/check-pdf.ts'
import { parseMarkdown } from '../../../server/pdf/parse-markdown.ts'
import { renderPdf } from '../../../server/pdf/render-pdf.ts'
import { encrypted, without } from '../../support/pdf.ts'

const { blocks } = parseMarkdown('A paragraph\n\n'.repeat(100))
const pdf = await renderPdf({ title: 'Long', header: 'Acme', blocks, createdAt: new Date(0) })

test('a PDF is read, and its pages are counted', async () => {
  const { page_count = 0, problem } = await checkPdf(pdf)
  assert.deepEqual([page_count > 2, problem], [true, undefined])
})

test('what stands before the header is skipped, as readers do', async () => {
  assert.equal((await checkPdf(pdf)).problem, undefined)
  assert.equal((await checkPdf(Buffer.concat([Buffer.alloc(1500, ' '), pdf]))).problem, 'is not a PDF')
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
