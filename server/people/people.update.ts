import { lockBusiness } from '../business/lock-business.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { personRules } from './check-person.ts'
import { lockPerson } from './lock-person.ts'
import { presentPerson } from './present-person.ts'
import { publishPersonChange } from './publish-person-change.ts'
import { updatePerson } from './update-person.ts'

/** Changes the submitted fields. Without a difference, nothing is written and no event is published. */
export const peopleUpdate = change('people.update', personRules, async (work, { path, header, body }) => {
  if (body.manager_id || body.end_date || body.last_day) await lockBusiness(work)
  const before = await lockPerson(work, path.id, header['If-Match'])
  const personChange = await updatePerson(work, before, body)
  if (!personChange) return ok(presentPerson(before))

  await publishPersonChange(work, personChange)
  await work.reactions.employmentChanged(work, [{ before, row: personChange.row }])
  return ok(presentPerson(personChange.row))
})
