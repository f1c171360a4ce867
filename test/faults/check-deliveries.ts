/* Checks the delivery guarantees from the API responses and the requests to the receiver, without code of the service. */

/** The observations of a caller and a receiver. */
export interface Observations {
  /** The IDs of the people whose creation the API acknowledged with 201. */
  acknowledged: readonly number[]
  /** The list of events in the API at the end. */
  committed: readonly { id: string; sequence: number; created_at: string; data: { id: number } }[]
  /** The requests to the receiver, in order. */
  received: readonly { eventId: string; attempt: string; body: string; at: number }[]
}

/** The limits of repeats and delays. */
export interface Limits {
  /** Repeated attempts: those in flight or unrecorded at each kill. */
  repeats: number
  /** The maximum time from an event to its first attempt, even after a kill. */
  firstAttemptMs: number
}

/** The result of the check. */
export interface CheckResult {
  /** One message for each violation. */
  violations: string[]
  events: number
  duplicates: number
  /** The longest time from an event to its first attempt, in milliseconds. */
  slowestMs: number
}

/** Checks the guarantees: acknowledged ⊆ delivered ⊆ committed, and bounded, identical repeats. */
export function checkDeliveries(
  { acknowledged, committed, received }: Observations,
  { repeats, firstAttemptMs }: Limits,
): CheckResult {
  const violations: string[] = []
  const bodies = new Map<string, string>()
  const arrivals = new Map<string, number>()
  const attempts = new Set<string>()
  for (const { eventId, attempt, body, at } of received) {
    attempts.add(`${eventId} ${attempt}`)
    arrivals.set(eventId, arrivals.get(eventId) ?? at)
    const earlier = bodies.get(eventId)
    if (earlier !== undefined && earlier !== body) violations.push(`${eventId} was delivered with two bodies`)
    if (JSON.parse(body).id !== eventId) violations.push(`${eventId} was delivered with the body of another event`)
    bodies.set(eventId, body)
  }

  const committedIds = new Set(committed.map(({ id }) => id))
  for (const id of bodies.keys()) if (!committedIds.has(id)) violations.push(`${id} was delivered but never committed`)
  for (const { id } of committed) if (!bodies.has(id)) violations.push(`${id} was committed but never delivered`)
  const delivered = new Set([...bodies.values()].map((body) => JSON.parse(body).data.id))
  for (const id of acknowledged) {
    if (!delivered.has(id)) violations.push(`person ${id} was acknowledged but never delivered`)
  }
  if (new Set(acknowledged).size !== acknowledged.length) violations.push('an ID was acknowledged twice')
  for (const [index, { id, sequence }] of committed.entries()) {
    if (sequence !== index + 1) violations.push(`${id} is event ${index + 1} and has the sequence ${sequence}`)
  }
  const duplicates = received.length - attempts.size
  if (duplicates > repeats) violations.push(`${duplicates} duplicates exceed the limit of ${repeats}`)
  const delays = committed.map(({ id, created_at }) => (arrivals.get(id) ?? 0) - Date.parse(created_at))
  const slowestMs = Math.max(0, ...delays)
  if (slowestMs > firstAttemptMs) violations.push(`an event waited ${slowestMs} ms for its first attempt`)
  return { violations, events: committed.length, duplicates, slowestMs }
}
