import type { BankAccount } from '../../../sdk/src/index.ts'
import { may, type PageContext } from '../page-context.ts'

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
