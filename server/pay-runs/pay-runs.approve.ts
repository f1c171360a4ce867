import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { blocked, ifMatchRequired, secondPersonRequired } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'
import { changeStatus } from './change-status.ts'
import { findBlockers } from './find-blockers.ts'
import { lockPayRun } from './lock-pay-run.ts'
import type { PayRunRow } from './present-pay-run.ts'

/** Approves the draft in the version that was looked at, unless something blocks it. */
export const payRunsApprove: Operation<'payRuns.approve'> = ({ path: { id }, header, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    if (header['If-Match'] === undefined) throw ifMatchRequired()
    const run = await lockPayRun(t, business_id, id, {
      in: ['draft'],
      to: 'be approved',
      ifMatch: header['If-Match'],
    })
    await checkSecondPerson(t, run, principal)
    const { findings } = await findBlockers(t, business_id, run)
    if (findings.length > 0) throw blocked(findings)

    const by =
      principal.kind === 'user' ? { approved_by: principal.user_id } : { approved_by_api_key: principal.api_key_id }
    const set = { ...by, approved_at: sql<string>`now()` }
    return changeStatus(t, run, { principal, origin }, { status: 'approved', as: 'approved', set })
  })

/** Where two people are asked for, an API key is nobody, and whoever drafted it is the first. */
async function checkSecondPerson(t: EntityManager, run: PayRunRow, principal: Principal): Promise<void> {
  const { two_person_pay_runs } = await sqlOf(t)
    .selectFrom('businesses')
    .select('two_person_pay_runs')
    .where('id', '=', principal.business_id)
    .executeTakeFirstOrThrow()
  const isSecond = principal.kind === 'user' && principal.user_id !== run.created_by
  if (two_person_pay_runs && !isSecond) throw secondPersonRequired()
}
