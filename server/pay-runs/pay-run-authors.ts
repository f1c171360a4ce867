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

/** The users who made or changed a pay run or its payslips, by id. */
export async function authorsOf({ db, business_id }: Work, pay_run_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('pay_run_authors')
    .select('user_id')
    .where('business_id', '=', business_id)
    .where('pay_run_id', '=', pay_run_id)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/**
 * Names the pay runs that somebody else than the caller has to approve, in a business that asks for two people. The
 * second is a user who never made or changed anything of the pay run, also not with an API key, and whom it does not pay
 * beside the regular pay: their own payslip is in no off-cycle pay run and in no correction. A regular pay run pays
 * everybody, so that their own payslip in it counts only if they wrote it.
 *
 * @returns their ids
 */
export async function needingSecondPerson(
  { db, business_id, by }: Work<Principal>,
  runs: Pick<PayRunRow, 'id'>[],
): Promise<Set<number>> {
  const user = by.kind === 'user' ? by : { user_id: null, person_id: null }
  const { rows } = await sql<{ id: number }>`
    select run.id from pay_runs run join businesses business on business.id = run.business_id
    where run.business_id = ${business_id} and run.id = any(${runs.map(({ id }) => id)})
      and business.two_person_pay_runs and (
        ${by.kind !== 'user'}
        or exists (
          select from pay_run_authors
          where business_id = ${business_id} and pay_run_id = run.id and user_id = ${user.user_id}
        )
        or run.type <> 'regular' and exists (
          select from payslips
          where business_id = ${business_id} and pay_run_id = run.id and person_id = ${user.person_id}
        )
      )`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
