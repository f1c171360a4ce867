import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/app.ts'
import { all } from '../../support/http.ts'
import { createHoliday } from '../../support/leave.ts'
import { day, from, openOffice } from './leave-office.ts'

const app = await startTestApp()
const { api, business, person, member, type, ask, adjust } = await openOffice(app)

describe('leaveRequests.preview', () => {
  it('says what asking comes to, and writes nothing', async () => {
    const [person_id, leave_type_id] = [await person(), await type({ allow_negative: false })]
    await adjust(person_id, leave_type_id, 3)
    await createHoliday(app, { business_id: business.id, date: day(1) })
    const body = { person_id, leave_type_id, ...from(0, 3), end_portion: 'morning' as const }
    const { data } = (await api.call('leaveRequests.preview', { body })).body
    const { days, breakdown, status } = data
    assert.deepEqual(data, {
      ...body,
      start_portion: 'full',
      days: 2.5,
      breakdown,
      status: 'requested',
      available_before: 3,
      available_after: 0.5,
    })
    assert.deepEqual(await all(api, 'leaveRequests.list', { query: { person_id } }), [])
    const request = await ask(body)
    assert.deepEqual([request.days, request.breakdown, request.status], [days, breakdown, status])
  })

  it('says that it would be approved at once', async () => {
    const body = { person_id: await person(), leave_type_id: await type({ requires_approval: false }), ...from(0) }
    assert.equal((await api.call('leaveRequests.preview', { body })).body.data.status, 'approved')
  })

  it('is refused as asking is', async () => {
    const [person_id, leave_type_id] = [await person(), await type()]
    const { id } = await ask({ person_id, leave_type_id, ...from(0, 1) })
    const stranger = await member('employee')
    for (const [status, body, by] of [
      [409, { person_id, leave_type_id, ...from(1, 2) }, api],
      [422, { person_id, leave_type_id, ...from(5, 6) }, api],
      [422, { person_id, leave_type_id: await type({ allow_negative: false }), ...from(2) }, api],
      [404, { person_id, leave_type_id: 2_147_483_647, ...from(2) }, api],
      [404, { person_id, leave_type_id, ...from(2) }, stranger.api],
    ] as const) {
      const preview = await by.refused(status, 'leaveRequests.preview', { body })
      const request = await by.refused(status, 'leaveRequests.create', { body })
      assert.deepEqual({ ...preview.body, request_id: '' }, { ...request.body, request_id: '' })
      if (status === 409) assert.match(preview.body.message, new RegExp(`^Leave request ${id} `))
    }
  })
})
