import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Operation } from '../operation/contract.ts'
import { validationFailed } from '../operation/errors.ts'
import { checkPayRun, payRunConflicts } from './check-pay-run.ts'
import { lockPayRun } from './lock-pay-run.ts'
import { payRunColumns, presentPayRun } from './present-pay-run.ts'

/** Changes what is given of a draft; when that changes nothing, nothing is written. */
export const payRunsUpdate: Operation<'payRuns.update'> = ({ path: { id }, header, body, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const before = await lockPayRun(t, business_id, id, {
      in: ['draft'],
      to: 'be changed',
      ifMatch: header['If-Match'],
    })
    const problems = checkPayRun({ ...before, ...body })
    if (problems.length > 0) throw validationFailed(problems)

    const changed = Object.entries(body)
      .filter(([name, value]) => !isDeepStrictEqual(before[name as keyof typeof body], value))
      .map(([name]) => name)
    if (changed.length === 0) return { status: 200, body: { success: true, data: presentPayRun(before) } }

    const row = await orConflict(
      sqlOf(t)
        .updateTable('pay_runs')
        .set({ ...body, version: sql`version + 1`, updated_at: sql`now()` })
        .where('id', '=', id)
        .where('business_id', '=', business_id)
        .where('status', '=', 'draft')
        .returning(payRunColumns)
        .executeTakeFirstOrThrow(),
      payRunConflicts,
    )
    const detail = { pay_run_id: id, changed: changed.join(' ') }
    await recordAudit(t, origin, principal, { business_id, action: 'pay_run.updated', detail })
    return { status: 200, body: { success: true, data: presentPayRun(row) } }
  })
