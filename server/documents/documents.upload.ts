import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { notFound, validationFailed } from '../operation/errors.ts'
import type { CheckedPdf } from '../pdf/check-pdf.ts'
import { inPdfThread, TooMuchWorkError } from '../pdf/in-pdf-thread.ts'
import { holdPerson } from '../people/hold-person.ts'
import { addDocument } from './add-document.ts'
import { placeSigners } from './check-signers.ts'
import { presentDocument } from './present-document.ts'

/** Adds a document whose file somebody else made. */
export const documentsUpload: Operation<'documents.upload'> = async ({ body, principal, em, origin }) => {
  const { person_id, title, external_id = null, metadata = {} } = body.document
  const { signers, problems } = placeSigners(body.document.signers, 'body.document.signers')
  const { page_count = 0, problem } = await check(body.file) // before the transaction, which it would keep waiting
  if (problem !== undefined) problems.push({ path: 'body.file', message: problem })
  if (problems.length > 0) throw validationFailed(problems)

  return await inTransaction(em, async (t) => {
    if (!(await holdPerson(t, principal.business_id, person_id))) throw notFound()
    const given = { person_id, title, signers, external_id, metadata, file: body.file, page_count }
    const none = { template_id: null, template_revision: null, merge_data: null }
    const row = await addDocument(t, { principal, origin }, { ...given, ...none })
    return { status: 201, body: { success: true, data: presentDocument(row) } }
  })
}

async function check(file: Uint8Array): Promise<CheckedPdf> {
  try {
    return await inPdfThread('check', file)
  } catch (error) {
    if (error instanceof TooMuchWorkError) return { problem: 'takes too long to read' }
    throw error
  }
}
