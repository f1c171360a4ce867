import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { readToday } from '../business/today.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { dueLines } from './account.ts'
import { selectAccountKeys } from './account-keys.ts'
import { bookLines } from './book-lines.ts'
import { type AccountKey, loadAccounts } from './load-accounts.ts'

/** Accounts of a transaction: few enough that nobody waits for them. */
const batchSize = 100

/**
 * Books what is due by today in all accounts of a business, a batch at a time: days earned, also those that were missed,
 * and what goes from one leave year into the next. What is booked already is not booked again, whoever does it.
 *
 * @returns how many lines were booked
 */
export async function bookDueLines(em: EntityManager, business_id: number): Promise<number> {
  const today = await readToday(em, business_id)
  let booked = 0
  let after: [number, number] | undefined
  for (;;) {
    const keys = await selectAccountKeys(em, { business_id, isEarned: true, after, count: batchSize })
    const due = (await findDue(em, business_id, keys, today)).map(({ key }) => key)
    if (due.length > 0) booked += await bookAll(em, business_id, due, today)
    const last = keys.at(-1)
    if (!last || keys.length < batchSize) return booked
    after = [last.person_id, last.leave_type_id]
  }
}

const bookAll = (em: EntityManager, business_id: number, keys: AccountKey[], today: string): Promise<number> =>
  inTransaction(em, async (t) => {
    await holdPeople(t, business_id, [...new Set(keys.map(({ person_id }) => person_id))])
    await holdLeaveTypes(t, business_id)
    const due = await findDue(t, business_id, keys, today)
    return await bookLines(
      t,
      business_id,
      due.flatMap(({ key, lines }) => lines.map((line) => ({ ...key, ...line }))),
    )
  })

async function findDue(em: EntityManager, business_id: number, keys: AccountKey[], today: string) {
  const accounts = await loadAccounts(em, business_id, keys)
  return accounts
    .map((account) => ({
      key: { person_id: account.person_id, leave_type_id: account.leave_type_id },
      lines: dueLines(account, today, { isFinal: true }),
    }))
    .filter(({ lines }) => lines.length > 0)
}

/** The lock of `holdPersonForLeave`, on many. */
async function holdPeople(t: EntityManager, business_id: number, ids: number[]): Promise<void> {
  await sqlOf(t)
    .selectFrom('people')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', '=', sql<number>`any(${ids})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Keeps how days are earned from being changed until they are booked. */
async function holdLeaveTypes(t: EntityManager, business_id: number): Promise<void> {
  await sqlOf(t)
    .selectFrom('leave_types')
    .select('id')
    .where('business_id', '=', business_id)
    .orderBy('id')
    .forKeyShare()
    .execute()
}
