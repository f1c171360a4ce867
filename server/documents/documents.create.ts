import type { Operation } from '../contract.ts'
import { inTransaction } from '../db/orm.ts'
import { notFound, validationFailed } from '../http/errors.ts'
import { checkPdf } from '../pdf/check-pdf.ts'
import { holdPerson } from '../people/hold-person.ts'
import { addDocument } from './add-document.ts'
import { placeSigners } from './check-signers.ts'
import { makeDocument } from './make-document.ts'
import { presentDocument } from './present-document.ts'
import { findTemplate } from './select-templates.ts'

/** Makes a document from the last revision of a template; what the fields stood for is kept with it. */
export const documentsCreate: Operation<'documents.create'> = ({ body, principal, em, origin, now }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const { template_id, person_id, title, merge_data = {}, external_id = null, metadata = {} } = body
    const { signers, problems } = placeSigners(body.signers, 'body.signers')
    if (problems.length > 0) throw validationFailed(problems)
    const template = await findTemplate(t, business_id, template_id)
    if (!(await holdPerson(t, business_id, person_id))) throw notFound()

    const file = await makeDocument(t, { business_id, template, person_id, title, merge_data, now })
    const { page_count = 0 } = await checkPdf(file)
    const row = await addDocument(
      t,
      { principal, origin },
      {
        person_id,
        template_id,
        template_revision: template.revision,
        title,
        merge_data,
        signers,
        external_id,
        metadata,
        file,
        page_count,
      },
    )
    return { status: 201, body: { success: true, data: presentDocument(row) } }
  })
