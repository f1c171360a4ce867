import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { readToday } from '../../business/today.ts'
import { changedMembers } from '../../operation/changes.ts'
import { orConflict } from '../../operation/conflicts.ts'
import { validationFailed } from '../../operation/errors.ts'
import { oneLine } from '../../operation/one-line.ts'
import { change } from '../../operation/operation.ts'
import { accountableUserId } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { payScheduleConflicts, payScheduleProblems } from './check-pay-schedule.ts'
import { lockPaySchedule } from './find-pay-schedule.ts'
import { timingMembers } from './pay-calendar.ts'
import { payScheduleColumns, payScheduleEventData } from './present-pay-schedule.ts'
import { showPaySchedule } from './show-pay-schedule.ts'

/**
 * Changes the submitted fields. Writes nothing if the pay schedule is unchanged. After a change of dates or a pause,
 * only pay runs whose day is today or later are drafted.
 */
export const paySchedulesUpdate = change('paySchedules.update', async (work, { path: { id }, header, body }) => {
  const before = await lockPaySchedule(work, id, header['If-Match'])
  const problems = payScheduleProblems({ ...before, ...body })
  if (problems.length > 0) throw validationFailed(problems)
  const changes = changedMembers(before, { ...body, ...(body.name !== undefined && { name: oneLine(body.name) }) })
  if (!changes) return ok(await showPaySchedule(work, before))

  const today = await readToday(work)
  const startsAgain = changes.active === true || timingMembers.some((member) => member in changes)
  const author = accountableUserId(work.by)
  const row = await orConflict(
    work.db
      .updateTable('pay_schedules')
      .set({
        ...changes,
        ...(startsAgain && { drafts_from: today, check_on: today }),
        author_ids: sql<number[]>`array_remove(author_ids, ${author}::int) || ${author}::int`,
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where('business_id', '=', work.business_id)
      .where('id', '=', id)
      .returning(payScheduleColumns)
      .executeTakeFirstOrThrow(),
    payScheduleConflicts,
  )
  await recordEvent(work, { type: 'pay_schedule.updated', data: payScheduleEventData(row), created_at: row.updated_at })
  const detail = { pay_schedule_id: id, name: row.name, changed: Object.keys(changes).join(' ') }
  recordAudit(work, { action: 'pay_schedule.updated', detail })
  return ok(await showPaySchedule(work, row))
})
