import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { openSeal, sealPdf } from '../../../server/pdf/seal-pdf.ts'
import { ConfigError } from '../../../server/process/config.ts'
import { onePage } from '../../support/samples/document.ts'
import { assertValidPdf, pdfSignatures, without } from '../../support/samples/pdf.ts'

/**
 * A PKCS #12 file with a self-signed certificate of “Workforce test seal” and its key (RSA 2048); the password is
 * `seal`, and the certificate is valid until 2126.
 */
const p12 = readFileSync(join(import.meta.dirname, '../../vectors/seal.p12'))
const at = new Date('2026-01-15T09:30:00Z')

test('a sealed PDF starts with the original bytes, and its signature covers the whole file', {
  skip: without('qpdf', 'pdfsig'),
}, async () => {
  const seal = (await openSeal({ seal: { p12, password: 'seal' } })) ?? assert.fail()
  const pdf = await onePage()
  const sealed = Buffer.from(await sealPdf(pdf, seal, at))
  assert.ok(sealed.subarray(0, pdf.length).equals(pdf))
  assertValidPdf(sealed)
  const report = pdfSignatures(sealed)
  for (const expected of [
    'Signature is Valid',
    'Workforce test seal',
    'ETSI.CAdES.detached',
    'Total document signed',
  ]) {
    assert.ok(report.includes(expected), report)
  }

  const changed = Buffer.from(sealed)
  changed[pdf.length - 200] = (changed[pdf.length - 200] ?? 0) ^ 1
  assert.doesNotMatch(pdfSignatures(changed), /Signature is Valid/)
})

test('an invalid seal is a ConfigError that names the setting', async () => {
  const wrong = [
    { p12, password: 'wrong' },
    { p12: Buffer.from('MInonsense'), password: 'seal' },
    { p12: p12.subarray(0, 1000), password: 'seal' },
  ]
  for (const seal of wrong) {
    await assert.rejects(openSeal({ seal }), (error) => error instanceof ConfigError && /SEAL_P12/.test(error.message))
  }
  assert.equal(await openSeal({ seal: undefined }), undefined)
})
