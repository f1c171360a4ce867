import { sql } from 'kysely'
import { inTransaction, type Work } from '../operation/work.ts'

/**
 * The maximum number of events that one request numbers, so that it does not wait long if the stream has not been read
 * for a year.
 */
const batchSize = 5_000

/** SQL condition for events without a sequence, equal to that of the index. Test events are not part of the stream. */
export const unnumbered = sql`sequence is null and not starts_with(id, 'evt_test_')`

/**
 * Assigns the next sequences to a batch of committed events: 1, 2, 3, … without gaps. It runs under a lock when the
 * stream is read: writers bear no cost, and an event that commits late gets a later sequence instead of being skipped.
 *
 * @returns the state of the stream afterwards
 */
export async function numberEvents(work: Work): Promise<Stream> {
  const stream = await readStream(work)
  if (!stream.hasUnnumbered) return stream
  await numberBatch(work)
  return readStream(work)
}

/** Assigns the next sequences to all committed events. @returns the state of the stream afterwards */
export async function numberAllEvents(work: Work): Promise<Stream> {
  for (;;) {
    const stream = await numberEvents(work)
    if (!stream.hasUnnumbered) return stream
  }
}

export interface Stream {
  /** The last assigned sequence. Every event up to this sequence can be read. */
  last: number
  /** Whether there are committed events without a sequence. */
  hasUnnumbered: boolean
}

async function readStream({ db, business_id }: Work): Promise<Stream> {
  const { rows } = await sql<{ last: number; has_unnumbered: boolean }>`
    select coalesce((select last_sequence from event_streams where business_id = ${business_id}), 0) as last,
      exists (select 1 from events where business_id = ${business_id} and ${unnumbered}) as has_unnumbered
  `.execute(db)
  const [{ last, has_unnumbered: hasUnnumbered } = { last: 0, has_unnumbered: false }] = rows
  return { last, hasUnnumbered }
}

const numberBatch = (work: Work): Promise<void> =>
  inTransaction(work, async ({ db, business_id }) => {
    await sql`
      insert into event_streams (business_id) values (${business_id})
      on conflict (business_id) do update set last_sequence = event_streams.last_sequence
    `.execute(db)
    // A separate statement, whose snapshot is taken under the lock, so that it sees the sequences assigned by the
    // previous reader.
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
