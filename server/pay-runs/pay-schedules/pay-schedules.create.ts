import { recordAudit } from '../../audit/record-audit.ts'
import { checkRowLimit } from '../../operation/check-row-limit.ts'
import { orConflict } from '../../operation/conflicts.ts'
import { change } from '../../operation/operation.ts'
import { accountableUserId } from '../../operation/principal.ts'
import { created } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { payScheduleConflicts, payScheduleProblems } from './check-pay-schedule.ts'
import { completePaySchedule } from './complete-pay-schedule.ts'
import { payScheduleColumns, payScheduleEventData } from './present-pay-schedule.ts'
import { showPaySchedule } from './show-pay-schedule.ts'

const maxPaySchedules = 50

const rules: Rules<'paySchedules.create'> = ({ body }) => payScheduleProblems(body)

/** Creates a pay schedule. The worker drafts its pay runs (`draftNextRun`). */
export const paySchedulesCreate = change('paySchedules.create', rules, async (work, { body }) => {
  const { business_id, by } = work
  await checkRowLimit(work, 'pay_schedules', maxPaySchedules)
  const columns = await completePaySchedule(work, body)
  const row = await orConflict(
    work.db
      .insertInto('pay_schedules')
      .values({
        external_id: null,
        metadata: {},
        ...columns,
        business_id,
        last_error: null,
        author_ids: [accountableUserId(by)],
      })
      .returning(payScheduleColumns)
      .executeTakeFirstOrThrow(),
    payScheduleConflicts,
  )
  await recordEvent(work, { type: 'pay_schedule.created', data: payScheduleEventData(row), created_at: row.created_at })
  recordAudit(work, { action: 'pay_schedule.created', detail: { pay_schedule_id: row.id, name: row.name } })
  return created(await showPaySchedule(work, row))
})
