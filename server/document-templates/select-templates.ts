import { asJson } from '../db/as-json.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import type { Change, Work } from '../operation/work.ts'
import { type TemplateRow, templateColumns } from './present-document-template.ts'

/** Builds a query of the templates that are not deleted, joined with all their revisions. */
export const selectTemplates = ({ db, business_id }: Work) =>
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
 * Reads a revision of a template, by default the latest one.
 *
 * @returns undefined if the business has no such template or revision
 */
export async function readTemplateRow(work: Work, id: number, revision?: number): Promise<TemplateRow | undefined> {
  const revisions = selectTemplates(work).where('document_templates.id', '=', id)
  return await (revision === undefined
    ? revisions.whereRef('document_template_revisions.revision', '=', 'document_templates.version')
    : revisions.where('document_template_revisions.revision', '=', revision)
  ).executeTakeFirst()
}

/**
 * Reads a revision of a template, by default the latest one.
 *
 * @throws {ApiError} 404 if the business has no such template or revision
 */
export async function findTemplate(work: Work, id: number, revision?: number): Promise<TemplateRow> {
  const row = await readTemplateRow(work, id, revision)
  if (!row) throw notFound()
  return row
}

/** Reads the revision of a document's template, even if the template was deleted. */
export const findRevision = ({ db, business_id }: Work, template_id: number, revision: number) =>
  db
    .selectFrom('document_template_revisions')
    .select(['body', 'merge_fields'])
    .where('business_id', '=', business_id)
    .where('template_id', '=', template_id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow()

/**
 * Locks a template and reads its latest revision.
 *
 * @throws {ApiError} 404 if the business has no such template, 412 if `ifMatch` is not the current version
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
  const row = await findTemplate(work, id) // a separate statement: a locking join would not see a newer revision
  checkIfMatch(ifMatch, row.version, `Document template ${id}`)
  return row
}

type Revision = Pick<TemplateRow, 'revision' | 'name' | 'body' | 'merge_fields'>

export async function insertRevision(
  { db, business_id }: Change,
  template_id: number,
  { merge_fields, ...revision }: Revision,
): Promise<void> {
  await db
    .insertInto('document_template_revisions')
    .values({ business_id, template_id, ...revision, merge_fields: asJson(merge_fields) })
    .execute()
}
