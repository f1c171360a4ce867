import { sql } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import { conflictAt } from '../operation/errors.ts'
import type { Work } from '../operation/work.ts'

/**
 * Reads the clock of a sandbox.
 *
 * @throws {ApiError} 409 if the business is not a sandbox
 */
export async function readSandboxClock({ db, business_id }: Work): Promise<Schemas['SandboxClock']> {
  const { rows } = await sql<{ sandbox: boolean; now: string; advancing_to: string | null }>`
    select sandbox, (clock_timestamp() + clock_offset)::timestamptz(3) as now, clock_target as advancing_to
    from businesses where id = ${business_id}
  `.execute(db)
  const [clock] = rows
  if (!clock?.sandbox) {
    const message = 'This business is not a sandbox: it goes by the real time.'
    throw conflictAt({ path: 'path', code: 'no_sandbox', message })
  }
  const { now, advancing_to } = clock
  return { now, status: advancing_to === null ? 'ready' : 'advancing', advancing_to }
}
