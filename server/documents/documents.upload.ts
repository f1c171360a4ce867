import { lockPersonKey } from '../access/users/lock-person-key.ts'
import type { OperationRequest, Schemas } from '../operation/contract/contract.ts'
import { type Problem, unknownReference, validationFailed } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { created } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import { inTransaction } from '../operation/work.ts'
import { checkUpload } from '../pdf/check-upload.ts'
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

/** Checks that the details of a file are given either in one part with JSON or in separate parts. */
const rules: Rules<'documents.upload'> = ({ body: { document, ...parts }, bodyNames }) => {
  const otherParts = partNames.filter((name) => bodyNames.has(name))
  if (bodyNames.has('document')) {
    const message = `cannot be combined with ${otherParts.join(', ')}, which it contains`
    const duplicates: Problem[] =
      otherParts.length > 0 ? [{ path: 'body.document', code: 'not_combinable', message }] : []
    return [...duplicates, ...signerProblems(document?.signers, 'body.document.signers')]
  }
  const missing = ['person_id', 'title'].filter((name) => !bodyNames.has(name))
  const required = missing.map((name): Problem => ({ path: `body.${name}`, code: 'required', message: 'is required' }))
  return [...required, ...signerProblems(parts.signers, 'body.signers')]
}

/** Creates a document from an uploaded PDF, or from an image, which is converted to a page of a PDF. */
export const documentsUpload = operation('documents.upload', rules, async (work, { body }) => {
  const { details, path } = readForm(body)
  const { person_id, title, signing_order = 'sequential', external_id = null, metadata = {} } = details
  const signers = placeSigners(details.signers)
  // Checked before the transaction, to keep the transaction short.
  const upload = { file: body.file, title, createdAt: work.now }
  const { page_count = 0, pdf: file = body.file, problem } = await checkUpload(upload)
  if (problem !== undefined) throw validationFailed([{ path: 'body.file', ...problem }])

  return await inTransaction(work, async (work) => {
    if (!(await lockPersonKey(work, person_id))) throw unknownReference(`${path}.person_id`)
    const fields = { person_id, title, signers, signing_order, external_id, metadata, file, page_count }
    const row = await addDocument(work, { ...fields, template_id: null, template_revision: null, merge_data: null })
    return created(presentDocument(row, work.by))
  })
})

type Form = OperationRequest<'documents.upload'>['body']

/** Returns the details of the file and the path of the details in the request. */
function readForm({ file: _file, document, ...parts }: Form): { details: Schemas['UploadedDocument']; path: string } {
  if (document !== undefined) return { details: document, path: 'body.document' }
  const { person_id, title } = parts
  if (person_id === undefined || title === undefined) throw new Error('the rules accepted a file without a person')
  return { details: { ...parts, person_id, title }, path: 'body' }
}
