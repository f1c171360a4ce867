import type { Config } from '../process/config.ts'
import { appendPages } from './append-pages.ts'
import { openSeal, sealPdf } from './seal-pdf.ts'

interface Parts {
  original: Uint8Array
  certificate: Uint8Array
  seal: Config['seal']
  /** The time of the last signature. */
  at: Date
}

/** Puts the certificate behind the original, and the seal on both where there is one. */
export async function completePdf({ original, certificate, seal, at }: Parts): Promise<Uint8Array> {
  const whole = await appendPages(original, certificate)
  const opened = await openSeal({ seal })
  return opened ? await sealPdf(whole, opened, at) : whole
}
