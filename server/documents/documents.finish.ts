import { ok } from '../operation/answer.ts'
import { change } from '../operation/operation.ts'
import { fileDocument } from './add-document.ts'
import { lockDocument } from './find-document.ts'
import { presentDocument } from './present-document.ts'

/** Files a draft that nobody is to sign after all. */
export const documentsFinish = change('documents.finish', async (work, { path: { id }, header }) => {
  await lockDocument(work, id, { to: 'finish', ifMatch: header['If-Match'] })
  return ok(presentDocument(await fileDocument(work, id), work.by))
})
