import { sql } from 'kysely'
import type { Work } from '../../operation/work.ts'
import { isPaidTo } from '../payments/copy-payments.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { type FindingRow, type Findings, maxFindings, toFindings } from './findings.ts'

/** A row of a check: a person with a finding about one of their bank accounts. */
interface AccountRow extends FindingRow {
  bank_account_id: number
  last_four: string
}

/** Finds people to pay without an account on the pay date, in a business that has bank accounts. */
export async function findMissingAccounts({ db, business_id }: Work, run: PayRunRow): Promise<Findings> {
  const { rows } = await sql<FindingRow>`
    select person_id, count(*) over ()::integer as total
    from payslips
    where business_id = ${business_id} and pay_run_id = ${run.id} and net > 0
      and exists (select from bank_accounts other where other.business_id = ${business_id})
      and not exists (
        select from bank_accounts account
        where account.business_id = ${business_id} and account.person_id = payslips.person_id
          and ${isPaidTo(run.pay_date)}
      )
    order by person_id limit ${maxFindings}`.execute(db)
  return toFindings('bank_account_missing', rows, () => ({ message: 'No bank account on the pay date.' }))
}

/**
 * Finds people whose pay goes elsewhere since the last completed pay run that paid them: an account that they did not
 * ask for diverts it.
 */
export async function findChangedAccounts({ db, business_id }: Work, run: PayRunRow): Promise<Findings> {
  const { rows } = await sql<AccountRow>`
    select payslip.person_id, account.id as bank_account_id, account.last_four, count(*) over ()::integer as total
    from payslips payslip
    join bank_accounts account on account.business_id = ${business_id} and account.person_id = payslip.person_id
    where payslip.business_id = ${business_id} and payslip.pay_run_id = ${run.id} and account.status = 'active'
      and account.moved_at > (
        select max(earlier.completed_at) from pay_runs earlier
        join payslips paid on paid.business_id = ${business_id} and paid.pay_run_id = earlier.id
        where earlier.business_id = ${business_id} and earlier.status = 'completed'
          and paid.person_id = payslip.person_id
      )
    order by payslip.person_id, account.id limit ${maxFindings}`.execute(db)
  return toFindings('bank_account_changed', rows, ({ bank_account_id, last_four }) => ({
    message: `The bank account ending in ${last_four} was added or changed since the last pay run. Check it with the person.`,
    bank_account_id,
  }))
}

/** Finds people with an account that a second person must confirm. */
export async function findPendingAccounts({ db, business_id }: Work, run: PayRunRow): Promise<Findings> {
  const { rows } = await sql<AccountRow>`
    select payslip.person_id, account.id as bank_account_id, account.last_four, count(*) over ()::integer as total
    from payslips payslip
    join bank_accounts account on account.business_id = ${business_id} and account.person_id = payslip.person_id
    where payslip.business_id = ${business_id} and payslip.pay_run_id = ${run.id} and account.status = 'pending'
    order by payslip.person_id, account.id limit ${maxFindings}`.execute(db)
  return toFindings('bank_account_pending', rows, ({ bank_account_id, last_four }) => ({
    message: `The bank account ending in ${last_four} awaits the confirmation of a second person and gets no pay.`,
    bank_account_id,
  }))
}
