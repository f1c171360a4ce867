import { randomInt } from 'node:crypto'
import type { OperationId, OperationRequest } from '../../../server/operation/contract/contract.ts'

/*
 * The personal data that the test of the erasure plants: for each operation, values for the members of its body. Each
 * value occurs nowhere else, so that a search for it finds only what the operation stored.
 */

const letters = (length: number): string =>
  Array.from({ length }, () => String.fromCharCode(97 + randomInt(26))).join('')
const digits = (length: number): string => Array.from({ length }, () => randomInt(1, 10)).join('')

const word = () => letters(12)
const email = () => `${word()}@example.com`
const phone = () => `+44 20 ${digits(4)} ${digits(4)}`
const amount = (length = 8) => `${digits(length)}.${digits(2)}`
const metadata = () => ({ note: word() })

const usedDays = new Set<string>()

/** Returns a Monday of a year that no other value uses. */
function monday(year: number): string {
  for (;;) {
    const day = new Date(Date.UTC(year, 0, 1 + 7 * randomInt(52)))
    day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7))
    const text = day.toISOString().slice(0, 10)
    if (!text.startsWith(String(year)) || usedDays.has(text)) continue
    usedDays.add(text)
    return text
  }
}

/** A day long ago, and a day in the far future. */
const past = () => monday(randomInt(1901, 1960))
const future = () => monday(randomInt(2101, 2200))

/** Returns a Maltese IBAN, which ends with letters: its last four characters are rare too. */
function iban(): string {
  const account = `MALT01100${letters(18).toUpperCase()}`
  const numeric = [...`${account}MT00`].map((character) => Number.parseInt(character, 36)).join('')
  return `MT${String(98n - (BigInt(numeric) % 97n)).padStart(2, '0')}${account}`
}

const bic = () => `${letters(4)}MT${letters(2)}`.toUpperCase()

/** Returns a routing number of the US, whose last digit is a check digit. */
function routingNumber(): string {
  const rest = digits(8)
  const sum = [...rest].reduce((total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0)
  return `${rest}${(10 - (sum % 10)) % 10}`
}

const postalAddress = () => ({ line1: word(), line2: word(), postal_code: word(), town: word(), region: word() })

/** The bodies for an operation: one, or several for several calls. */
type Bodies = { readonly [Id in OperationId]?: Body<Id> | readonly Body<Id>[] }
type Body<Id extends OperationId> = { readonly [Member in keyof OperationRequest<Id>['body']]?: unknown }

/** The keys of the custom fields are their types. */
export const planted = {
  'people.create': {
    first_name: word(),
    last_name: word(),
    preferred_name: word(),
    email: email(),
    phone: phone(),
    address: word(),
    postal_address: { ...postalAddress(), country: 'GB' },
    date_of_birth: past(),
    employee_number: word(),
    job_title: word(),
    start_date: monday(1985),
    external_id: word(),
    metadata: metadata(),
    custom_fields: {
      text: word(),
      number: Number(amount()),
      date: past(),
      choice: word(),
      choices: [word(), word()],
    },
  },
  'people.update': [{ email: email() }, { job_title: word(), effective_on: monday(1986) }],
  'people.updateMany': { changes: { custom_fields: { text: word() } } },
  'people.import': {
    people: [
      {
        first_name: word(),
        last_name: word(),
        email: email(),
        bank_accounts: [{ holder: word(), iban: iban() }],
        identifiers: [{ kind: 'passport', country: 'GB', value: word() }],
        emergency_contacts: [{ name: word(), phone: phone() }],
        dependents: [{ first_name: word(), last_name: word(), relationship: 'child' }],
      },
    ],
  },
  'people.terminate': [
    { end_date: monday(2023), reason: word() },
    { end_date: monday(2025), reason: word() },
  ],
  'people.rehire': { start_date: monday(2024), job_title: word() },
  'me.updatePerson': [
    {
      first_name: word(),
      last_name: word(),
      preferred_name: word(),
      email: email(),
      phone: phone(),
      address: word(),
      postal_address: { ...postalAddress(), country: 'GB' },
      date_of_birth: past(),
      custom_fields: { own: word(), approved: word() },
    },
    { last_name: word() },
  ],
  'personChanges.reject': { note: word() },
  'assignments.create': {
    job_title: word(),
    effective_on: monday(1990),
    note: word(),
    external_id: word(),
    metadata: metadata(),
  },
  'compensations.create': {
    effective_on: monday(2015),
    amount: amount(),
    note: word(),
    external_id: word(),
    metadata: metadata(),
  },
  'compensations.import': {
    compensations: [{ effective_on: monday(2017), amount: amount(), note: word(), external_id: word() }],
  },
  'identifiers.create': { value: word(), issued_on: past(), expires_on: future(), note: word() },
  'emergencyContacts.create': { name: word(), relationship: word(), phone: phone(), email: email(), note: word() },
  'dependents.create': { first_name: word(), last_name: word(), date_of_birth: past(), note: word() },
  'bankAccounts.create': [
    { holder: word(), iban: iban(), bic: bic(), effective_on: monday(2020), metadata: metadata() },
    {
      holder: word(),
      country: 'US',
      account_number: digits(12),
      routing_number: routingNumber(),
      amount: amount(),
      effective_on: monday(2019),
    },
  ],
  'bankAccounts.update': { holder: word(), ends_on: monday(2025) },
  'tasks.create': { title: word(), description: word(), due_on: future() },
  'tasks.update': { title: word(), description: word(), due_on: future() },
  'leaveRequests.create': {
    start_date: '2021-03-01',
    end_date: '2021-03-05',
    reason_code: word(),
    note: word(),
    external_id: word(),
    metadata: metadata(),
  },
  'leaveRequests.reject': { note: word() },
  'leaveAttachments.upload': { title: word() },
  'leaveBalances.adjust': {
    effective_on: monday(new Date().getUTCFullYear() - 3),
    expires_on: monday(new Date().getUTCFullYear() + 3),
    note: word(),
  },
  'leaveBalances.adjustMany': { adjustments: [{ note: word() }] },
  'leaveBalances.import': { balances: [{ note: word() }] },
  'leaveFeeds.create': { name: word() },
  'recurringLines.create': {
    code: word(),
    name: word(),
    amount: amount(),
    starts_on: monday(2018),
    ends_on: future(),
  },
  'payslips.put': { lines: [{ kind: 'earning', code: word(), name: word(), amount: amount(10) }] },
  'documents.create': {
    title: word(),
    merge_data: { note: word() },
    signers: [{ name: word(), email: email() }],
    external_id: word(),
    metadata: metadata(),
  },
  'documents.update': { title: word(), merge_data: { note: word() } },
  'documents.updateSigner': { name: word(), email: email() },
  'documents.send': { notify: [email()] },
  'documents.void': { reason: word() },
  'documents.upload': {
    title: word(),
    signers: [{ name: word(), email: email() }],
    external_id: word(),
    metadata: metadata(),
  },
  'signing.sign': { full_name: word() },
  'signing.decline': { reason: word() },
  'passkeys.update': { name: word() },
  'users.create': { name: word(), email: email() },
  'users.update': { name: word() },
} satisfies Bodies

const ip = () => `2001:db8::${randomInt(0x1000, 0xffff).toString(16)}:${randomInt(0x1000, 0xffff).toString(16)}`

/** Values outside bodies. */
export const otherPlanted = {
  user_agent: word(),
  idempotency_key: word(),
  ip: ip(),
  uploaded_text: word(),
  collected_text: word(),
  certificate_text: word(),
  image_text: word(),
  webhook_response: word(),
  signature_name: word(),
  signature_ip: ip(),
  signature_user_agent: word(),
  signature_decline_reason: word(),
}

/** A planted value, and its place, such as `people.create.first_name`. */
export interface PlantedValue {
  name: string
  value: string
  /** Whether the value is too short to be searched for inside other values. */
  isShort?: boolean
}

/** Returns all planted values, with the last letters of encrypted ones. Last digits would match other numbers. */
export const plantedValues = (): PlantedValue[] => {
  const values = [...leaves('', planted), ...leaves('header', otherPlanted)]
  const numbers = values.filter(({ name }) => /\.(iban|value)$/.test(name))
  return [
    ...values,
    ...numbers.map(({ name, value }) => ({ name: `${name}.last_four`, value: value.slice(-4), isShort: true })),
  ]
}

/** The values that are fixed, because the contract lists them. */
const listed = /\.(country|kind|relationship)$/

function leaves(name: string, value: unknown): PlantedValue[] {
  if (typeof value !== 'object' || value === null) {
    const isListed = listed.test(name) && !(typeof value === 'string' && /^[a-z]{12}$/.test(value))
    return isListed ? [] : [{ name, value: String(value) }]
  }
  return Object.entries(value).flatMap(([member, each]) => leaves(name === '' ? member : `${name}.${member}`, each))
}
