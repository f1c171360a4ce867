import { randomBytes } from 'node:crypto'

/** The ID prefix of test events (examples sent to a webhook). SQL queries repeat this literal. */
const testPrefix = 'evt_test_'

/** Creates the ID of a test event. The parameter and the result are those of `createEventId`. */
export const createTestEventId = (milliseconds: number): string =>
  createEventId(milliseconds).replace('evt_', testPrefix)

/** Returns the time in the ID of an event or test event; undefined for any other text. */
export function eventIdTime(id: string): Date | undefined {
  const [, milliseconds = ''] = /^evt_(?:test_)?0([0-9a-f]{11})[0-9a-f]{20}$/.exec(id) ?? []
  return milliseconds === '' ? undefined : new Date(Number.parseInt(milliseconds, 16))
}

/**
 * Creates the ID of an event: `evt_` and a UUID version 7 without hyphens (RFC 9562 §5.7), so that IDs sort by time and
 * new IDs are inserted into the same index page.
 *
 * @param milliseconds - the time of the event, in milliseconds since 1970
 * @param random - 10 random bytes, of which 74 bits are used
 */
export function createEventId(milliseconds: number, random: Buffer = randomBytes(10)): string {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(milliseconds, 0, 6)
  random.copy(bytes, 6, 0, 10)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6) // version
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8) // variant
  return `evt_${bytes.toString('hex')}`
}
