import type { BankAccount, Person } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import type { Html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { todayIn } from '../leave/calendar/calendar-days.ts'
import { may, type PageContext } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import { isOwnRecord } from '../people/person-tabs.ts'

/** The tab with the bank accounts of a person. */
export const accountsAddress = (person_id: number): string => `/console/people/${person_id}/bank-accounts`

export const accountAddress = ({ person_id, id }: Pick<BankAccount, 'person_id' | 'id'>): string =>
  `${accountsAddress(person_id)}/${id}`

/** Returns the country and the last characters of the number: `DE …3000`. */
export const accountName = ({ country, last_four }: Pick<BankAccount, 'country' | 'last_four'>): string =>
  `${country} …${last_four}`

/** Whether the user may add, change and delete the bank accounts of a person. */
export const mayChangeAccounts = (context: PageContext, person: Person): boolean =>
  person.deleted_at === null &&
  person.erased_at === null &&
  (isOwnRecord(context, person) || may(context, 'bank_accounts:write'))

type State = 'active' | 'pending' | 'rejected' | 'later' | 'ended'

const tones = { active: 'good', pending: 'warn', rejected: 'bad', later: 'soft', ended: 'soft' } as const

/** Returns the state of an account today; undefined for a status of a later release. */
function stateOn(today: string, { status, effective_on, ends_on }: BankAccount): State | undefined {
  if (status === 'pending' || status === 'rejected') return status
  if (status !== 'active') return undefined
  if (ends_on !== null && ends_on < today) return 'ended'
  return effective_on > today ? 'later' : 'active'
}

const today = ({ me }: PageContext): string => todayIn(me.business.time_zone)

export function stateBadge(context: PageContext, account: BankAccount): Html {
  const state = stateOn(today(context), account)
  return state === undefined ? badge(account.status) : badge(text(`bankAccounts.state.${state}`), tones[state])
}

/** Whether pay no longer goes to an account and never will again. */
export function isEarlier(context: PageContext, account: BankAccount): boolean {
  const state = stateOn(today(context), account)
  return state === 'rejected' || state === 'ended'
}

/**
 * Returns the part of the pay that goes to an account.
 *
 * @param accounts - all accounts of the person
 */
export function partText({ formats, me }: PageContext, account: BankAccount, accounts: readonly BankAccount[]): string {
  const { amount, share } = account
  if (amount !== null) return text('bankAccounts.part.amount', { amount: formats.amount(amount, me.business.currency) })
  const others = accounts.filter((other) => overlaps(account, other))
  const total = others.reduce((sum, other) => sum + (other.share ?? 0), share ?? 0)
  if (total !== share) return text('bankAccounts.part.share', { share: share ?? 0, total })
  return text(others.length === 0 ? 'bankAccounts.part.all' : 'bankAccounts.part.rest')
}

/** Whether a pay date exists on which pay goes to both accounts, once the first one is confirmed. */
const overlaps = (account: BankAccount, other: BankAccount): boolean =>
  other.id !== account.id &&
  other.id !== account.replaces &&
  other.status === 'active' &&
  other.effective_on <= (account.ends_on ?? other.effective_on) &&
  account.effective_on <= (other.ends_on ?? account.effective_on)

/** Returns who gets an email about a change of the accounts of a person. */
export const mailText = (context: PageContext, person: Person): string =>
  isOwnRecord(context, person)
    ? text('bankAccounts.mailOwn')
    : text('bankAccounts.mailOther', { name: fullName(person) })
