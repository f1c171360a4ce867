import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { writeRevision } from '../documents/write-revision.ts'
import type { Operation } from '../operation/contract.ts'
import { validationFailed } from '../operation/errors.ts'
import { checkTemplate } from './check-template.ts'
import { presentDocumentTemplate } from './present-document-template.ts'

/** Adds a template in its first revision. */
export const documentTemplatesCreate: Operation<'documentTemplates.create'> = ({ body, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const { merge_fields, problems } = checkTemplate(body.body)
    if (problems.length > 0) throw validationFailed(problems)

    const template = await sqlOf(t)
      .insertInto('document_templates')
      .values({ business_id })
      .returning(['id', 'created_at', 'updated_at', 'version'])
      .executeTakeFirstOrThrow()
    const revision = { revision: 1, name: body.name, body: body.body, merge_fields }
    await writeRevision(t, business_id, template.id, revision)
    const detail = { document_template_id: template.id }
    await recordAudit(t, origin, principal, { business_id, action: 'document_template.created', detail })
    return { status: 201, body: { success: true, data: presentDocumentTemplate({ ...template, ...revision }) } }
  })
