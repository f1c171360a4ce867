import { lockBusiness } from '../business/lock-business.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { withDueApplied } from './assignments/apply-due.ts'
import { changePerson } from './change-person.ts'
import { personRules } from './check-person.ts'
import { lockPerson } from './lock-person.ts'
import { showPerson } from './present-person.ts'
import { needsLock } from './update-person.ts'

/** Changes the submitted fields. Writes nothing and publishes no event if the person is unchanged. */
export const peopleUpdate = change('people.update', personRules, async (work, { path, header, body }) => {
  if (needsLock(body)) await lockBusiness(work)
  const locked = await lockPerson(work, path.id, header['If-Match'])
  const [before = locked] = needsLock(body) ? await withDueApplied(work, [locked]) : [locked]
  return ok(await showPerson(work, await changePerson(work, before, body)))
})
