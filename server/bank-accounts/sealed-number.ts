import { open, seal } from '../db/secret-box.ts'
import type { KeyWithId } from '../process/config.ts'

/** Returns the encryption context of the number of a bank account, and of its copies in payments. */
export const bankAccountContext = (bankAccountId: number): string => `bank_account:${bankAccountId}:number`

/** Encrypts the number of a bank account. */
export const sealAccountNumber = (keys: readonly KeyWithId[], bankAccountId: number, number: string): string =>
  seal(keys, number, bankAccountContext(bankAccountId))

/**
 * Decrypts the number of a bank account, or of its copy in a payment.
 *
 * @throws {Error} if the key is missing or the ciphertext belongs to another account
 */
export const openAccountNumber = (keys: readonly KeyWithId[], bankAccountId: number, ciphertext: string): string =>
  open(keys, ciphertext, bankAccountContext(bankAccountId))
