import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { createHoliday } from '../../support/samples/leave.ts'
import { startTestApp } from '../../support/service/app.ts'
import { openOffice } from '../leave/leave-office.ts'

const app = await startTestApp()
const { api, business, member } = await openOffice(app)

describe('holidays.get', () => {
  it('answers what the list shows, to employees too, and to nobody of another business', async () => {
    const { id } = await createHoliday(app, { business_id: business.id, date: '2036-07-14' })
    const [listed] = (await all(api, 'holidays.list')).filter((each) => each.id === id)
    assert.deepEqual((await api.call('holidays.get', { path: { id } })).body.data, listed)
    const employee = (await member('employee')).api
    assert.deepEqual((await employee.call('holidays.get', { path: { id } })).body.data, listed)
    const stranger = caller(app, (await createBusiness(app)).owner.token)
    await stranger.refused(404, 'holidays.get', { path: { id } })
    await api.refused(404, 'holidays.get', { path: { id: 2_147_483_647 } })
  })
})
