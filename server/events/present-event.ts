import type { Selectable } from 'kysely'
import type { Database } from '../db/orm.ts'
import type { Schemas } from '../operation/contract.ts'

/** The columns that presenting an event takes. */
export const eventColumns = ['sequence', 'body'] as const

export type EventRow = Pick<Selectable<Database['events']>, (typeof eventColumns)[number]>

/** An event as it was sent, with its place in the stream. */
export function presentEvent({ sequence, body }: EventRow): Schemas['EventRecord'] {
  const { id, type, created_at, data } = JSON.parse(body)
  return { id, type, created_at, data, sequence: sequence as number }
}
