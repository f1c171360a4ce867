import { sql } from 'kysely'
import { given } from '../db/given.ts'
import { list } from '../operation/answer.ts'
import type { RequestOf, Schemas } from '../operation/contract.ts'
import type { After } from '../operation/list-order.ts'
import { operation } from '../operation/operation.ts'
import { prepareEach } from '../operation/prepare.ts'
import { nameOrder } from './name-order.ts'
import { locationColumns, presentLocation } from './present-location.ts'

interface Values extends After, Pick<RequestOf<'locations.list'>['query'], 'updated_since'> {
  words: string[] | undefined
  count: number
}

const statementOf = prepareEach((sort: Schemas['LocationSort'], db, { business_id }, { count, ...values }: Values) => {
  const locations = db
    .selectFrom('locations')
    .select(locationColumns)
    .where((location) =>
      location.and([
        location('business_id', '=', business_id),
        ...given(values.updated_since, (time) => location('updated_at', '>=', time)),
        ...given(
          values.words,
          (words) => sql<boolean>`fold_text(name || chr(10) || coalesce(code, ''))
            like all(array(select contains_pattern(unnest(${words}::text[]))))`,
        ),
      ]),
    )
  return nameOrder(sort).rows(locations, values).limit(count)
})

/** The locations of the business. They belong to no person, so that employees see all of them. */
export const locationsList = operation('locations.list', async (work, { query }) => {
  const { limit = 25, cursor, sort = 'id', q, updated_since } = query
  const order = nameOrder(sort)
  const values = { updated_since, words: q?.match(/\S+/g) ?? undefined, count: limit + 1 }
  return list(
    order.page(await statementOf(sort).execute(work, { ...order.after(cursor), ...values }), limit),
    presentLocation,
  )
})
