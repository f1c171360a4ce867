import { sql } from 'kysely'
import { z } from 'zod'
import { whereDefined } from '../db/driver/where-defined.ts'
import { listOrders } from '../operation/list-order.ts'
import { operation } from '../operation/operation.ts'
import { prepareList } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import { listAudiences } from './field-access.ts'
import { customFieldColumns, presentCustomField } from './present-custom-field.ts'

interface Filters {
  updated_since: string | undefined
  /** True to include archived fields; undefined to omit them. */
  include_archived: true | undefined
  /** The relations of a caller who is not an administrator; undefined for administrators, who see all fields. */
  audiences: string[] | undefined
}

/** The position as text, so that cursors can contain it; with five digits, it sorts like the number. */
const positionKey = sql<string>`to_char(position, 'FM00000')`

const orderBy = listOrders<'position'>({ position: [positionKey, z.string().regex(/^\d{5}$/)] })

const customFields = prepareList((db, { business_id }, filters: Filters) =>
  db
    .selectFrom('custom_fields')
    .select(customFieldColumns)
    .where((field) =>
      field.and([
        field('business_id', '=', business_id),
        ...whereDefined(filters.updated_since, (time) => field('updated_at', '>=', time)),
        ...whereDefined(filters.audiences, (audiences) => sql<boolean>`visible_to && ${audiences}::text[]`),
        ...whereDefined(
          filters.audiences,
          () => sql<boolean>`(not sensitive or 'self' = any(visible_to)) and archived_at is null`,
        ),
        ...(filters.include_archived === undefined ? [field('archived_at', 'is', null)] : []),
      ]),
    ),
)

/** Lists the custom fields of the business in the order of forms: those whose values the caller can see. */
export const customFieldsList = operation('customFields.list', async (work, { query }) => {
  const { updated_since } = query
  const include_archived = query.include_archived || undefined
  const relations = listAudiences(work.by)
  const audiences = relations.includes('admin') ? undefined : relations
  const page = await customFields.readPage(work, query, orderBy('position'), {
    updated_since,
    include_archived,
    audiences,
  })
  return list(page, presentCustomField)
})
