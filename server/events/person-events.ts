import { sql } from 'kysely'
import type { EventType } from '../operation/contract/contract.ts'
import type { Work } from '../operation/work.ts'

/** An event about a person. */
export interface PersonEvent {
  id: string
  type: EventType
  /** The sequence of the event; null until the stream is read. */
  sequence: number | null
  body: string
}

/** The number of events scanned in one statement. */
const pageSize = 2_000

/**
 * Reads the events about a person in pages, by ID. No index covers the subjects of events, so all events of the
 * business are scanned.
 */
export async function* readPersonEvents({ db, business_id }: Work, person_id: number): AsyncGenerator<PersonEvent[]> {
  // Few events contain the ID in the form that JSON.stringify writes, and only their bodies are parsed.
  const isAbout = sql<boolean>`case when strpos(body, ${`":${person_id}`}) > 0 then
    body::json #>> '{data,person_id}' = ${String(person_id)}
      or starts_with(type, 'person.') and body::json #>> '{data,id}' = ${String(person_id)} end`
  for (let after = ''; ; ) {
    const { rows } = await sql<{ last: string | null; events: PersonEvent[] }>`
      with page as (
        select id, type, sequence, body from events
        where business_id = ${business_id} and id > ${after} order by id limit ${pageSize}
      )
      select max(id) as last,
        coalesce(json_agg(json_build_object('id', id, 'type', type, 'sequence', sequence, 'body', body) order by id)
          filter (where ${isAbout}), '[]') as events
      from page`.execute(db)
    const [page] = rows
    if (!page?.last) return
    after = page.last
    if (page.events.length > 0) yield page.events
  }
}
