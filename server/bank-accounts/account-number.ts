import { countrySpecs } from 'ibantools'
import { bankNumberProblems, toElectronic } from '../business/bank-numbers.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Problem } from '../operation/errors.ts'

/** The number of an account, without spaces, and its bank. */
export interface AccountNumber {
  kind: Schemas['BankAccount']['kind']
  country: string
  number: string
  bic: string | null
  routing_number: string | null
}

type Input = Pick<Schemas['BankAccountCreate'], 'country' | 'iban' | 'account_number' | 'routing_number' | 'bic'>

/** The rule for the numbers of a country: the name of the bank's number, and its digits. */
interface RoutingRule {
  name: string
  pattern: RegExp
  account: RegExp
  isValid?: (routing: string) => boolean
}

/**
 * The countries whose accounts have an account number and the number of a bank.
 *
 * Sources: ABA Routing Number Policy (US), Vocalink sort codes (GB), Australian Payments Network BSB (AU), Payments Canada
 * Rule of the Automated Clearing Settlement System (CA).
 */
const routingRules: Record<string, RoutingRule> = {
  US: { name: 'a routing number of 9 digits', pattern: /^\d{9}$/, account: /^\d{4,17}$/, isValid: hasAbaChecksum },
  GB: { name: 'a sort code of 6 digits', pattern: /^\d{6}$/, account: /^\d{8}$/ },
  AU: { name: 'a BSB of 6 digits', pattern: /^\d{6}$/, account: /^\d{5,9}$/ },
  CA: { name: 'an institution and transit number of 8 or 9 digits', pattern: /^\d{8,9}$/, account: /^\d{7,12}$/ },
}

/** Whether the weighted sum of the digits of an ABA routing number is a multiple of ten. */
function hasAbaChecksum(routing: string): boolean {
  const weights = [3, 7, 1]
  const sum = [...routing].reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] as number), 0)
  return sum % 10 === 0
}

/** Removes the spaces and dashes with which numbers are printed. */
const compact = (text: string): string => text.replace(/[ -]/g, '')

/** Checks the number of an account and of its bank: their format, and their checksums where there are any. */
export function parseAccountNumber(input: Input): { account: AccountNumber; problems: Problem[] } {
  const problems = bankNumberProblems(input, 'body')
  const bic = input.bic ?? null
  if (input.iban !== undefined) {
    const number = toElectronic(input.iban)
    const country = number.slice(0, 2)
    problems.push(...ibanProblems(input, country))
    return { account: { kind: 'iban', country, number, bic, routing_number: null }, problems }
  }
  const number = compact(input.account_number ?? '')
  const routing_number = input.routing_number === undefined ? null : compact(input.routing_number)
  const country = input.country ?? ''
  problems.push(...accountNumberProblems(input, { number, routing_number, country }))
  return { account: { kind: 'account_number', country, number, bic, routing_number }, problems }
}

/** Checks that the other members of an account fit its IBAN. */
function ibanProblems(input: Input, country: string): Problem[] {
  const problems: Problem[] = []
  if (input.country !== undefined && input.country !== country) {
    problems.push({ path: 'body.country', code: 'invalid', message: 'must be the country of the IBAN' })
  }
  for (const member of ['account_number', 'routing_number'] as const) {
    if (input[member] !== undefined) problems.push(excludedBy(member, 'iban'))
  }
  return problems
}

const excludedBy = (member: string, other: string): Problem => ({
  path: `body.${member}`,
  code: 'excluded',
  detail: other,
  message: `must be omitted with ${other}`,
})

function accountNumberProblems(
  input: Input,
  { number, routing_number, country }: { number: string; routing_number: string | null; country: string },
): Problem[] {
  if (input.account_number === undefined) return [missing('iban', 'is required, unless there is an account_number')]
  if (input.country === undefined) return [missing('country', 'is required with an account_number')]
  const rule = routingRules[country]
  if (rule === undefined) return otherCountryProblems(input, country)
  const problems: Problem[] = []
  if (!rule.account.test(number)) {
    problems.push({ path: 'body.account_number', code: 'invalid', message: `must be an account number of ${country}` })
  }
  const isRouting =
    routing_number !== null && rule.pattern.test(routing_number) && (rule.isValid?.(routing_number) ?? true)
  if (routing_number === null) problems.push(missing('routing_number', `must be ${rule.name}`))
  else if (!isRouting) problems.push({ path: 'body.routing_number', code: 'invalid', message: `must be ${rule.name}` })
  return problems
}

/** Checks an account number of a country without a rule: it needs a BIC, unless the country has IBANs. */
function otherCountryProblems(input: Input, country: string): Problem[] {
  if (countrySpecs[country]?.IBANRegistry) {
    return [
      { path: 'body.account_number', code: 'excluded', detail: 'iban', message: 'must be an iban in this country' },
    ]
  }
  return [
    ...(input.bic === undefined ? [missing('bic', 'is required in this country')] : []),
    ...(input.routing_number === undefined ? [] : [excludedBy('routing_number', 'bic')]),
  ]
}

const missing = (member: string, message: string): Problem => ({ path: `body.${member}`, code: 'required', message })
