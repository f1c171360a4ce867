import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { RequestOf, Schemas } from '../contract.ts'
import { changePerson } from './change-person.ts'
import { checkManager } from './check-manager.ts'
import { holdToRules } from './check-person.ts'
import type { PersonRow } from './present-person.ts'

/**
 * Gives a person what is given and leaves the rest.
 *
 * @param t - holds the business where a manager or an end date is given (`holdBusiness`)
 * @param before - locked by the transaction
 * @returns the person as they are now, or undefined when nothing changes: then nothing is written and nothing sent
 * @throws {ApiError} 404 for a manager who is not in the business, 409 for a clash, 422 for what breaks a rule
 */
export async function updatePerson(
  t: EntityManager,
  { principal, origin, now }: Pick<RequestOf<'people.update'>, 'principal' | 'origin' | 'now'>,
  before: PersonRow,
  given: Schemas['PersonUpdate'],
): Promise<PersonRow | undefined> {
  const { business_id } = principal
  await holdToRules(t, business_id, { ...before, ...given }, now)
  const set = changesOf(before, given)
  const names = Object.keys(set)
  if (names.length === 0) return undefined
  if (set.manager_id) await checkManager(t, business_id, { id: before.id, manager_id: set.manager_id })
  const detail = { changed: names.join(', ') }
  return await changePerson(t, before, { principal, origin }, { set, as: 'updated', detail })
}

/** The members that become others. */
const changesOf = (before: PersonRow, given: Schemas['PersonUpdate']): Schemas['PersonUpdate'] =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !isDeepStrictEqual(before[name as keyof typeof given], value)),
  )
