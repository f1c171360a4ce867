import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Schemas } from '../operation/contract.ts'

export type PersonSort = Schemas['PersonSort']

/** An order of people for a list with pages: by a key, and by id between equal keys. */
interface PersonOrder {
  descending: boolean
  /** The expression of an index (migration people); undefined where the order is by id alone. */
  key: RawBuilder<string> | undefined
  /** The place of the last person of a page, as a cursor holds it. A cursor of another order is refused. */
  position: z.ZodType<{ sort: PersonSort; key?: string | undefined; id: number }>
}

type Ascending = Exclude<PersonSort, `-${string}`>

const keys: Record<Ascending, [key: RawBuilder<string> | undefined, shape: z.ZodType<string | undefined>]> = {
  id: [undefined, z.undefined().optional()],
  last_name: [sql`sort_name`, z.string()],
  start_date: [
    sql`case when start_date is null then '-infinity' else start_date end`,
    z.union([z.iso.date(), z.literal('-infinity')]),
  ],
  created_at: [sql`created_at`, z.iso.datetime()],
  updated_at: [sql`updated_at`, z.iso.datetime()],
}

/** @param sort - the member that people are sorted by, after a `-` for the largest first */
export function personOrder(sort: PersonSort): PersonOrder {
  const [key, shape] = keys[sort.replace('-', '') as Ascending]
  return {
    descending: sort.startsWith('-'),
    key,
    position: z.object({ sort: z.literal(sort), key: shape, id: z.int().positive() }),
  }
}
