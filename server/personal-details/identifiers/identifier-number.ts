import { open, seal } from '../../db/secret-box.ts'
import type { KeyWithId } from '../../process/config.ts'

/** Encrypts the number of an identifier. */
export const sealNumber = (keys: readonly KeyWithId[], identifierId: number, number: string): string =>
  seal(keys, number, identifierNumberContext(identifierId))

/**
 * Decrypts the number of an identifier.
 *
 * @throws {Error} if the key is missing or the ciphertext belongs to another identifier
 */
export const openNumber = (keys: readonly KeyWithId[], identifierId: number, ciphertext: string): string =>
  open(keys, ciphertext, identifierNumberContext(identifierId))

/** Returns the encryption context (associated data) of the number of an identifier. */
export const identifierNumberContext = (identifierId: number): string => `identifier:${identifierId}:value`
