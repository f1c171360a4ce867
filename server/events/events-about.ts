import { sql } from 'kysely'
import type { EventType } from '../operation/contract/contract.ts'
import type { Work } from '../operation/work.ts'

/** An event about somebody. */
export interface EventAbout {
  id: string
  type: EventType
  /** Null until the stream was read. */
  sequence: number | null
  body: string
}

/** Events looked at in one statement, few enough that it takes no time. */
const pageSize = 2_000

/**
 * Finds the events that are about a person, a page at a time: no index knows whom an event is about, so all events of the
 * business are looked at.
 */
export async function* eventsAbout({ db, business_id }: Work, person_id: number): AsyncGenerator<EventAbout[]> {
  // Most events do not even have the number, as JSON.stringify writes it: that is found out before their text is parsed.
  const isAbout = sql<boolean>`case when strpos(body, ${`":${person_id}`}) > 0 then
    body::json #>> '{data,person_id}' = ${String(person_id)}
      or starts_with(type, 'person.') and body::json #>> '{data,id}' = ${String(person_id)} end`
  for (let after = ''; ; ) {
    const { rows } = await sql<{ last: string | null; found: EventAbout[] }>`
      with page as (
        select id, type, sequence, body from events
        where business_id = ${business_id} and id > ${after} order by id limit ${pageSize}
      )
      select max(id) as last,
        coalesce(json_agg(json_build_object('id', id, 'type', type, 'sequence', sequence, 'body', body) order by id)
          filter (where ${isAbout}), '[]') as found
      from page`.execute(db)
    const [page] = rows
    if (!page?.last) return
    after = page.last
    if (page.found.length > 0) yield page.found
  }
}
