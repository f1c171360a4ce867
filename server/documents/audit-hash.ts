import { createHash } from 'node:crypto'
import type { Schemas } from '../operation/contract.ts'

/** What the first entry of a trail has in the place of the hash before it. */
export const noHash = '0'.repeat(64)

/**
 * The hash of an entry: SHA-256 over its other members as JSON by RFC 8785 (members sorted by name, no spaces), in hex.
 * The values are texts, whole numbers and null, for which `JSON.stringify` writes what the RFC asks.
 */
export const hashOfEntry = (entry: Omit<Schemas['DocumentAuditEntry'], 'hash'>): string =>
  createHash('sha256').update(canonical(entry)).digest('hex')

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) // by UTF-16 code units
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}
