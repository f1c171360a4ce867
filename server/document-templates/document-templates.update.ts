import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { writeRevision } from '../documents/write-revision.ts'
import type { Operation } from '../operation/contract.ts'
import { validationFailed } from '../operation/errors.ts'
import { checkTemplate } from './check-template.ts'
import { presentDocumentTemplate } from './present-document-template.ts'
import { lockTemplate } from './select-templates.ts'

/** Makes a new revision of what is given; when that changes nothing, nothing is written. */
export const documentTemplatesUpdate: Operation<'documentTemplates.update'> = ({
  path: { id },
  header,
  body: given,
  principal,
  em,
  origin,
}) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const before = await lockTemplate(t, business_id, id, header['If-Match'])
    const { name = before.name, body = before.body } = given
    const { merge_fields, problems } = checkTemplate(body)
    if (problems.length > 0) throw validationFailed(problems)
    if (name === before.name && body === before.body) {
      return { status: 200, body: { success: true, data: presentDocumentTemplate(before) } }
    }

    const template = await sqlOf(t)
      .updateTable('document_templates')
      .set({ version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('business_id', '=', business_id)
      .where('version', '=', before.version)
      .returning(['id', 'created_at', 'updated_at', 'version'])
      .executeTakeFirstOrThrow()
    const revision = { revision: template.version, name, body, merge_fields }
    await writeRevision(t, business_id, id, revision)
    const detail = { document_template_id: id, revision: template.version }
    await recordAudit(t, origin, principal, { business_id, action: 'document_template.updated', detail })
    return { status: 200, body: { success: true, data: presentDocumentTemplate({ ...template, ...revision }) } }
  })
