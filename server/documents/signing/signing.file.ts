import { file } from '../../operation/answer.ts'
import { resourceGone } from '../../operation/errors.ts'
import type { FileAnswer } from '../../operation/file-answer.ts'
import { recordedFile } from '../../operation/file-answer.ts'
import { operation } from '../../operation/operation.ts'
import { type GlobalWork, inBusiness } from '../../operation/work.ts'
import { readDocumentFile } from '../document-files.ts'
import { checkNotOver } from './check-turn.ts'
import { readSigning, recordViews } from './view-document.ts'

/** The file that the link of a signer is for. */
export const signingFile = operation('signing.file', async (work, { path }) => file(await signerFile(work, path.token)))

/** How long signers can download the signed file with their links, which stay in mailboxes for years. */
const days = 30

/**
 * The original while it is to be signed, and the signed file for some days after. Whoever gets the original has viewed
 * it, which is recorded.
 *
 * @throws {ApiError} 404 when there never was such a link, 410 when the link or the document is over
 */
export async function signerFile(work: GlobalWork, token: string): Promise<FileAnswer> {
  const { signing, at } = await readSigning(work, token)
  const { link, document } = signing
  checkNotOver(document, at)
  const kind = document.signed_at === null ? 'original' : 'signed'
  const age = Date.parse(at) - Date.parse(document.signed_at ?? at)
  if (age > days * 24 * 3600 * 1000)
    throw resourceGone('The signed file can no longer be downloaded here.', document.status)
  const parts = readDocumentFile(inBusiness(work, link.business_id), { document_id: document.id, kind })
  const content = recordedFile(() => recordViews(work, token, 'viewed', 'downloaded'), parts)
  return { name: `document-${kind}.pdf`, content }
}
