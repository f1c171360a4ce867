import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { type TemplateRow, templateColumns } from './present-document-template.ts'

/** Templates that were not deleted, with all their revisions, to select from. */
export const templates = (em: EntityManager, business_id: number) =>
  sqlOf(em)
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
 * Reads a template in its last revision, or another.
 *
 * @throws {ApiError} 404 when there is no such template or revision in the business
 */
export async function findTemplate(
  em: EntityManager,
  business_id: number,
  id: number,
  revision?: number,
): Promise<TemplateRow> {
  const all = templates(em, business_id).where('document_templates.id', '=', id)
  const row = await (revision === undefined
    ? all.whereRef('document_template_revisions.revision', '=', 'document_templates.version')
    : all.where('document_template_revisions.revision', '=', revision)
  ).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Reads a template in its last revision for a change, and keeps others from changing it until the transaction ends.
 *
 * @throws {ApiError} 404 when there is no such template in the business, 412 for another version
 */
export async function lockTemplate(
  t: EntityManager,
  business_id: number,
  id: number,
  ifMatch: string | undefined,
): Promise<TemplateRow> {
  await sqlOf(t)
    .selectFrom('document_templates')
    .select('id')
    .where('id', '=', id)
    .where('business_id', '=', business_id)
    .forUpdate()
    .execute()
  const row = await findTemplate(t, business_id, id) // after the lock: the join would not look again for another revision
  checkIfMatch(ifMatch, row.version)
  return row
}
