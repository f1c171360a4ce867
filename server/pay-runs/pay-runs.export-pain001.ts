import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import type { Operation } from '../contract.ts'
import { sqlOf } from '../db/orm.ts'
import { illegalTransition, type Problem, validationFailed } from '../http/errors.ts'
import { checkAccounts } from './check-accounts.ts'
import { findPayRun } from './find-pay-run.ts'
import { type Account, pain001 } from './pain001.ts'
import { readPayslips } from './read-payslips.ts'

/**
 * The payments of an approved pay run for the bank. Bank details come with the request, are written into the answer
 * and kept nowhere. Only what is above zero is paid: what a correction takes back is no credit transfer.
 */
export const payRunsExportPain001: Operation<'payRuns.exportPain001'> = async ({
  path: { id },
  body,
  principal: { business_id },
  em,
  now,
}) => {
  const run = await findPayRun(em, business_id, id)
  if (run.status !== 'approved' && run.status !== 'completed') {
    throw illegalTransition(`A pay run that is ${run.status} cannot be paid.`, run.status)
  }
  const { debtor, accounts, problems } = checkAccounts(body)
  if (problems.length > 0) throw validationFailed(problems.slice(0, 100))

  const { count, sum, missing } = await sumPaid(em, business_id, id, accounts)
  if (missing.length > 0) throw validationFailed(missing.map(withoutAccount))
  if (count === 0) throw validationFailed([{ path: 'path.id', message: 'must be a pay run that pays somebody' }])

  const { execution_date = run.pay_date } = body
  const message = { run, business_id, debtor, accounts, execution_date, now, count, sum }
  const batches = readPayslips(em, business_id, run, { expected: count, paidOnly: true })
  return { status: 200, file: { name: `pay-run-${id}.xml`, content: pain001(message, batches) } }
}

const withoutAccount = (person_id: number): Problem => ({
  path: 'body.accounts',
  message: `must have the account of person ${person_id}`,
})

/** What is to be paid, and the first hundred for whom there is no account. */
async function sumPaid(
  em: EntityManager,
  business_id: number,
  id: number,
  accounts: ReadonlyMap<number, Account>,
): Promise<{ count: number; sum: number; missing: number[] }> {
  const { rows } = await sql<{ count: number; sum: number; missing: number[] | null }>`
    select count(*)::integer as count, coalesce(sum(net), 0)::bigint as sum,
      (array_agg(person_id order by person_id) filter (where person_id <> all(${[...accounts.keys()]})))[1:100] as missing
    from payslips
    where business_id = ${business_id} and pay_run_id = ${id} and net > 0`.execute(sqlOf(em))
  const [found] = rows
  return { count: found?.count ?? 0, sum: found?.sum ?? 0, missing: found?.missing ?? [] }
}
