import { sql } from 'kysely'
import type { Work } from '../operation/work.ts'
import { eventsAbout } from './events-about.ts'

/**
 * Takes from the events about a person whatever tells who they were. Deliveries that are still to be made send what is
 * left of them.
 *
 * @returns the ids of all events about the person
 */
export async function redactEvents(work: Work, person_id: number): Promise<string[]> {
  const { db, business_id } = work
  const ids: string[] = []
  for await (const events of eventsAbout(work, person_id)) {
    ids.push(...events.map(({ id }) => id))
    const told = events.flatMap(({ id, body }) => {
      const rest = withoutPerson(body, person_id)
      return rest === body ? [] : [{ id, body: rest }]
    })
    if (told.length === 0) continue
    await sql`
      update events set body = told.body
      from json_to_recordset(${JSON.stringify(told)}) as told (id text, body text)
      where events.business_id = ${business_id} and events.id = told.id`.execute(db)
  }
  return ids
}

/** Members whose texts tell what happened and when, and not to whom. Any other text goes, so that new members are safe. */
const tellsNothing = /^(changed|type|status|status_code|kind|role|currency|days|(.+_)?(at|on|date|day|portion|sha256))$/

/** The text of an event, with its data as it is allowed to be known of somebody who was erased. */
function withoutPerson(body: string, person_id: number): string {
  const event = JSON.parse(body)
  return JSON.stringify({ ...event, data: withoutTexts(event.data, '', person_id) })
}

function withoutTexts(value: unknown, name: string, person_id: number): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item, name, person_id))
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
    return Object.fromEntries(members.map(([name, member]) => [name, withoutTexts(member, name, person_id)]))
  }
  if (typeof value !== 'string' || tellsNothing.test(name)) return value
  switch (name) {
    case 'last_name':
      return 'Person'
    case 'email':
      return `person-${person_id}@erased.invalid`
    case 'date_of_birth':
    case 'external_id':
      return null
    default:
      return 'Erased'
  }
}
