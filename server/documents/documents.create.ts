import { inTransaction } from '../db/orm.ts'
import { findTemplate } from '../document-templates/select-templates.ts'
import type { Operation } from '../operation/contract.ts'
import { notFound, validationFailed } from '../operation/errors.ts'
import { holdPerson } from '../people/hold-person.ts'
import { addDocument } from './add-document.ts'
import { placeSigners } from './check-signers.ts'
import { makeDocument } from './make-document.ts'
import { presentDocument } from './present-document.ts'

/** Makes a document from the last revision of a template; what the fields stood for is kept with it. */
export const documentsCreate: Operation<'documents.create'> = async ({ body, principal, em, origin, now }) => {
  const { business_id } = principal
  const { template_id, person_id, title, merge_data = {}, external_id = null, metadata = {} } = body
  const { signers, problems } = placeSigners(body.signers, 'body.signers')
  if (problems.length > 0) throw validationFailed(problems)
  const template = await findTemplate(em, business_id, template_id)
  const made = await makeDocument(em, { business_id, template, person_id, title, merge_data, now }) // before the transaction, which it would keep waiting

  return await inTransaction(em, async (t) => {
    if (!(await holdPerson(t, business_id, person_id))) throw notFound()
    const given = { person_id, template_id, title, merge_data, signers, external_id, metadata }
    const row = await addDocument(t, { principal, origin }, { ...given, template_revision: template.revision, ...made })
    return { status: 201, body: { success: true, data: presentDocument(row) } }
  })
}
