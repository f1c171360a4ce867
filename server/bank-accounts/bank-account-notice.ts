import { sql } from 'kysely'
import { ownsAddress } from '../access/users/user-active.ts'
import type { Work } from '../operation/work.ts'

const actions = [
  'bank_account.created',
  'bank_account.updated',
  'bank_account.deleted',
  'bank_account.confirmed',
  'bank_account.rejected',
] as const

/** The recipients and the content of the email about a change of a bank account. It has no number. */
export interface BankAccountNotice {
  action: (typeof actions)[number]
  at: string
  person_id: number
  name: string
  business: string
  /** The address of the person, and the address with which they log in if it is another one. */
  addresses: string[]
}

/**
 * Reads a change of a bank account and its recipients from the audit log. The address with which a person logs in is a
 * recipient too, because a fraudster may have changed the address of the record first.
 *
 * @returns undefined if the person was deleted or erased
 */
export async function findBankAccountNotice(
  { db, business_id }: Work,
  audit_entry_id: number,
): Promise<BankAccountNotice | undefined> {
  const entry = await db
    .selectFrom('audit_log')
    .select(['at', 'detail'])
    .select(sql<BankAccountNotice['action']>`action`.as('action'))
    .where('business_id', '=', business_id)
    .where('id', '=', audit_entry_id)
    .where('action', 'in', actions)
    .executeTakeFirst()
  if (!entry) return undefined
  const { action, at, detail } = entry
  const person_id = Number(detail.person_id)
  const row = await db
    .selectFrom('people')
    .innerJoin('businesses', 'businesses.id', 'people.business_id')
    .leftJoin('users', (join) =>
      join
        .onRef('users.business_id', '=', 'people.business_id')
        .onRef('users.person_id', '=', 'people.id')
        .on(ownsAddress),
    )
    .select(['people.first_name', 'people.last_name', 'people.email'])
    .select(['people.deleted_at', 'people.erased_at'])
    .select(['businesses.name as business', 'users.email as login'])
    .where('people.business_id', '=', business_id)
    .where('people.id', '=', person_id)
    .executeTakeFirst()
  if (!row || row.deleted_at !== null || row.erased_at !== null) return undefined
  const { first_name, last_name, business, email, login } = row
  const isSame = login === null || login.toLowerCase() === email.toLowerCase()
  return {
    action,
    at,
    person_id,
    name: `${first_name} ${last_name}`,
    business,
    addresses: isSame ? [email] : [email, login],
  }
}
