import { totpContext } from '../access/second-factor/totp.ts'
import { clientSecretContext } from '../access/single-sign-on/read-single-sign-on.ts'
import { bankAccountContext } from '../bank-accounts/sealed-number.ts'
import { attachmentContext } from '../leave/attachments/attachment-content.ts'
import { identifierNumberContext } from '../personal-details/identifiers/identifier-number.ts'
import { webhookHeadersContext } from '../webhooks/webhook-headers.ts'
import { webhookSecretContext } from '../webhooks/webhook-secret.ts'

/** A column whose values `seal` encrypts. The primary key of its table is `(business_id, id)`. */
export interface EncryptedColumn {
  table: 'identifiers' | 'users' | 'webhooks' | 'bank_accounts' | 'payments' | 'single_sign_on' | 'leave_attachments'
  column: string
  /** The column with the ID in the context: `id`, unless the value is a copy from another row or one per business. */
  idColumn?: 'bank_account_id' | 'business_id'
  /** The number of values that are read at a time, if they are large. */
  batchSize?: number
  /** Returns the encryption context (associated data) of an ID. */
  encryptionContext: (id: number) => string
}

/** All encrypted columns. Cookies are also encrypted, but expire within minutes. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  { table: 'identifiers', column: 'value_ciphertext', encryptionContext: identifierNumberContext },
  { table: 'users', column: 'totp_secret_ciphertext', encryptionContext: (id) => totpContext('totp', id) },
  { table: 'users', column: 'totp_pending_ciphertext', encryptionContext: (id) => totpContext('totp_pending', id) },
  { table: 'webhooks', column: 'secret_ciphertext', encryptionContext: webhookSecretContext },
  { table: 'webhooks', column: 'previous_secret_ciphertext', encryptionContext: webhookSecretContext },
  { table: 'webhooks', column: 'headers_ciphertext', encryptionContext: webhookHeadersContext },
  { table: 'bank_accounts', column: 'number_ciphertext', encryptionContext: bankAccountContext },
  {
    table: 'payments',
    column: 'number_ciphertext',
    idColumn: 'bank_account_id',
    encryptionContext: bankAccountContext,
  },
  {
    table: 'single_sign_on',
    column: 'client_secret_ciphertext',
    idColumn: 'business_id',
    encryptionContext: clientSecretContext,
  },
  {
    table: 'leave_attachments',
    column: 'content_ciphertext',
    batchSize: 5,
    encryptionContext: attachmentContext,
  },
]

/** Returns an SQL expression for the ID of the key that encrypted a column. */
export const keyIdSql = (column: string): string => `split_part(${column}, '.', 2)`
