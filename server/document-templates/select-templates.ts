import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import type { Change, Work } from '../operation/work.ts'
import { type TemplateRow, templateColumns } from './present-document-template.ts'

/** The templates that were not deleted, with all their revisions, to select from. */
export const templates = ({ db, business_id }: Work) =>
  db
    .selectFrom('document_templates')
    .innerJoin('document_template_revisions', (join) =>
      join
        .onRef('document_template_revisions.business_id', '=', 'document_templates.business_id')
        .onRef('document_template_revisions.template_id', '=', 'document_templates.id'),
    )
    .select(templateColumns)
    .where('document_templates.business_id', '=', business_id)
    .where('document_templates.deleted_at', 'is', null)

/**
 * Reads a template.
 *
 * @param revision - the last one by default
 * @returns undefined when there is no such template or revision in the business
 */
export async function selectTemplate(work: Work, id: number, revision?: number): Promise<TemplateRow | undefined> {
  const all = templates(work).where('document_templates.id', '=', id)
  return await (revision === undefined
    ? all.whereRef('document_template_revisions.revision', '=', 'document_templates.version')
    : all.where('document_template_revisions.revision', '=', revision)
  ).executeTakeFirst()
}

/**
 * The same for a template that the path names.
 *
 * @throws {ApiError} 404 when there is no such template or revision in the business
 */
export async function findTemplate(work: Work, id: number, revision?: number): Promise<TemplateRow> {
  const row = await selectTemplate(work, id, revision)
  if (!row) throw notFound()
  return row
}

/** Reads the revision that a document was made from, also of a template that was deleted since. */
export const findRevision = ({ db, business_id }: Work, template_id: number, revision: number) =>
  db
    .selectFrom('document_template_revisions')
    .select(['body', 'merge_fields'])
    .where('business_id', '=', business_id)
    .where('template_id', '=', template_id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow()

/**
 * Locks a template for a change and reads its last revision.
 *
 * @throws {ApiError} 404 when there is no such template in the business, 412 for another version
 */
export async function lockTemplate(work: Change, id: number, ifMatch: string | undefined): Promise<TemplateRow> {
  const { db, business_id } = work
  await db
    .selectFrom('document_templates')
    .select('id')
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forUpdate()
    .execute()
  const row = await findTemplate(work, id) // after the lock: a locking join would not look for a newer revision
  checkIfMatch(ifMatch, row.version, `Document template ${id}`)
  return row
}
