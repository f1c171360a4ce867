import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Problem } from '../../operation/errors.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Account } from './pain001.ts'

type Given = Pick<Schemas['Pain001Account'], 'iban' | 'bic' | 'name'>

/**
 * Reads the accounts of a payment.
 *
 * @param paid - the people to pay, each of whom needs one account; accounts of other people are ignored
 * @returns the accounts by person, and every problem with them; with a problem the accounts are not to be used
 */
export function parseAccounts(
  { debtor, accounts }: Pick<Schemas['Pain001Export'], 'debtor' | 'accounts'>,
  paid: ReadonlySet<number>,
): {
  debtor: Account & { name: string }
  accounts: Map<number, Account>
  problems: Problem[]
} {
  const problems = problemsOf(debtor, 'body.debtor')
  const byPerson = new Map<number, Account>()
  for (const [index, account] of accounts.entries()) {
    if (!paid.has(account.person_id)) continue
    const path = `body.accounts[${index}]`
    problems.push(...problemsOf(account, path))
    if (byPerson.has(account.person_id)) {
      problems.push({ path: `${path}.person_id`, message: 'must not be repeated' })
    }
    byPerson.set(account.person_id, accountOf(account))
  }
  for (const person_id of paid) {
    if (byPerson.has(person_id)) continue
    problems.push({ path: 'body.accounts', message: `must have the account of person ${person_id}` })
  }
  return { debtor: { ...accountOf(debtor), name: debtor.name }, accounts: byPerson, problems }
}

/**
 * The rule for the account that pays. Where the whole request fits the contract, the operation names its problems together
 * with those of the people who are paid (`parseAccounts`).
 */
export const debtorRules: Rules<'payRuns.exportPain001'> = ({ body: { debtor }, fits }) =>
  debtor && !fits ? problemsOf(debtor, 'body.debtor') : []

/** An IBAN is known by country, length and checksum (ISO 13616), a BIC by its form (ISO 9362). */
function problemsOf({ iban, bic }: Given, path: string): Problem[] {
  const problems: Problem[] = []
  if (!isValidIBAN(electronic(iban))) problems.push({ path: `${path}.iban`, message: 'must be an IBAN (ISO 13616)' })
  if (bic !== undefined && !isValidBIC(bic)) problems.push({ path: `${path}.bic`, message: 'must be a BIC (ISO 9362)' })
  return problems
}

/** The electronic form of an IBAN, which may be given as it is printed. */
const electronic = (iban: string): string => electronicFormatIBAN(iban) ?? ''

const accountOf = ({ iban, bic, name }: Given): Account => ({ iban: electronic(iban), bic, name })
