import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { enqueue } from '../jobs.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { illegalTransition, validationFailed } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { accepted } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import type { Change } from '../operation/work.ts'
import { lockBusiness } from './lock-business.ts'
import { readSandboxClock } from './sandbox-clock.ts'

const maxDays = 400

/** Checks that the target is either a time or a duration. */
const rules: Rules<'sandboxClock.advance'> = ({ body: { to, days, hours, minutes }, bodyNames }) => {
  const stepMinutes = ((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)
  if (to !== undefined && stepMinutes > 0) {
    return [
      { path: 'body.to', code: 'not_combinable', message: 'cannot be given together with days, hours or minutes' },
    ]
  }
  const hasNoTarget = Object.entries({ to, days, hours, minutes }).every(
    ([name, value]) => !bodyNames.has(name) || value === 0,
  )
  if (hasNoTarget)
    return [
      {
        path: 'body.days',
        code: 'too_small',
        limit: 1,
        message: 'must be at least 1, unless hours, minutes or to are given',
      },
    ]
  return stepMinutes > maxDays * 24 * 60 ? [{ path: 'body.days', code: 'too_late', message: tooFarMessage }] : []
}

const tooFarMessage = `must be at most ${maxDays} days ahead`

/** Sets the target time of a sandbox clock. The worker advances it in steps (`stepClock`). */
export const sandboxClockAdvance = change('sandboxClock.advance', rules, async (work, { body }) => {
  const { db, business_id } = work
  await lockBusiness(work)
  const clock = await readSandboxClock(work)
  if (clock.status === 'advancing') throw illegalTransition('The clock is being advanced already.', clock.status)
  const clock_target = await computeTarget(work, clock.now, body)

  await db.updateTable('businesses').set({ clock_target }).where('id', '=', business_id).execute()
  await enqueue(work, 'advance_clock', { business_id })
  recordAudit(work, { action: 'sandbox_clock.advanced', detail: { from: clock.now, to: clock_target } })
  return accepted(await readSandboxClock(work))
})

/**
 * Computes the target time.
 *
 * @param now - the current time by the clock of the sandbox
 * @throws {ApiError} 422 if the target is in the past or too far ahead
 */
async function computeTarget(
  { db }: Change,
  now: string,
  { to, days = 0, hours = 0, minutes = 0 }: Schemas['SandboxClockAdvance'],
): Promise<string> {
  const path = to === undefined ? 'body.days' : 'body.to'
  const target =
    to === undefined
      ? sql`(${now}::timestamptz + make_interval(days => ${days}, hours => ${hours}, mins => ${minutes}))`
      : sql`${to}::timestamptz`
  const { rows } = await sql<{ target: string; is_near: boolean; is_far: boolean }>`
    select ${target}::timestamptz(3) as target, ${target} < ${now}::timestamptz + interval '1 second' as is_near,
      ${target} > ${now}::timestamptz + make_interval(days => ${sql.lit(maxDays)}) as is_far
  `.execute(db)
  const [result = { target: '', is_near: true, is_far: false }] = rows
  if (result.is_near)
    throw validationFailed([{ path, code: 'too_early', message: `must be at least a second after ${now}` }])
  if (result.is_far) throw validationFailed([{ path, code: 'too_late', message: tooFarMessage }])
  return result.target
}
