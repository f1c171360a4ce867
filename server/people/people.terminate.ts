import { clock } from '../business/clock.ts'
import { lockBusiness } from '../business/lock-business.ts'
import { cancelLeaveFrom } from '../leave/cancel-leave-from.ts'
import { correctEarnedDays } from '../leave/correct-earned-days.ts'
import { ok } from '../operation/answer.ts'
import { illegalTransition } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { changePerson } from './change-person.ts'
import { checkPerson } from './check-person.ts'
import { lockPerson } from './lock-person.ts'
import { presentPerson } from './present-person.ts'
import { tellOfPerson } from './tell-of-person.ts'

/**
 * Ends somebody's employment on a date and cancels their leave from that date on. It is done once: a change of
 * `end_date` moves the end, or takes it back.
 */
export const peopleTerminate = change('people.terminate', async (work, { path, header, body }) => {
  const { end_date, reason } = body
  await lockBusiness(work)
  const before = await lockPerson(work, path.id, header['If-Match'])
  if (before.status === 'terminated' || before.terminated_at !== null) {
    throw illegalTransition('The person is already terminated.', before.status)
  }
  await checkPerson(work, { ...before, end_date })

  const row = await changePerson(work, before, { end_date, terminated_at: clock(work) })
  const detail = { end_date, ...(reason !== undefined && { reason }) }
  await tellOfPerson(work, { row, as: 'terminated', detail })
  await cancelLeaveFrom(work, { person_id: row.id, date: end_date })
  await correctEarnedDays(work, [{ before, row }])
  return ok(presentPerson(row))
})
