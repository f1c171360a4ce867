import type { BankAccount } from '../../../sdk/src/index.ts'
import { may, type PageContext } from '../page-context.ts'

/** The maximum number of bank accounts in a response, which is more than a person can have. */
const maxAccounts = 100

/** Reads all bank accounts of a person. */
export const readAccounts = async ({ api }: PageContext, person_id: number): Promise<BankAccount[]> =>
  (await api.people.bankAccounts(person_id, { limit: maxAccounts })).data

/** Reads the pending bank accounts for which the user may be the second person. */
export async function readAccountsToConfirm(
  context: PageContext,
  limit: number,
): Promise<{ data: BankAccount[]; nextCursor: string | null }> {
  const { api, me } = context
  if (!may(context, 'bank_accounts:write')) return { data: [], nextCursor: null }
  const { data, nextCursor } = await api.bankAccounts.list({ status: 'pending', limit })
  const isOfOther = ({ created_by, person_id }: BankAccount) => created_by !== me.id && person_id !== me.person_id
  return { data: data.filter(isOfOther), nextCursor }
}
