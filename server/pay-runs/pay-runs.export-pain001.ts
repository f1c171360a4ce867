import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { illegalTransition, validationFailed } from '../operation/errors.ts'
import { checkAccounts } from './check-accounts.ts'
import { findPayRun } from './find-pay-run.ts'
import { pain001 } from './pain001.ts'
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
  const { people, sum } = await findPaid(em, business_id, id)
  const { debtor, accounts, problems } = checkAccounts(body, new Set(people))
  if (problems.length > 0) throw validationFailed(problems.slice(0, 100))
  const count = people.length
  if (count === 0) throw validationFailed([{ path: 'path.id', message: 'must be a pay run that pays somebody' }])

  const { execution_date = run.pay_date } = body
  const message = { run, business_id, debtor, accounts, execution_date, now, count, sum }
  const batches = readPayslips(em, business_id, run, { expected: count, paidOnly: true })
  return { status: 200, file: { name: `pay-run-${id}.xml`, content: pain001(message, batches) } }
}

/** Who is to be paid, and how much it is: more than a number holds, where a correction takes as much back. */
async function findPaid(
  em: EntityManager,
  business_id: number,
  id: number,
): Promise<{ people: number[]; sum: bigint }> {
  const { rows } = await sql<{ people: number[]; sum: string }>`
    select coalesce(array_agg(person_id order by person_id), '{}') as people, coalesce(sum(net), 0)::text as sum
    from payslips
    where business_id = ${business_id} and pay_run_id = ${id} and net > 0`.execute(sqlOf(em))
  const [found] = rows
  return { people: found?.people ?? [], sum: BigInt(found?.sum ?? 0) }
}
