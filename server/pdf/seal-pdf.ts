import type { P12Signer } from '@libpdf/core'
import { type Config, ConfigError } from '../process/config.ts'

/** The signer that seals completed documents, with its certificate and key. */
export type Seal = P12Signer

/**
 * Loads the seal from the configuration.
 *
 * @returns undefined if no seal is configured
 * @throws {ConfigError} if the file is not PKCS #12 with a key, or the password is wrong
 */
export async function openSeal({ seal }: Pick<Config, 'seal'>): Promise<Seal | undefined> {
  if (seal === undefined) return undefined
  const { P12Signer } = await import('@libpdf/core')
  return await P12Signer.create(seal.p12, seal.password, { buildChain: true }).catch((cause: Error) => {
    throw new ConfigError([`SEAL_P12 with SEAL_P12_PASSWORD: ${cause.message}`], { cause })
  })
}

/**
 * Adds a PAdES signature (ETSI EN 319 142-1, level B-B), which makes later changes detectable.
 *
 * @param at - the signing time, which the signature contains
 */
export async function sealPdf(pdf: Uint8Array, seal: Seal, at: Date): Promise<Uint8Array> {
  const { PDF } = await import('@libpdf/core')
  const { bytes } = await (await PDF.load(pdf)).sign({
    signer: seal,
    reason: 'Seals the document and its certificate of signature',
    signingTime: at,
    level: 'B-B',
  })
  return bytes
}
