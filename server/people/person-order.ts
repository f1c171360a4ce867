import { sql } from 'kysely'
import { z } from 'zod'
import type { Schemas } from '../operation/contract/contract.ts'
import { listOrders } from '../operation/list-order.ts'

export type PersonSort = Schemas['PersonSort']

/** The start date as a sort key. People without a start date come first. */
export const startKey = sql<string>`case when start_date is null then '-infinity' else start_date end`

/** The sort orders of a list of people. Each sort key is the expression of an index. */
export const personOrder = listOrders<PersonSort>({
  last_name: [sql`sort_name`, z.string()],
  start_date: [startKey, z.union([z.iso.date(), z.literal('-infinity')])],
  created_at: [sql`created_at`, z.iso.datetime()],
  updated_at: [sql`updated_at`, z.iso.datetime()],
})
