import { asJson } from '../db/as-json.ts'
import type { Change } from '../operation/work.ts'
import type { TemplateRow } from './present-document-template.ts'

type Revision = Pick<TemplateRow, 'revision' | 'name' | 'body' | 'merge_fields'>

/** Adds a revision to a template. */
export async function writeRevision(
  { db, business_id }: Change,
  template_id: number,
  { merge_fields, ...revision }: Revision,
): Promise<void> {
  await db
    .insertInto('document_template_revisions')
    .values({ business_id, template_id, ...revision, merge_fields: asJson(merge_fields) })
    .execute()
}
