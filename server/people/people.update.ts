import { lockBusiness } from '../business/lock-business.ts'
import { ok } from '../operation/answer.ts'
import { change } from '../operation/operation.ts'
import { lockPerson } from './lock-person.ts'
import { personRules } from './person-rules.ts'
import { presentPerson } from './present-person.ts'
import { publishPersonChange } from './publish-person-change.ts'
import { updatePerson } from './update-person.ts'

/** Changes the given members; when that changes nothing, nothing is written and no event is sent. */
export const peopleUpdate = change('people.update', personRules, async (work, { path, header, body }) => {
  if (body.manager_id || body.end_date || body.last_day) await lockBusiness(work)
  const before = await lockPerson(work, path.id, header['If-Match'])
  const news = await updatePerson(work, before, body)
  if (!news) return ok(presentPerson(before))

  await publishPersonChange(work, news)
  await work.reactions.employmentChanged(work, [{ before, row: news.row }])
  return ok(presentPerson(news.row))
})
