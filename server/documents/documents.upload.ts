import { created } from '../operation/answer.ts'
import type { RequestOf, Schemas } from '../operation/contract.ts'
import { type Problem, unknownReference, validationFailed } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { inTransaction } from '../operation/work.ts'
import { inPdfThread, TooMuchWorkError } from '../pdf/in-pdf-thread.ts'
import type { TakenUpload } from '../pdf/take-upload.ts'
import { pinPerson } from '../people/pin-person.ts'
import { addDocument } from './add-document.ts'
import { placeSigners } from './place-signers.ts'
import { presentDocument } from './present-document.ts'

/** Adds a document whose file somebody else made: a PDF as it is, or a picture as a page. */
export const documentsUpload = operation('documents.upload', async (work, { body }) => {
  const { about, path } = aboutOf(body)
  const { person_id, title, signing_order = 'sequential', external_id = null, metadata = {} } = about
  const { signers, problems } = placeSigners(about.signers, `${path}.signers`)
  // Outside the transaction, which would last for as long as it takes.
  const upload = { file: body.file, title, createdAt: work.now }
  const { page_count = 0, made: file = body.file, problem } = await take(upload)
  if (problem !== undefined) problems.push({ path: 'body.file', message: problem })
  if (problems.length > 0) throw validationFailed(problems)

  return await inTransaction(work, async (work) => {
    if (!(await pinPerson(work, person_id))) throw unknownReference(`${path}.person_id`)
    const given = { person_id, title, signers, signing_order, external_id, metadata, file, page_count }
    const row = await addDocument(work, { ...given, template_id: null, template_revision: null, merge_data: null })
    return created(presentDocument(row, work.by))
  })
})

type Form = RequestOf<'documents.upload'>['body']

/**
 * What a file is for: from a part of its own, or from the parts beside the file.
 *
 * @returns it, and its place in the request
 * @throws {ApiError} 422 when it is given in both ways, or in parts of which some are missing
 */
function aboutOf({ file: _file, document, ...parts }: Form): { about: Schemas['UploadedDocument']; path: string } {
  const beside = Object.keys(parts)
  if (document !== undefined) {
    const message = `cannot be given beside ${beside.join(', ')}, as it has all of these in it`
    if (beside.length > 0) throw validationFailed([{ path: 'body.document', message }])
    return { about: document, path: 'body.document' }
  }
  const { person_id, title } = parts
  if (person_id !== undefined && title !== undefined) return { about: { ...parts, person_id, title }, path: 'body' }
  const missing = Object.entries({ person_id, title }).filter(([, part]) => part === undefined)
  throw validationFailed(missing.map(([name]): Problem => ({ path: `body.${name}`, message: 'is required' })))
}

async function take(upload: { file: Uint8Array; title: string; createdAt: Date }): Promise<TakenUpload> {
  try {
    return await inPdfThread('take', upload)
  } catch (error) {
    if (error instanceof TooMuchWorkError) return { problem: 'takes too long to read' }
    throw error
  }
}
