import type { Config } from '../process/config.ts'
import { appendPages } from './append-pages.ts'
import type { DrawnSignature } from './draw-signatures.ts'
import { openSeal, sealPdf } from './seal-pdf.ts'

interface Parts {
  original: Uint8Array
  certificate: Uint8Array
  /** Drawn where the original has places for them. */
  signatures: readonly DrawnSignature[]
  seal: Config['seal']
  /** The time of the last signature. */
  at: Date
}

/** Appends the certificate to the original, and seals both if there is a seal. */
export async function completePdf({ original, certificate, signatures, seal, at }: Parts): Promise<Uint8Array> {
  const whole = await appendPages(original, certificate, signatures)
  const opened = await openSeal({ seal })
  return opened ? await sealPdf(whole, opened, at) : whole
}
