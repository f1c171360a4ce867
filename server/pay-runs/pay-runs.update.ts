import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { changedMembers } from '../operation/changes.ts'
import { orConflict } from '../operation/conflicts.ts'
import { validationFailed } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { payRunConflicts, payRunProblems } from './check-pay-run.ts'
import { lockPayRun } from './find-pay-run.ts'
import { recordAuthor } from './pay-run-authors.ts'
import { payRunColumns, payRunEventData } from './present-pay-run.ts'
import { showPayRun } from './show-pay-run.ts'

const rules: Rules<'payRuns.update'> = ({ body }) => payRunProblems(body)

/** Changes the submitted fields of a draft. Writes nothing if the pay run is unchanged. */
export const payRunsUpdate = change('payRuns.update', rules, async (work, { path: { id }, header, body }) => {
  const before = await lockPayRun(work, id, 'update', header['If-Match'])
  const problems = payRunProblems({ ...before, ...body })
  if (problems.length > 0) throw validationFailed(problems)
  const changes = changedMembers(before, body)
  if (!changes) return ok(await showPayRun(work, before))

  const row = await orConflict(
    work.db
      .updateTable('pay_runs')
      .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('business_id', '=', work.business_id)
      .where('status', '=', 'draft')
      .returning(payRunColumns)
      .executeTakeFirstOrThrow(),
    payRunConflicts,
  )
  await recordAuthor(work, id)
  await recordEvent(work, { type: 'payrun.updated', data: payRunEventData(row), created_at: row.updated_at })
  const detail = { pay_run_id: id, changed: Object.keys(changes).join(' ') }
  recordAudit(work, { action: 'payrun.updated', detail })
  return ok(await showPayRun(work, row))
})
