import type { Schemas } from '../../operation/contract/contract.ts'

/** The sum of the lines of a pay run that have the same code and cost centre. */
export interface LineSum {
  kind: Schemas['PayslipLineKind']
  code: string
  /** The name of the pay code; null if the code is not a pay code. */
  name: string | null
  account: string | null
  liability_account: string | null
  cost_centre: string | null
  /** Minor units. */
  amount: bigint
}

/** An entry of the journal, with either a debit or a credit above zero, in minor units. */
export interface JournalEntry {
  account: string
  cost_centre: string | null
  description: string
  debit: bigint
  credit: bigint
}

/** An account without which the journal would not balance. */
export type MissingAccount =
  | { code: 'pay_code_without_account' | 'pay_code_without_liability_account'; payCode: string }
  | { code: 'net_pay_account_missing' }

interface Posting {
  account: string
  cost_centre: string | null
  description: string
  side: 'debit' | 'credit'
  amount: bigint
}

/**
 * Returns the journal entries of a pay run, which balance: the debits of earnings, reimbursements and employer costs, and
 * the credits of deductions, taxes, employer costs and net pay. Lines with the same account, cost centre and side are
 * one entry. A sum below zero, in a correction, is an entry on the other side.
 *
 * @param netDescription - the description of the entry for the net pay
 * @returns the entries, which must not be used if an account is missing
 */
export function journalEntries(
  sums: readonly LineSum[],
  netPayAccount: string | null,
  netDescription: string,
): { entries: JournalEntry[]; missing: MissingAccount[] } {
  const postings: Posting[] = []
  const missing = new Map<string, MissingAccount>()
  let net = 0n
  const require = (account: string | null, absence: MissingAccount): string => {
    if (account === null) missing.set(JSON.stringify(absence), absence)
    return account ?? ''
  }
  for (const { kind, code, name, amount, cost_centre, ...accounts } of sums) {
    const account = require(accounts.account, { code: 'pay_code_without_account', payCode: code })
    const isCredit = kind === 'deduction' || kind === 'tax'
    const description = name ?? code
    postings.push({
      account,
      cost_centre: isCredit ? null : cost_centre,
      description,
      side: isCredit ? 'credit' : 'debit',
      amount,
    })
    if (kind === 'employer_cost') {
      const absence = { code: 'pay_code_without_liability_account', payCode: code } as const
      const liability = require(accounts.liability_account, absence)
      postings.push({ account: liability, cost_centre: null, description, side: 'credit', amount })
    } else {
      net += isCredit ? -amount : amount
    }
  }
  if (net !== 0n) {
    const account = require(netPayAccount, { code: 'net_pay_account_missing' })
    postings.push({ account, cost_centre: null, description: netDescription, side: 'credit', amount: net })
  }
  return { entries: mergePostings(postings), missing: [...missing.values()] }
}

function mergePostings(postings: readonly Posting[]): JournalEntry[] {
  const byPlace = new Map<string, Posting & { names: Set<string> }>()
  for (const posting of postings) {
    const key = JSON.stringify([posting.account, posting.cost_centre, posting.side])
    const merged = byPlace.get(key) ?? { ...posting, amount: 0n, names: new Set<string>() }
    merged.amount += posting.amount
    merged.names.add(posting.description)
    byPlace.set(key, merged)
  }
  return [...byPlace.values()].flatMap(({ account, cost_centre, names, side, amount }) => {
    if (amount === 0n) return []
    const absolute = amount < 0n ? -amount : amount
    const isDebit = (side === 'debit') === amount > 0n
    const description = [...names].sort().join(', ')
    return [{ account, cost_centre, description, debit: isDebit ? absolute : 0n, credit: isDebit ? 0n : absolute }]
  })
}
