import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { inTransaction, sqlOf } from '../db/orm.ts'

/** Events numbered for one reader at most, so that none waits for long even when nobody has read for a year. */
const batchSize = 5_000

/** As the index has it: events of tests are no part of the stream. */
const unnumbered = sql`sequence is null and not starts_with(id, 'evt_test_')`

/**
 * Gives committed events their place in the business's stream: 1, 2, 3, … without gaps. Done when the stream is read,
 * under a lock: writers pay nothing, and an event that commits late gets a later number instead of being skipped.
 *
 * @returns how far the stream goes now
 */
export async function numberEvents(em: EntityManager, business_id: number): Promise<Stream> {
  const stream = await streamOf(em, business_id)
  if (!stream.isBehind) return stream
  await numberBatch(em, business_id)
  return streamOf(em, business_id)
}

export interface Stream {
  /** The last place that was given; every event up to it can be read. */
  last: number
  /** Whether events wait for the next reader to give them theirs. */
  isBehind: boolean
}

async function streamOf(em: EntityManager, business_id: number): Promise<Stream> {
  const { rows } = await sql<{ last: number; behind: boolean }>`
    select coalesce((select last_sequence from event_streams where business_id = ${business_id}), 0) as last,
      exists (select 1 from events where business_id = ${business_id} and ${unnumbered}) as behind
  `.execute(sqlOf(em))
  const [{ last, behind } = { last: 0, behind: false }] = rows
  return { last, isBehind: behind }
}

const numberBatch = (em: EntityManager, business_id: number): Promise<void> =>
  inTransaction(em, async (t) => {
    const db = sqlOf(t)
    await sql`
      insert into event_streams (business_id) values (${business_id})
      on conflict (business_id) do update set last_sequence = event_streams.last_sequence
    `.execute(db)
    // A statement of its own: its snapshot is taken under the lock, and so sees what the reader before numbered.
    await sql`
      with unnumbered as (
        select id, position from events
        where business_id = ${business_id} and ${unnumbered}
        order by position limit ${batchSize}
      ), numbered as (
        update events set sequence = event_streams.last_sequence + place.place
        from (select id, row_number() over (order by position) as place from unnumbered) place, event_streams
        where events.id = place.id and event_streams.business_id = ${business_id}
        returning sequence
      )
      update event_streams set last_sequence = last_sequence + (select count(*) from numbered)
      where business_id = ${business_id}
    `.execute(db)
  })
