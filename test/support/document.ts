import type { MikroORM } from '@mikro-orm/postgresql'
import { sqlOf } from '../../server/db/orm.ts'

/** The body of a template with fields of each kind. */
export const templateBody = `# {{document.title}}

Between **{{business.name}}** and **{{person.first_name}} {{person.last_name}}**.

| Item | Value |
|------|------:|
| Salary | {{data.salary}} |
`

const templateFields = ['document.title', 'business.name', 'person.first_name', 'person.last_name', 'data.salary']

/** Adds a template in its first revision. */
export async function createTemplate(
  { orm }: { orm: MikroORM },
  { business_id, name = 'Employment contract' }: { business_id: number; name?: string },
): Promise<{ id: number }> {
  const db = sqlOf(orm.em.fork())
  const { id } = await db
    .insertInto('document_templates')
    .values({ business_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const merge_fields = JSON.stringify(templateFields) as never
  await db
    .insertInto('document_template_revisions')
    .values({ business_id, template_id: id, revision: 1, name, body: templateBody, merge_fields })
    .execute()
  return { id }
}
