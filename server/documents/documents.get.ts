import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { findDocument } from './find-document.ts'
import { presentDocument } from './present-document.ts'

/**
 * Gets a document with its signers, if its person is within the caller's reach. The caller's own documents are visible
 * once sent or filed.
 */
export const documentsGet = operation('documents.get', async (work, { path }) =>
  ok(presentDocument(await findDocument(work, path.id), work.by)),
)
