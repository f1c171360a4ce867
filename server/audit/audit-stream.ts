import { sql } from 'kysely'
import { z } from 'zod'
import type { Stream } from '../operation/stream/number-stream.ts'

/** The stream of the entries of the audit log of a business. */
export const auditStream: Stream = {
  table: 'audit_log',
  order: 'id',
  unnumbered: sql`sequence is null`,
  sequences: 'audit_streams',
  // Unlike the cursor of the order newest first, which is an ID.
  cursor: {
    shape: z.object({ sequence: z.int().nonnegative() }).transform(({ sequence }) => sequence),
    encode: (sequence) => ({ sequence }),
  },
}
