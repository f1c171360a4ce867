import { clock } from '../business/clock.ts'
import { lockBusiness } from '../business/lock-business.ts'
import { illegalTransition } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { withDueApplied } from './assignments/apply-due.ts'
import { changeJob } from './assignments/change-job.ts'
import { checkPersonDates, terminationRules } from './check-person.ts'
import { endDate } from './end-date.ts'
import { lockPerson } from './lock-person.ts'
import { showPerson } from './present-person.ts'
import { eventMembers, publishPersonChange } from './publish-person-change.ts'
import { writePerson } from './write-person.ts'

/**
 * Ends the employment of a person on a date, and cancels their leave from that date on. A second termination is
 * refused; an update of `end_date` changes or removes the end of the employment.
 */
export const peopleTerminate = change('people.terminate', terminationRules, async (work, { path, header, body }) => {
  const { last_day, end_kind = null, reason = null } = body
  const { end_date } = endDate(body)
  if (!end_date) throw new Error('the rules let a termination without an end pass')
  await lockBusiness(work)
  const locked = await lockPerson(work, path.id, header['If-Match'])
  const [before = locked] = await withDueApplied(work, [locked])
  if (before.status === 'terminated' || before.terminated_at !== null) {
    throw illegalTransition('The person is already terminated.', before.status)
  }
  await checkPersonDates(work, { ...before, end_date, end_kind, last_day })

  const employment = { start_date: before.start_date, end_date }
  const { changes: job } = await changeJob(work, before, { job: {}, employment })
  const end = { end_date, end_kind }
  const row = await writePerson(work, before, { ...job, ...end, end_reason: reason, terminated_at: clock(work) })
  const detail = { end_date, ...(end_kind && { end_kind }), ...(reason !== null && { reason }) }
  await publishPersonChange(work, {
    row,
    before,
    as: 'terminated',
    changed: eventMembers([...Object.keys(job), 'end_date', ...(end_kind === before.end_kind ? [] : ['end_kind'])]),
    detail,
  })
  await work.reactions.employmentChanged(work, [{ before, row }])
  return ok(await showPerson(work, row))
})
