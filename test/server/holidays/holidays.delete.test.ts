import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { createHoliday } from '../../support/samples/leave.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('holidays.delete', () => {
  it('deletes a holiday, so that another one can be added on the date', async () => {
    const date = '2026-07-14'
    const { id } = await createHoliday(app, { business_id, date })
    await api.call('holidays.delete', { path: { id }, header: { 'If-Match': '"1"' } })
    assert.deepEqual(await all(api, 'holidays.list', { query: { from: date, to: date } }), [])
    await api.expectError(404, 'holidays.delete', { path: { id } })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'holiday.deleted' } })
    assert.deepEqual(entry?.detail, { holiday_id: id, date })
    await api.call('holidays.create', { body: { date, name: 'Fête nationale' } })
  })
})
