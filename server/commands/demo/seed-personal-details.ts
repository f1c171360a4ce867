import { bankAccountsCreate } from '../../bank-accounts/bank-accounts.create.ts'
import { peopleBankAccounts } from '../../bank-accounts/people.bank-accounts.ts'
import { businessSetDebtor } from '../../business/business.set-debtor.ts'
import { businessUpdate } from '../../business/business.update.ts'
import { peopleImport } from '../../people-import/people.import.ts'
import { demoBankAccounts, demoIban } from './demo-bank-accounts.ts'
import { type DemoCompany, perform } from './demo-company.ts'
import { demoPersonalDetails } from './demo-personal-details.ts'

/** Adds the account of the payer, and the bank accounts, identifiers, emergency contacts and dependents of people. */
export async function seedPersonalDetails({ business, staff, newcomer, today, as }: DemoCompany): Promise<void> {
  const { country, debtor } = business
  if (debtor) await perform(businessSetDebtor, as('owner'), { body: debtor })
  const people = staff.map((person, index) => {
    const options = { index, country, today }
    const { first_name, last_name, email, external_id } = person
    const details = { bank_accounts: demoBankAccounts(person, options), ...demoPersonalDetails(person, options) }
    // The newcomer enters an account and a contact themselves.
    const missing = person === newcomer && { bank_accounts: [], emergency_contacts: [] }
    return { first_name, last_name, email, external_id, ...details, ...missing }
  })
  const { data } = (await perform(peopleImport, as('admin'), { body: { people, dry_run: false } })).body
  const failure = data.find(({ status }) => status === 'failed')
  if (failure) throw new Error(`a row of the demo data failed: ${JSON.stringify(failure)}`)
}

/**
 * Adds another bank account of the manager, which waits for a second person. The business requires one only for this
 * account, so that API keys can approve its pay runs.
 */
export async function seedPendingAccount({ as, personWithRole }: DemoCompany): Promise<void> {
  const { id, first_name, last_name } = personWithRole('manager')
  const [account] = (await perform(peopleBankAccounts, as('manager'), { path: { id } })).body.data
  if (account === undefined) throw new Error('the manager of the demo data has no bank account')
  const requireTwoPeople = (two_person_pay_runs: boolean) =>
    perform(businessUpdate, as('owner'), { body: { two_person_pay_runs } })
  await requireTwoPeople(true)
  const body = { holder: `${first_name} ${last_name}`, iban: demoIban(newAccount), replaces: account.id }
  await perform(bankAccountsCreate, as('manager'), { path: { id }, body })
  await requireTwoPeople(false)
}

/** The index of an account that no other person has. */
const newAccount = 2_002
