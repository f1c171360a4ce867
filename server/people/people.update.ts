import { holdBusiness } from '../business/hold-business.ts'
import { inTransaction } from '../db/orm.ts'
import { cancelLeaveFrom } from '../leave/cancel-leave-from.ts'
import { correctEarnedDays } from '../leave/correct-earned-days.ts'
import type { Operation } from '../operation/contract.ts'
import { lockPerson } from './lock-person.ts'
import { presentPerson } from './present-person.ts'
import { tellOfPerson } from './tell-of-person.ts'
import { updatePerson } from './update-person.ts'

/** Changes what is given; when that changes nothing, nothing is written and nothing sent. */
export const peopleUpdate: Operation<'people.update'> = ({ path, header, body, principal, em, now, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    if (body.manager_id || body.end_date) await holdBusiness(t, business_id)
    const before = await lockPerson(t, business_id, path.id, header['If-Match'])
    const news = await updatePerson(t, { principal, now }, before, body)
    if (news) await tellOfPerson(t, { principal, origin }, news)
    if (news && body.end_date) {
      await cancelLeaveFrom(t, { person_id: path.id, date: body.end_date, actor: { principal, origin } })
    }
    if (news) await correctEarnedDays(t, { principal, origin }, [{ before, row: news.row }])
    return { status: 200, body: { success: true, data: presentPerson(news?.row ?? before) } }
  })
