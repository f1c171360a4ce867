import { currencyOfBusiness } from '../business/currency-of-business.ts'
import { formatRate } from '../compensation/rate.ts'
import { changedMembers } from '../operation/changes.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { validationFailed } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { oneLine } from '../operation/one-line.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { checkFixedAmount, partRules as rules } from './check-bank-account.ts'
import { lockBankAccount } from './find-bank-account.ts'
import { type BankAccountRow, presentBankAccount } from './present-bank-account.ts'
import { publishBankAccountChanges } from './publish-bank-account-change.ts'
import { updateBankAccount } from './write-bank-account.ts'

/** Changes the submitted members of a bank account. Writes nothing if the account is unchanged. */
export const bankAccountsUpdate = change('bankAccounts.update', rules, async (work, { path: { id }, header, body }) => {
  const before = await lockBankAccount(work, id)
  checkIfMatch(header['If-Match'], before.version, `Bank account ${id}`)
  const currency = await currencyOfBusiness(work)
  if (body.amount) checkFixedAmount(body.amount, currency)
  if (body.ends_on) checkEnd(before, body.ends_on)
  const { holder, ...others } = body
  const current = { ...before, amount: before.amount === null ? null : formatRate(before.amount, currency) }
  const input = { ...others, ...partColumns(before, body), ...(holder !== undefined && { holder: oneLine(holder) }) }
  const changes = changedMembers(current, input)
  if (!changes) return ok(presentBankAccount(before, currency))
  const row = await updateBankAccount(work, before, changes)
  await publishBankAccountChanges(work, [{ row, as: 'updated', at: row.updated_at, changed: Object.keys(changes) }])
  return ok(presentBankAccount(row, currency))
})

/** Returns the new part of an account: a fixed amount removes the share, and the reverse. */
function partColumns(
  before: BankAccountRow,
  { amount, share }: Schemas['BankAccountUpdate'],
): Partial<Pick<BankAccountRow, 'amount' | 'share'>> {
  if (amount) return { amount, share: null }
  if (share) return { amount: null, share }
  return amount === null || share === null ? { amount: null, share: before.share ?? 100 } : {}
}

function checkEnd({ effective_on }: BankAccountRow, ends_on: string): void {
  if (ends_on >= effective_on) return
  const message = `must not be before effective_on, ${effective_on}`
  throw validationFailed([{ path: 'body.ends_on', code: 'too_early', limit: effective_on, message }])
}
