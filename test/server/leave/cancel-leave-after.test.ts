import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { inTransaction } from '../../../server/db/orm.ts'
import { cancelLeaveAfter } from '../../../server/leave/cancel-leave-after.ts'
import { startTestApp } from '../../support/app.ts'
import { all } from '../../support/http.ts'
import { day, from, openOffice } from './leave-office.ts'

const app = await startTestApp()
after(() => app.close())
const office = await openOffice(app)
const { api, business, person, type, ask, approve, get } = office

describe('cancelLeaveAfter', () => {
  it('cancels live leave that begins after the day, with a reversal where it was approved, and its event', async () => {
    const [person_id, leave_type_id] = [await person(), await type()]
    const leave = [from(0), from(1, 4), from(7), from(8), from(9)]
    const requests = []
    for (const span of leave) requests.push(await ask({ person_id, leave_type_id, ...span }))
    const [begun, spanning, approved, undecided, rejected] = requests.map(({ id }) => id)
    for (const id of [begun, spanning, approved]) await approve(id ?? 0)
    await api.call('leaveRequests.reject', { path: { id: rejected ?? 0 }, body: { note: 'No' } })
    const other = await ask({ person_id: await person(), leave_type_id, ...from(7) })

    const { id: user_id, session_id } = business.owner
    const actor = {
      principal: {
        kind: 'user' as const,
        business_id: business.id,
        user_id,
        session_id,
        person_id: null,
        scopes: new Set<never>(),
      },
      origin: { request_id: 'req_test', ip: null, user_agent: null },
    }
    const em = app.orm.em.fork()
    const count = await inTransaction(em, (t) => cancelLeaveAfter(t, { person_id, date: day(1), actor }))
    assert.equal(count, 2)
    const statuses = await Promise.all(requests.map(async ({ id }) => (await get(id)).status))
    assert.deepEqual(statuses, ['approved', 'approved', 'cancelled', 'cancelled', 'rejected'])
    assert.equal((await get(other.id)).status, 'requested')
    assert.deepEqual(await office.eventsOf(approved ?? 0), ['leave.requested', 'leave.approved', 'leave.cancelled'])
    assert.deepEqual(await office.eventsOf(undecided ?? 0), ['leave.requested', 'leave.cancelled'])
    assert.equal((await office.balance(person_id, leave_type_id)).available, -5)
    const entries = await all(api, 'auditLog.list', { query: { action: 'leave.cancelled' } })
    assert.ok(entries.every((entry) => entry.user_id === user_id && entry.request_id === 'req_test'))
  })
})
