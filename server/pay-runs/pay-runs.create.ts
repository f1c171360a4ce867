import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { recordEvent } from '../events/record-event.ts'
import { orConflict } from '../operation/conflicts.ts'
import type { Operation } from '../operation/contract.ts'
import { validationFailed } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import { checkPayRun, payRunConflicts } from './check-pay-run.ts'
import { payRunColumns, payRunEventData, presentPayRun } from './present-pay-run.ts'

/** Drafts a pay run without payslips and sends `payrun.created`. */
export const payRunsCreate: Operation<'payRuns.create'> = ({ body, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const currency = body.currency ?? (await currencyOf(t, business_id))
    const problems = checkPayRun({ ...body, currency })
    if (problems.length > 0) throw validationFailed(problems)

    const { type, period_start, period_end, pay_date, external_id = null, metadata = {} } = body
    const row = await orConflict(
      sqlOf(t)
        .insertInto('pay_runs')
        .values({
          business_id,
          type,
          period_start,
          period_end,
          pay_date,
          currency,
          external_id,
          metadata,
          created_by: await makerOf(t, principal),
        })
        .returning(payRunColumns)
        .executeTakeFirstOrThrow(),
      payRunConflicts,
    )
    const data = payRunEventData(row)
    await recordEvent(t, { business_id, type: 'payrun.created', data, created_at: row.created_at })
    await recordAudit(t, origin, principal, { business_id, action: 'pay_run.created', detail: { pay_run_id: row.id } })
    return { status: 201, body: { success: true, data: presentPayRun(row) } }
  })

async function currencyOf(t: EntityManager, business_id: number): Promise<string> {
  const row = await sqlOf(t)
    .selectFrom('businesses')
    .select('currency')
    .where('id', '=', business_id)
    .executeTakeFirstOrThrow()
  return row.currency
}

/** The user who asks; for an API key whoever made it, so that nobody is a second person to their own key. */
async function makerOf(t: EntityManager, principal: Principal): Promise<number | null> {
  if (principal.kind === 'user') return principal.user_id
  const key = await sqlOf(t)
    .selectFrom('api_keys')
    .select('created_by')
    .where('id', '=', principal.api_key_id)
    .where('business_id', '=', principal.business_id)
    .executeTakeFirstOrThrow()
  return key.created_by
}
