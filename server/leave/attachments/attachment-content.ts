import { open, seal } from '../../db/secret-box.ts'
import type { Work } from '../../operation/work.ts'
import type { KeyWithId } from '../../process/config.ts'

/** Returns the encryption context (associated data) of the file of an attachment. */
export const attachmentContext = (attachmentId: number): string => `leave_attachment:${attachmentId}:content`

/** Encrypts the file of an attachment, which can contain health data. */
export const sealContent = (keys: readonly KeyWithId[], attachmentId: number, file: Uint8Array): string =>
  seal(keys, Buffer.from(file).toString('base64'), attachmentContext(attachmentId))

/**
 * Reads and decrypts the file of an attachment, as one part.
 *
 * @throws {Error} if the attachment was deleted, or its key is missing
 */
export async function* readContent({ db, business_id, config }: Work, id: number): AsyncGenerator<Uint8Array> {
  const { content_ciphertext } = await db
    .selectFrom('leave_attachments')
    .select('content_ciphertext')
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  yield Buffer.from(open(config.encryptionKeys, content_ciphertext, attachmentContext(id)), 'base64')
}
