import { sql } from 'kysely'
import { inTransaction, type Work } from '../operation/work.ts'

/** The most events numbered for one reader, so that none waits long even when nobody has read for a year. */
const batchSize = 5_000

/** The condition of the index: test events are not part of the stream. */
export const unnumbered = sql`sequence is null and not starts_with(id, 'evt_test_')`

/**
 * Gives committed events their place in the stream of the business: 1, 2, 3, … without gaps. It runs when the stream is
 * read, under a lock: writers pay nothing, and an event that commits late gets a later number instead of being skipped.
 *
 * @returns the state of the stream afterwards
 */
export async function numberEvents(work: Work): Promise<Stream> {
  const stream = await streamOf(work)
  if (!stream.isBehind) return stream
  await numberBatch(work)
  return streamOf(work)
}

/**
 * Does the same until no committed event lacks its place.
 *
 * @returns the state of the stream afterwards
 */
export async function numberAllEvents(work: Work): Promise<Stream> {
  for (;;) {
    const stream = await numberEvents(work)
    if (!stream.isBehind) return stream
  }
}

export interface Stream {
  /** The last place that was assigned; every event up to it can be read. */
  last: number
  /** Whether committed events still lack a place. */
  isBehind: boolean
}

async function streamOf({ db, business_id }: Work): Promise<Stream> {
  const { rows } = await sql<{ last: number; behind: boolean }>`
    select coalesce((select last_sequence from event_streams where business_id = ${business_id}), 0) as last,
      exists (select 1 from events where business_id = ${business_id} and ${unnumbered}) as behind
  `.execute(db)
  const [{ last, behind } = { last: 0, behind: false }] = rows
  return { last, isBehind: behind }
}

const numberBatch = (work: Work): Promise<void> =>
  inTransaction(work, async ({ db, business_id }) => {
    await sql`
      insert into event_streams (business_id) values (${business_id})
      on conflict (business_id) do update set last_sequence = event_streams.last_sequence
    `.execute(db)
    // A separate statement: its snapshot is taken under the lock, so it sees the numbers from the previous reader.
    await sql`
      with unnumbered as (
        select id, position from events
        where business_id = ${business_id} and ${unnumbered}
        order by position limit ${batchSize}
      ), numbered as (
        update events set sequence = event_streams.last_sequence + place.place
        from (select id, row_number() over (order by position) as place from unnumbered) place, event_streams
        where events.business_id = ${business_id} and events.id = place.id
          and event_streams.business_id = ${business_id}
        returning sequence
      )
      update event_streams set last_sequence = last_sequence + (select count(*) from numbered)
      where business_id = ${business_id}
    `.execute(db)
  })
