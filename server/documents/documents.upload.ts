import { created } from '../operation/answer.ts'
import { unknownReference, validationFailed } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { inTransaction } from '../operation/work.ts'
import type { CheckedPdf } from '../pdf/check-pdf.ts'
import { inPdfThread, TooMuchWorkError } from '../pdf/in-pdf-thread.ts'
import { pinPerson } from '../people/pin-person.ts'
import { addDocument } from './add-document.ts'
import { placeSigners } from './place-signers.ts'
import { presentDocument } from './present-document.ts'

/** Adds a document whose file somebody else made. */
export const documentsUpload = operation('documents.upload', async (work, { body: { document, file } }) => {
  const { person_id, title, external_id = null, metadata = {} } = document
  const { signers, problems } = placeSigners(document.signers, 'body.document.signers')
  // Outside the transaction, which would last for as long as it takes.
  const { page_count = 0, problem } = await check(file)
  if (problem !== undefined) problems.push({ path: 'body.file', message: problem })
  if (problems.length > 0) throw validationFailed(problems)

  return await inTransaction(work, async (work) => {
    if (!(await pinPerson(work, person_id))) throw unknownReference('body.document.person_id')
    const given = { person_id, title, signers, external_id, metadata, file, page_count }
    const row = await addDocument(work, { ...given, template_id: null, template_revision: null, merge_data: null })
    return created(presentDocument(row, work.by))
  })
})

async function check(file: Uint8Array): Promise<CheckedPdf> {
  try {
    return await inPdfThread('check', file)
  } catch (error) {
    if (error instanceof TooMuchWorkError) return { problem: 'takes too long to read' }
    throw error
  }
}
