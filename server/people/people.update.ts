import { lockBusiness } from '../business/lock-business.ts'
import { correctEarnedDays } from '../leave/balances/correct-earned-days.ts'
import { cancelLeaveFrom } from '../leave/cancel-leave-from.ts'
import { ok } from '../operation/answer.ts'
import { change } from '../operation/operation.ts'
import { lockPerson } from './lock-person.ts'
import { personRules } from './person-rules.ts'
import { presentPerson } from './present-person.ts'
import { tellOfPerson } from './tell-of-person.ts'
import { updatePerson } from './update-person.ts'

/** Changes the given members; when that changes nothing, nothing is written and no event is sent. */
export const peopleUpdate = change('people.update', personRules, async (work, { path, header, body }) => {
  const isEnding = Boolean(body.end_date ?? body.last_day)
  if (body.manager_id || isEnding) await lockBusiness(work)
  const before = await lockPerson(work, path.id, header['If-Match'])
  const news = await updatePerson(work, before, body)
  if (!news) return ok(presentPerson(before))

  await tellOfPerson(work, news)
  const { end_date } = news.row
  if (isEnding && end_date) await cancelLeaveFrom(work, { person_id: path.id, date: end_date })
  await correctEarnedDays(work, [{ before, row: news.row }])
  return ok(presentPerson(news.row))
})
