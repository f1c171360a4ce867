import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { RequestOf, Schemas } from '../operation/contract.ts'
import { changePerson } from './change-person.ts'
import { checkManager } from './check-manager.ts'
import { holdToRules } from './check-person.ts'
import type { PersonRow } from './present-person.ts'
import type { PersonNews } from './tell-of-person.ts'

/**
 * Gives a person what is given and leaves the rest.
 *
 * @param t - holds the business where a manager or an end date is given (`holdBusiness`)
 * @param before - locked by the transaction
 * @returns what others are to be told in the same transaction, or undefined when nothing changes and nothing is written
 * @throws {ApiError} 404 for a manager who is not in the business, 409 for a clash, 422 for what breaks a rule
 */
export async function updatePerson(
  t: EntityManager,
  { principal: { business_id }, now }: Pick<RequestOf<'people.update'>, 'principal' | 'now'>,
  before: PersonRow,
  given: Schemas['PersonUpdate'],
): Promise<PersonNews | undefined> {
  await holdToRules(t, business_id, { ...before, ...given }, now)
  const changes = changesOf(before, given)
  const names = Object.keys(changes)
  if (names.length === 0) return undefined
  if (changes.manager_id) await checkManager(t, business_id, { id: before.id, manager_id: changes.manager_id })
  const row = await changePerson(t, business_id, before, changes)
  return { row, before, as: 'updated', detail: { changed: names.join(', ') } }
}

/** The members that become others. */
const changesOf = (before: PersonRow, given: Schemas['PersonUpdate']): Schemas['PersonUpdate'] =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !isDeepStrictEqual(before[name as keyof typeof given], value)),
  )
