import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { createHoliday } from '../../support/samples/leave.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const dates = ['2026-12-25', '2026-01-01', '2026-07-14', '2027-01-01']
for (const date of dates) await createHoliday(app, { business_id, date })

describe('holidays.list', () => {
  it('filters by a period that includes both of its ends', async () => {
    const query = { from: '2026-01-01', to: '2026-07-14' }
    const holidays = await all(caller(app, owner.token), 'holidays.list', { query })
    assert.deepEqual(
      holidays.map(({ date }) => date),
      ['2026-01-01', '2026-07-14'],
    )
  })
})
