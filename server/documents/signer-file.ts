import type { EntityManager } from '@mikro-orm/postgresql'
import type { Origin } from '../audit/record-audit.ts'
import { gone } from '../operation/errors.ts'
import type { FileAnswer } from '../operation/file-answer.ts'
import { readDocumentFile } from './document-files.ts'
import { checkNotOver } from './open-signing.ts'
import { viewDocument } from './view-document.ts'

/** How long signers can take the signed file with their links, which then lie in mailboxes for years. */
const days = 30

/**
 * The original while it is to be signed, and the signed file for a time after.
 *
 * @throws {ApiError} 404 for a link that there never was, 410 when the link or the document is over
 */
export async function signerFile(em: EntityManager, token: string, origin: Origin): Promise<FileAnswer> {
  const { signing, at } = await viewDocument(em, token, 'downloaded', origin)
  const { business_id, document } = signing
  checkNotOver(signing, at)
  const kind = document.signed_at === null ? 'original' : 'signed'
  const age = Date.parse(at) - Date.parse(document.signed_at ?? at)
  if (age > days * 24 * 3600 * 1000) throw gone('The signed file can no longer be downloaded here.', document.status)
  const content = readDocumentFile(em, { business_id, document_id: document.id, kind })
  return { name: `document-${kind}.pdf`, content }
}
