import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { enqueue } from '../jobs.ts'
import { accepted } from '../operation/answer.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { illegalTransition, validationFailed } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import type { Rules } from '../operation/rules.ts'
import type { Change } from '../operation/work.ts'
import { lockBusiness } from './lock-business.ts'
import { readSandboxClock } from './sandbox-clock.ts'

const maxDays = 400

/** The time is given as such, or by how much later it is. */
const rules: Rules<'sandboxClock.advance'> = ({ body: { to, days, hours, minutes }, bodyNames }) => {
  const stepMinutes = ((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)
  if (to !== undefined && stepMinutes > 0) {
    return [{ path: 'body.to', message: 'cannot be given together with days, hours or minutes' }]
  }
  const isMissing = Object.entries({ to, days, hours, minutes }).every(
    ([name, value]) => !bodyNames.has(name) || value === 0,
  )
  if (isMissing) return [{ path: 'body.days', message: 'must be at least 1, unless hours, minutes or to are given' }]
  return stepMinutes > maxDays * 24 * 60 ? [{ path: 'body.days', message: tooFarMessage }] : []
}

const tooFarMessage = `must be at most ${maxDays} days ahead`

/** Notes the time to which the clock of a sandbox is to be brought. The worker does it, step by step (`stepClock`). */
export const sandboxClockAdvance = change('sandboxClock.advance', rules, async (work, { body }) => {
  const { db, business_id } = work
  await lockBusiness(work)
  const clock = await readSandboxClock(work)
  if (clock.status === 'advancing') throw illegalTransition('The clock is being advanced already.', clock.status)
  const clock_target = await targetOf(work, clock.now, body)

  await db.updateTable('businesses').set({ clock_target }).where('id', '=', business_id).execute()
  await enqueue(work, 'advance_clock', { business_id })
  recordAudit(work, { action: 'sandbox_clock.advanced', detail: { from: clock.now, to: clock_target } })
  return accepted(await readSandboxClock(work))
})

/**
 * The time to which the clock is to be brought.
 *
 * @param now - by the clock
 * @throws {ApiError} 422 when it is in the past or too far ahead
 */
async function targetOf(
  { db }: Change,
  now: string,
  { to, days = 0, hours = 0, minutes = 0 }: Schemas['SandboxClockAdvance'],
): Promise<string> {
  const path = to === undefined ? 'body.days' : 'body.to'
  const wanted =
    to === undefined
      ? sql`(${now}::timestamptz + make_interval(days => ${days}, hours => ${hours}, mins => ${minutes}))`
      : sql`${to}::timestamptz`
  const { rows } = await sql<{ wanted: string; is_near: boolean; is_far: boolean }>`
    select ${wanted}::timestamptz(3) as wanted, ${wanted} < ${now}::timestamptz + interval '1 second' as is_near,
      ${wanted} > ${now}::timestamptz + make_interval(days => ${sql.lit(maxDays)}) as is_far
  `.execute(db)
  const [found = { wanted: '', is_near: true, is_far: false }] = rows
  if (found.is_near) throw validationFailed([{ path, message: `must be at least a second after ${now}` }])
  if (found.is_far) throw validationFailed([{ path, message: tooFarMessage }])
  return found.wanted
}
