import { P12Signer, PDF } from '@libpdf/core'
import { type Config, ConfigError } from '../process/config.ts'

/** Whose certificate and key seal what was signed. */
export type Seal = P12Signer

/**
 * Opens the seal of the configuration.
 *
 * @returns undefined where there is none
 * @throws {ConfigError} when it is no PKCS #12 file with a key, or has another password
 */
export async function openSeal({ seal }: Pick<Config, 'seal'>): Promise<Seal | undefined> {
  if (seal === undefined) return undefined
  return await P12Signer.create(seal.p12, seal.password, { buildChain: true }).catch((cause: Error) => {
    throw new ConfigError([`SEAL_P12 with SEAL_P12_PASSWORD: ${cause.message}`], { cause })
  })
}

/**
 * Seals a PDF with a PAdES signature (ETSI EN 319 142-1, level B-B): whatever is changed after it shows.
 *
 * @param at - the time that the signature claims
 */
export async function sealPdf(pdf: Uint8Array, seal: Seal, at: Date): Promise<Uint8Array> {
  const { bytes } = await (await PDF.load(pdf)).sign({
    signer: seal,
    reason: 'Seals the document and its certificate of signature',
    signingTime: at,
    level: 'B-B',
  })
  return bytes
}
