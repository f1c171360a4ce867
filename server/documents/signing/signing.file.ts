import { resourceGone } from '../../operation/errors.ts'
import type { FileResponse } from '../../operation/file-response.ts'
import { recordedFile } from '../../operation/file-response.ts'
import { operation } from '../../operation/operation.ts'
import { file } from '../../operation/response.ts'
import { type GlobalWork, inBusiness } from '../../operation/work.ts'
import { readDocumentFile } from '../document-files.ts'
import { checkNotEnded } from './check-turn.ts'
import { readSigning, recordViews } from './view-document.ts'

/** Sends the file of a signing link. */
export const signingFile = operation('signing.file', async (work, { path }) => file(await signerFile(work, path.token)))

/**
 * The number of days for which a signed file can be downloaded. It is limited because links remain in mailboxes for
 * years.
 */
const downloadDays = 30

/**
 * Returns the file of a link: the original until the last signature, and then the signed file for `downloadDays`. A
 * download of the original is recorded as a view.
 *
 * @throws {ApiError} 404 if there is no such link, 410 if the link or the document has ended
 */
export async function signerFile(work: GlobalWork, token: string): Promise<FileResponse> {
  const { signing, at } = await readSigning(work, token)
  const { link, document } = signing
  checkNotEnded(document, at)
  const kind = document.signed_at === null ? 'original' : 'signed'
  const age = Date.parse(at) - Date.parse(document.signed_at ?? at)
  if (age > downloadDays * 24 * 3600 * 1000)
    throw resourceGone('The signed file can no longer be downloaded here.', document.status)
  const parts = readDocumentFile(inBusiness(work, link.business_id), { document_id: document.id, kind })
  const content = recordedFile(() => recordViews(work, token, 'viewed', 'downloaded'), parts)
  return { name: `document-${kind}.pdf`, content }
}
