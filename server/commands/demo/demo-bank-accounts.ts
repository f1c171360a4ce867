import { composeIBAN } from 'ibantools'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { PersonRow } from '../../people/present-person.ts'
import type { DemoBusiness } from './demo-businesses.ts'

type Account = Schemas['BankAccountCreate']

/** Returns the bank accounts of a person, in the order in which they get pay. */
export function demoBankAccounts(
  person: PersonRow,
  { index, country, today }: { index: number; country: DemoBusiness['country']; today: string },
): Account[] {
  if (index % 60 === 59) return []
  const account = {
    holder: `${person.first_name} ${person.last_name}`,
    effective_on: person.start_date !== null && person.start_date < today ? person.start_date : today,
  }
  const pay = { ...account, ...(country === 'US' ? usNumber(index) : { iban: demoIban(index) }) }
  if (index % 15 !== 6) return [pay]
  const savings = country === 'US' ? usNumber(index + savingsOffset) : { iban: demoIban(index + savingsOffset) }
  return [{ ...account, ...savings, amount: '200.00' }, pay]
}

const savingsOffset = 1_000

const usNumber = (index: number) => ({
  country: 'US',
  routing_number: '110000000', // of no bank, with a valid checksum
  account_number: digits(400_000_000 + index * 7919, 10),
})

/** The countries of the accounts. Most are French, and some those of neighbouring countries. */
const countries = ['FR', 'FR', 'DE', 'FR', 'FR', 'BE', 'FR', 'LU'] as const

/** Returns a fictitious IBAN, which is different for each index. The banks are those of examples. */
export function demoIban(index: number): string {
  const countryCode = countries[index % countries.length] ?? 'FR'
  const iban = composeIBAN({ countryCode, bban: bbans[countryCode](100_000 + index * 37) })
  if (iban === null) throw new Error(`a demo account of ${countryCode} has no valid number`)
  return iban
}

/** The numbers of accounts by country, without the check digits of the IBAN. Belgium and France have further ones. */
const bbans = {
  FR: (account: number) => {
    const [bank, branch] = [20041, 1005]
    const key = 97 - ((89 * bank + 15 * branch + 3 * account) % 97)
    return `${digits(bank, 5)}${digits(branch, 5)}${digits(account, 11)}${digits(key, 2)}`
  },
  BE: (account: number) => {
    const number = `539${digits(account, 7)}`
    return `${number}${digits(Number(number) % 97 || 97, 2)}`
  },
  DE: (account: number) => `37040044${digits(account, 10)}`,
  LU: (account: number) => `001${digits(account, 13)}`,
}

const digits = (value: number, length: number): string => String(value).padStart(length, '0')
