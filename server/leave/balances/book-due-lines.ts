import { sql } from 'kysely'
import { readToday } from '../../business/today.ts'
import { type Change, inTransaction, type Work } from '../../operation/work.ts'
import { publishExpiringDays } from '../expiry/publish-expiring-days.ts'
import { dueLines } from './leave-account.ts'
import type { Line } from './ledger-line.ts'
import { type AccountKey, type LoadedAccount, loadAccounts, readAccountKeys } from './load-accounts.ts'

/** The number of accounts in one transaction; low, so that locks are held only briefly. */
const batchSize = 100

/**
 * Books all lines that are due today or earlier in the accounts of the business: accruals, including missed ones, and
 * the closing of leave years that have ended. Each batch of accounts is one transaction. Each line is booked once, even
 * by concurrent workers. Publishes the days that will expire soon.
 *
 * @returns the number of booked lines
 */
export async function bookDueLines(work: Work): Promise<number> {
  const today = await readToday(work)
  let count = 0
  let after: [number, number] | undefined
  for (;;) {
    const keys = await readAccountKeys(work, { hasDueLines: true }, { after, count: batchSize })
    const accounts = await loadAccounts(work, keys)
    const due = findDue(accounts, today).map(({ key }) => key)
    if (due.length > 0) count += await bookAll(work, due, today)
    await publishExpiringDays(work, accounts)
    const last = keys.at(-1)
    if (!last || keys.length < batchSize) return count
    after = [last.person_id, last.leave_type_id]
  }
}

const bookAll = (work: Work, keys: AccountKey[], today: string): Promise<number> =>
  inTransaction(work, async (work) => {
    await lockPeople(work, [...new Set(keys.map(({ person_id }) => person_id))])
    await lockLeaveTypes(work)
    const due = findDue(await loadAccounts(work, keys), today)
    const lines = due.flatMap(({ key, lines }) => lines.map((line) => ({ ...key, ...line })))
    return await insertLines(work, lines)
  })

/** Returns the accounts that have due lines, each with those lines. */
const findDue = (accounts: LoadedAccount[], today: string): { key: AccountKey; lines: Line[] }[] =>
  accounts
    .map((account) => ({
      key: { person_id: account.person_id, leave_type_id: account.leave_type_id },
      lines: dueLines(account, today, { isFinal: true }),
    }))
    .filter(({ lines }) => lines.length > 0)

/** Locks several people in the same way as `lockPersonForLeave`. */
async function lockPeople({ db, business_id }: Change, ids: number[]): Promise<void> {
  await db
    .selectFrom('people')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', '=', sql<number>`any(${ids})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Locks all leave types, so that their accrual rules do not change until the lines are booked. */
export async function lockLeaveTypes({ db, business_id }: Change): Promise<void> {
  await db
    .selectFrom('leave_types')
    .select('id')
    .where('business_id', '=', business_id)
    .orderBy('id')
    .forKeyShare()
    .execute()
}

/**
 * Inserts the lines, except those whose period already has a line of the same kind.
 *
 * @returns the number of inserted lines
 */
export async function insertLines({ db, business_id }: Change, lines: (AccountKey & Line)[]): Promise<number> {
  const { rows } = await sql`
    insert into leave_ledger (business_id, person_id, leave_type_id, kind, days, effective_on, period)
    select ${business_id}, person_id, leave_type_id, kind, days, effective_on, period
    from json_to_recordset(${JSON.stringify(lines)}) as line (
      person_id integer, leave_type_id integer, kind text, days double precision, effective_on date, period date
    )
    on conflict (business_id, person_id, leave_type_id, kind, period) where period is not null do nothing
    returning id`.execute(db)
  return rows.length
}
