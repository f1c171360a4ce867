import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { containsPatterns } from '../db/contains-patterns.ts'
import { whereDefined } from '../db/driver/where-defined.ts'
import type { OperationRequest } from '../operation/contract/contract.ts'
import { listOrders } from '../operation/list-order.ts'

/** The orders of a list of departments or locations, whose tables have the column `sort_name`. */
export const nameOrder = listOrders<'id' | '-id' | 'name' | '-name'>({ name: [sql`sort_name`, z.string()] })

type Query = Pick<
  OperationRequest<'departments.list'>['query'] & OperationRequest<'locations.list'>['query'],
  'q' | 'updated_since'
>

/** The parameters of the statement that lists departments or locations. */
export interface PlaceValues extends Pick<Query, 'updated_since'> {
  words: string[] | undefined
}

/** Converts a query to statement parameters. */
export const placeValues = ({ q, updated_since }: Query): PlaceValues => ({
  updated_since,
  words: q?.match(/\S+/g) ?? undefined,
})

/** Returns the conditions of the filters. */
export const placeFilters = ({ updated_since, words }: PlaceValues): RawBuilder<boolean>[] => [
  ...whereDefined(updated_since, (time) => sql<boolean>`updated_at >= ${time}`),
  ...whereDefined(
    words,
    (words) => sql<boolean>`fold_text(name || chr(10) || coalesce(code, ''))
      like all(${containsPatterns(words)})`,
  ),
]
