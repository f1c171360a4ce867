import type { Insertable } from 'kysely'
import { asJson } from '../../../server/db/as-json.ts'
import type { Database } from '../../../server/operation/work.ts'
import type { TestApp } from '../service/app.ts'

let sequence = 0

/** Adds a custom field, by default a choice of two sizes that only administrators see. */
export async function createCustomField(
  { db }: Pick<TestApp, 'db'>,
  { options, ...values }: { business_id: number } & Partial<Insertable<Database['custom_fields']>>,
): Promise<{ id: number; key: string }> {
  const { type = 'choice' } = values
  const sizes = [
    { key: 'medium', label: 'Medium', archived: false },
    { key: 'large', label: 'Large', archived: false },
  ]
  return await db
    .insertInto('custom_fields')
    .values({
      key: `field_${++sequence}`,
      label: 'Shirt size',
      sensitive: false,
      position: 1,
      ...values,
      type,
      options: asJson((options as typeof sizes) ?? (type === 'choice' || type === 'choices' ? sizes : [])),
    })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow()
}
