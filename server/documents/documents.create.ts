import { lockPersonKey } from '../access/users/lock-person-key.ts'
import { printTemplate } from '../document-templates/print-template.ts'
import { readTemplateRow } from '../document-templates/select-templates.ts'
import { unknownReference, validationFailed } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { created } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import { inTransaction } from '../operation/work.ts'
import { addDocument } from './add-document.ts'
import { presentDocument } from './present-document.ts'
import { placeSigners, signatureFieldProblems, signerProblems } from './signing/place-signers.ts'

const rules: Rules<'documents.create'> = ({ body }) => signerProblems(body.signers, 'body.signers')

/** Creates a document from the latest revision of a template, and stores its `merge_data`. */
export const documentsCreate = operation('documents.create', rules, async (work, { body }) => {
  const { template_id, person_id, title, merge_data = {}, external_id = null, metadata = {} } = body
  const { signing_order = 'sequential' } = body
  const signers = placeSigners(body.signers)
  const template = await readTemplateRow(work, template_id)
  if (!template) throw unknownReference('body.template_id')
  const problems = signatureFieldProblems(template.merge_fields, signers.length)
  if (problems.length > 0) throw validationFailed(problems)
  // Rendered before the transaction, to keep the transaction short.
  const pdf = await printTemplate(work, { template, person_id, title, merge_data })

  return await inTransaction(work, async (work) => {
    if (!(await lockPersonKey(work, person_id))) throw unknownReference('body.person_id')
    const fields = { person_id, template_id, title, merge_data, signers, signing_order, external_id, metadata }
    const row = await addDocument(work, { ...fields, template_revision: template.revision, ...pdf })
    return created(presentDocument(row, work.by))
  })
})
