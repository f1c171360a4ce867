import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'

interface Revision {
  revision: number
  name: string
  body: string
  merge_fields: string[]
}

/** Adds a revision to a template. */
export async function writeRevision(
  t: EntityManager,
  business_id: number,
  template_id: number,
  { merge_fields, ...revision }: Revision,
): Promise<void> {
  await sqlOf(t)
    .insertInto('document_template_revisions')
    // The driver would make an array of PostgreSQL of it.
    .values({ business_id, template_id, ...revision, merge_fields: JSON.stringify(merge_fields) as never })
    .execute()
}
