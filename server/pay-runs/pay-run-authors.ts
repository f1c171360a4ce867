import { sql } from 'kysely'
import { type Principal, userBehind } from '../operation/principal.ts'
import type { Change, Work } from '../operation/work.ts'
import type { PayRunRow } from './present-pay-run.ts'

/** Records the user behind a change of a pay run or of its payslips, in the transaction of the change. */
export async function recordAuthor({ db, business_id, by }: Change<Principal>, pay_run_id: number): Promise<void> {
  await db
    .insertInto('pay_run_authors')
    .values({ business_id, pay_run_id, user_id: userBehind(by) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Whether somebody else is needed beside the caller. A second person is a user who never made or changed anything of the
 * pay run, also not with an API key, and whom it does not pay beside the regular pay: their own payslip is in no off-cycle
 * pay run and in no correction. A regular pay run pays everybody, so that their own payslip in it counts only if they
 * wrote it.
 */
export async function isFirstPerson({ db, business_id, by }: Work<Principal>, run: PayRunRow): Promise<boolean> {
  if (by.kind !== 'user') return true
  const paid = run.type === 'regular' ? null : by.person_id
  const { rows } = await sql<{ is_first: boolean }>`
    select exists (
      select from pay_run_authors
      where business_id = ${business_id} and pay_run_id = ${run.id} and user_id = ${by.user_id}
    ) or exists (
      select from payslips where business_id = ${business_id} and pay_run_id = ${run.id} and person_id = ${paid}
    ) as is_first`.execute(db)
  return rows[0]?.is_first ?? true
}
