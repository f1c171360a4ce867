import { sql } from 'kysely'
import { holdBusiness } from '../business/hold-business.ts'
import { inTransaction } from '../db/orm.ts'
import { cancelLeaveFrom } from '../leave/cancel-leave-from.ts'
import { correctEarnedDays } from '../leave/correct-earned-days.ts'
import type { Operation } from '../operation/contract.ts'
import { illegalTransition } from '../operation/errors.ts'
import { changePerson } from './change-person.ts'
import { holdToRules } from './check-person.ts'
import { lockPerson } from './lock-person.ts'
import { presentPerson } from './present-person.ts'
import { tellOfPerson } from './tell-of-person.ts'

/** Ends somebody's employment on a date, once, and cancels their leave from it on. It can be moved or taken back by changing `end_date`. */
export const peopleTerminate: Operation<'people.terminate'> = ({ path, header, body, principal, em, now, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const { end_date, reason } = body
    await holdBusiness(t, business_id)
    const before = await lockPerson(t, business_id, path.id, header['If-Match'])
    if (before.status === 'terminated' || before.terminated_at !== null) {
      throw illegalTransition('The person is terminated already.', before.status)
    }
    await holdToRules(t, business_id, { ...before, end_date }, now)

    const row = await changePerson(t, business_id, before, { end_date, terminated_at: sql<string>`now()` })
    const detail = { end_date, ...(reason !== undefined && { reason }) }
    await tellOfPerson(t, { principal, origin }, { row, as: 'terminated', detail })
    await cancelLeaveFrom(t, { person_id: row.id, date: end_date, actor: { principal, origin } })
    await correctEarnedDays(t, { principal, origin }, [{ before, row }])
    return { status: 200, body: { success: true, data: presentPerson(row) } }
  })
