import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import type { Schemas } from '../operation/contract.ts'
import type { Problem } from '../operation/errors.ts'
import type { Account } from './pain001.ts'

type Given = Pick<Schemas['Pain001Account'], 'iban' | 'bic' | 'name'>

/**
 * Reads the accounts of a payment: IBAN by country, length and checksum (ISO 13616), BIC by form (ISO 9362).
 *
 * @param paid - the people who are paid: there is to be one for each, and those of others are not looked at
 * @returns the accounts by person, and every problem; with a problem they are not to be used
 */
export function checkAccounts(
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
      problems.push({ path: `${path}.person_id`, message: 'must not be there twice' })
    }
    byPerson.set(account.person_id, accountOf(account))
  }
  for (const person_id of paid) {
    if (byPerson.has(person_id)) continue
    problems.push({ path: 'body.accounts', message: `must have the account of person ${person_id}` })
  }
  return { debtor: { ...accountOf(debtor), name: debtor.name }, accounts: byPerson, problems }
}

function problemsOf({ iban, bic }: Given, path: string): Problem[] {
  const problems: Problem[] = []
  if (!isValidIBAN(electronic(iban))) problems.push({ path: `${path}.iban`, message: 'must be an IBAN (ISO 13616)' })
  if (bic !== undefined && !isValidBIC(bic)) problems.push({ path: `${path}.bic`, message: 'must be a BIC (ISO 9362)' })
  return problems
}

/** As banks print it, or as machines do. */
const electronic = (iban: string): string => electronicFormatIBAN(iban) ?? ''

const accountOf = ({ iban, bic, name }: Given): Account => ({ iban: electronic(iban), bic, name })
