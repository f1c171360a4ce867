import { sql } from 'kysely'
import type { Work } from '../operation/work.ts'
import { readPersonEvents } from './person-events.ts'

/**
 * Removes the PII of a person from events. Pending deliveries send the redacted body.
 *
 * @returns the IDs of all events about the person
 */
export async function redactEvents(work: Work, person_id: number): Promise<string[]> {
  const { db, business_id } = work
  const ids: string[] = []
  for await (const events of readPersonEvents(work, person_id)) {
    ids.push(...events.map(({ id }) => id))
    const redacted = events.flatMap(({ id, body }) => {
      const text = redactBody(body, person_id)
      return text === body ? [] : [{ id, body: text }]
    })
    if (redacted.length === 0) continue
    await sql`
      update events set body = redacted.body
      from json_to_recordset(${JSON.stringify(redacted)}) as redacted (id text, body text)
      where events.business_id = ${business_id} and events.id = redacted.id`.execute(db)
  }
  return ids
}

/**
 * Matches the names of members whose strings contain no PII. Any other string is redacted, so that new members are safe
 * by default.
 */
const safeMembers =
  /^(changed|fields|type|employment_type|status|status_code|state|kind|role|currency|days|(.+_)?(at|on|date|day|portion|sha256))$/

function redactBody(body: string, person_id: number): string {
  const event = JSON.parse(body)
  return JSON.stringify({ ...event, data: redactValue(event.data, '', person_id) })
}

function redactValue(value: unknown, name: string, person_id: number): unknown {
  if (Array.isArray(value)) return value.map((item) => redactValue(item, name, person_id))
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
    return Object.fromEntries(members.map(([name, member]) => [name, redactValue(member, name, person_id)]))
  }
  if (typeof value !== 'string' || safeMembers.test(name)) return value
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
