import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { fileDocument } from './add-document.ts'
import { lockDocument } from './find-document.ts'
import { presentDocument } from './present-document.ts'

/** Files a draft without signatures. */
export const documentsFinish = change('documents.finish', async (work, { path: { id }, header }) => {
  await lockDocument(work, id, { action: 'finish', ifMatch: header['If-Match'] })
  return ok(presentDocument(await fileDocument(work, id), work.by))
})
