import { sql } from 'kysely'
import { currencyOfBusiness } from '../business/currency-of-business.ts'
import { readToday } from '../business/today.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { conflictAt, unknownReference, validationFailed } from '../operation/errors.ts'
import { lastFour } from '../operation/last-four.ts'
import { oneLine } from '../operation/one-line.ts'
import { accountableUserId, type Principal } from '../operation/principal.ts'
import type { Change } from '../operation/work.ts'
import { parseAccountNumber } from './account-number.ts'
import { checkFixedAmount } from './check-bank-account.ts'
import { type BankAccountRow, bankAccountColumns } from './present-bank-account.ts'
import { sealAccountNumber } from './sealed-number.ts'

/** The maximum number of bank accounts of a person. */
const maxBankAccounts = 20

/**
 * Adds a bank account. In a business that requires two people it is pending.
 *
 * @param person_id - a person that the transaction has locked
 * @returns the account, and the account that it replaces, if that ended
 * @throws {ApiError} 409 if the person has too many accounts; 422 for an amount that does not fit the currency, or a
 *   replaced account that is not the person's
 */
export async function addBankAccount(
  work: Change<Principal>,
  person_id: number,
  body: Schemas['BankAccountCreate'],
): Promise<{ row: BankAccountRow; replaced: BankAccountRow | undefined }> {
  const { db, business_id, by, config } = work
  if (body.amount !== undefined) checkFixedAmount(body.amount, await currencyOfBusiness(work))
  await checkLimit(work, person_id)
  const replaced = body.replaces === undefined ? undefined : await lockReplaced(work, person_id, body.replaces)
  const effective_on = body.effective_on ?? (await readToday(work))
  if (replaced) checkReplacement(replaced, effective_on)

  const { account } = parseAccountNumber(body)
  const { number, ...bank } = account
  const { rows } = await sql<{ id: number; two_person: boolean }>`
    select nextval(pg_get_serial_sequence('bank_accounts', 'id')) as id, two_person_pay_runs as two_person
    from businesses where id = ${business_id}`.execute(db)
  const [{ id, two_person } = { id: 0, two_person: true }] = rows
  const row = await db
    .insertInto('bank_accounts')
    .values({
      business_id,
      id, // the ID for which the number is encrypted
      person_id,
      holder: oneLine(body.holder),
      ...bank,
      number_ciphertext: sealAccountNumber(config.encryptionKeys, id, number),
      last_four: lastFour(number),
      amount: body.amount ?? null,
      share: body.amount === undefined ? (body.share ?? 100) : null,
      effective_on,
      ends_on: null,
      replaces: body.replaces ?? null,
      status: two_person ? 'pending' : 'active',
      metadata: body.metadata ?? {},
      created_by: accountableUserId(by),
      decided_by: null,
      decided_at: null,
    })
    .returning(bankAccountColumns)
    .executeTakeFirstOrThrow()
  return { row, replaced: replaced && !two_person ? await endReplaced(work, replaced, effective_on) : undefined }
}

async function checkLimit({ db, business_id }: Change, person_id: number): Promise<void> {
  const { count } = await db
    .selectFrom('bank_accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', business_id)
    .where('person_id', '=', person_id)
    .executeTakeFirstOrThrow()
  if (Number(count) < maxBankAccounts) return
  const message = `The person has ${maxBankAccounts} bank accounts. Delete one that is no longer used first.`
  throw conflictAt({ path: 'path.id', code: 'limit_reached', limit: maxBankAccounts, message })
}

/**
 * Reads and locks the account that another one replaces.
 *
 * @returns undefined if it was deleted since, for an account that waited for its confirmation
 */
const findReplaced = (
  { db, business_id }: Change,
  person_id: number,
  id: number,
): Promise<BankAccountRow | undefined> =>
  db
    .selectFrom('bank_accounts')
    .select(bankAccountColumns)
    .where('business_id', '=', business_id)
    .where('person_id', '=', person_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

async function lockReplaced(work: Change, person_id: number, id: number): Promise<BankAccountRow> {
  const replaced = await findReplaced(work, person_id, id)
  if (!replaced) throw unknownReference('body.replaces')
  return replaced
}

/** Checks that an account takes effect, at the earliest, on the day of the account that it replaces. */
function checkReplacement({ effective_on: earliest }: BankAccountRow, effective_on: string): void {
  if (effective_on >= earliest) return
  const message = `must not be before the effective_on of the replaced account, ${earliest}`
  throw validationFailed([{ path: 'body.effective_on', code: 'too_early', limit: earliest, message }])
}

/** Ends an account on the day before another one takes effect, unless it ends earlier. */
async function endReplaced(
  { db, business_id }: Change,
  { id, ends_on }: BankAccountRow,
  effective_on: string,
): Promise<BankAccountRow | undefined> {
  if (ends_on !== null && ends_on < effective_on) return undefined
  return await db
    .updateTable('bank_accounts')
    .set({
      ends_on: sql`${effective_on}::date - 1`,
      moved_at: sql`now()`,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .returning(bankAccountColumns)
    .executeTakeFirstOrThrow()
}

/**
 * Changes columns of a bank account.
 *
 * @param before - the account, locked by the transaction
 */
export const updateBankAccount = (
  { db, business_id }: Change,
  before: BankAccountRow,
  changes: Partial<Pick<BankAccountRow, 'holder' | 'amount' | 'share' | 'ends_on' | 'metadata'>>,
): Promise<BankAccountRow> =>
  db
    .updateTable('bank_accounts')
    .set({
      ...changes,
      ...(movesPay(changes) && { moved_at: sql`now()` }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('business_id', '=', business_id)
    .where('id', '=', before.id)
    .returning(bankAccountColumns)
    .executeTakeFirstOrThrow()

/** Whether changes of an account change how much pay goes to it. */
const movesPay = (changes: object): boolean => 'amount' in changes || 'share' in changes || 'ends_on' in changes

/**
 * Confirms or rejects a pending account. The account that a confirmed one replaces ends.
 *
 * @param before - the account, locked by the transaction
 */
export async function decideBankAccount(
  work: Change<Principal>,
  before: BankAccountRow,
  status: 'active' | 'rejected',
): Promise<{ row: BankAccountRow; replaced: BankAccountRow | undefined }> {
  const { db, business_id, by } = work
  const row = await db
    .updateTable('bank_accounts')
    .set({
      status,
      decided_by: accountableUserId(by),
      decided_at: sql`now()`,
      moved_at: sql`now()`,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('business_id', '=', business_id)
    .where('id', '=', before.id)
    .returning(bankAccountColumns)
    .executeTakeFirstOrThrow()
  const replaced =
    status === 'active' && before.replaces !== null
      ? await findReplaced(work, before.person_id, before.replaces)
      : undefined
  return { row, replaced: replaced && (await endReplaced(work, replaced, row.effective_on)) }
}
