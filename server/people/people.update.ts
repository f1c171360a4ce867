import { isDeepStrictEqual } from 'node:util'
import { holdBusiness } from '../access/hold-business.ts'
import type { Operation, Schemas } from '../contract.ts'
import { inTransaction } from '../db/orm.ts'
import { changePerson } from './change-person.ts'
import { checkManager } from './check-manager.ts'
import { holdToRules } from './check-person.ts'
import { lockPerson } from './lock-person.ts'
import { type PersonRow, presentPerson } from './present-person.ts'

/** Changes what is given; when that changes nothing, nothing is written and nothing sent. */
export const peopleUpdate: Operation<'people.update'> = ({ path, header, body, principal, em, now, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    if (body.manager_id || body.end_date) await holdBusiness(t, business_id)
    const before = await lockPerson(t, business_id, path.id, header['If-Match'])
    await holdToRules(t, business_id, { ...before, ...body }, now)

    const set = changesOf(before, body)
    const names = Object.keys(set)
    if (names.length === 0) return { status: 200, body: { success: true, data: presentPerson(before) } }
    if (set.manager_id) await checkManager(t, business_id, { id: path.id, manager_id: set.manager_id })
    const detail = { changed: names.join(', ') }
    const row = await changePerson(t, before, { principal, origin }, { set, as: 'updated', detail })
    return { status: 200, body: { success: true, data: presentPerson(row) } }
  })

/** The members that become others. */
function changesOf(before: PersonRow, given: Schemas['PersonUpdate']): Schemas['PersonUpdate'] {
  const changed = Object.entries(given).filter(
    ([name, value]) => !isDeepStrictEqual(before[name as keyof typeof given], value),
  )
  return Object.fromEntries(changed)
}
