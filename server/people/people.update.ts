import { lockBusiness } from '../business/lock-business.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { withDueApplied } from './assignments/apply-due.ts'
import { publishAssignmentChanges } from './assignments/publish-assignment-change.ts'
import { personRules } from './check-person.ts'
import { lockPerson } from './lock-person.ts'
import { presentPerson } from './present-person.ts'
import { publishPersonChange } from './publish-person-change.ts'
import { needsLock, updatePerson } from './update-person.ts'

/** Changes the submitted fields. Writes nothing and publishes no event if the person is unchanged. */
export const peopleUpdate = change('people.update', personRules, async (work, { path, header, body }) => {
  if (needsLock(body)) await lockBusiness(work)
  const locked = await lockPerson(work, path.id, header['If-Match'])
  const [before = locked] = needsLock(body) ? await withDueApplied(work, [locked]) : [locked]
  const update = await updatePerson(work, before, body)
  if (!update) return ok(presentPerson(before))

  await publishAssignmentChanges(work, update.assignments)
  if (!update.person) return ok(presentPerson(before))
  await publishPersonChange(work, update.person)
  await work.reactions.employmentChanged(work, [{ before, row: update.person.row }])
  return ok(presentPerson(update.person.row))
})
