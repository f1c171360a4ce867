import { sql } from 'kysely'
import { z } from 'zod'
import { listOrders } from '../operation/list-order.ts'

/** The orders of a list of departments or of locations, whose tables have a `sort_name`. */
export const nameOrder = listOrders<'id' | '-id' | 'name' | '-name'>({ name: [sql`sort_name`, z.string()] })
