import { lockPersonKey } from '../access/users/lock-person-key.ts'
import { addDocument } from '../documents/add-document.ts'
import { notFound, validationFailed } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { inTransaction } from '../operation/work.ts'
import { checkUpload } from '../pdf/check-upload.ts'
import { changeState } from './change-state.ts'
import { checkAction, findTask, lockTask } from './find-task.ts'

/** Files what was uploaded to a task as a collected document of the person, and completes the task. */
export const tasksUpload = operation('tasks.upload', async (work, { path: { id }, header, body: { file } }) => {
  const { person_id, title, ...task } = await findTask(work, id)
  checkAction({ person_id, title, ...task }, 'upload', work.by)
  // Checked before the transaction, to keep the transaction short.
  const { page_count = 0, pdf = file, problem } = await checkUpload({ file, title, createdAt: work.now })
  if (problem !== undefined) throw validationFailed([{ path: 'body.file', ...problem }])

  return await inTransaction(work, async (work) => {
    if (!(await lockPersonKey(work, person_id))) throw notFound() // before the task, as every change of a person does
    const task = await lockTask(work, id, { action: 'upload', ifMatch: header['If-Match'] })
    // The document may be hidden from the assignee who uploads it, such as a manager.
    const unlimited = { ...work, by: { ...work.by, reach: {} } }
    const document = await addDocument(unlimited, {
      person_id,
      kind: 'collected',
      template_id: null,
      template_revision: null,
      title: task.title,
      merge_data: null,
      signers: [],
      signing_order: 'sequential',
      external_id: null,
      metadata: {},
      file: pdf,
      page_count,
    })
    return ok(await changeState(work, task, 'done', { document_id: document.id }))
  })
})
