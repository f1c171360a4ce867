import { lockPersonKey } from '../access/users/lock-person-key.ts'
import { created } from '../operation/answer.ts'
import type { OperationRequest, Schemas } from '../operation/contract/contract.ts'
import { type Problem, unknownReference, validationFailed } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import type { Rules } from '../operation/rules.ts'
import { inTransaction } from '../operation/work.ts'
import type { UploadResult } from '../pdf/accept-upload.ts'
import { damaged } from '../pdf/allowed-content.ts'
import { BufferLimitError, runInPdfThread, TaskLimitError } from '../pdf/run-in-pdf-thread.ts'
import { addDocument } from './add-document.ts'
import { presentDocument } from './present-document.ts'
import { placeSigners, signerProblems } from './signing/place-signers.ts'

const partNames = [
  'person_id',
  'title',
  'signers',
  'signing_order',
  'external_id',
  'metadata',
] as const satisfies Exclude<keyof Form, 'file' | 'document'>[]

/** What a file is for is told in one of two ways: a part of its own, or parts beside the file. */
const rules: Rules<'documents.upload'> = ({ body: { document, ...parts }, bodyNames }) => {
  const beside = partNames.filter((name) => bodyNames.has(name))
  if (bodyNames.has('document')) {
    const message = `cannot be given beside ${beside.join(', ')}, as it has all of these in it`
    const isDoubled: Problem[] = beside.length > 0 ? [{ path: 'body.document', message }] : []
    return [...isDoubled, ...signerProblems(document?.signers, 'body.document.signers')]
  }
  const missing = ['person_id', 'title'].filter((name) => !bodyNames.has(name))
  const required = missing.map((name): Problem => ({ path: `body.${name}`, message: 'is required' }))
  return [...required, ...signerProblems(parts.signers, 'body.signers')]
}

/** Adds a document whose file somebody else made: a PDF as it is, or a picture as a page. */
export const documentsUpload = operation('documents.upload', rules, async (work, { body }) => {
  const { about, path } = aboutOf(body)
  const { person_id, title, signing_order = 'sequential', external_id = null, metadata = {} } = about
  const signers = placeSigners(about.signers)
  // Outside the transaction, which would last for as long as it takes.
  const upload = { file: body.file, title, createdAt: work.now }
  const { page_count = 0, pdf: file = body.file, problem } = await take(upload)
  if (problem !== undefined) throw validationFailed([{ path: 'body.file', message: problem }])

  return await inTransaction(work, async (work) => {
    if (!(await lockPersonKey(work, person_id))) throw unknownReference(`${path}.person_id`)
    const given = { person_id, title, signers, signing_order, external_id, metadata, file, page_count }
    const row = await addDocument(work, { ...given, template_id: null, template_revision: null, merge_data: null })
    return created(presentDocument(row, work.by))
  })
})

type Form = OperationRequest<'documents.upload'>['body']

/** What a file is for, and its place in the request. */
function aboutOf({ file: _file, document, ...parts }: Form): { about: Schemas['UploadedDocument']; path: string } {
  if (document !== undefined) return { about: document, path: 'body.document' }
  const { person_id, title } = parts
  if (person_id === undefined || title === undefined) throw new Error('the rules let a file without a person pass')
  return { about: { ...parts, person_id, title }, path: 'body' }
}

async function take(upload: { file: Uint8Array; title: string; createdAt: Date }): Promise<UploadResult> {
  try {
    return await runInPdfThread('accept', upload)
  } catch (error) {
    if (error instanceof BufferLimitError) return { problem: damaged }
    if (error instanceof TaskLimitError) return { problem: 'takes too long to read' }
    throw error
  }
}
