import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/app.ts'
import { createBusiness } from '../../support/factories.ts'
import { all, caller } from '../../support/http.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)
const body = { date: '2026-07-14', name: 'Fête nationale' }

describe('holidays.create', () => {
  it('adds a day once', async () => {
    const { data } = (await api.call('holidays.create', { body })).body
    const { id, created_at, updated_at } = data
    assert.deepEqual(data, { id, ...body, created_at, updated_at, version: 1 })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'holiday.created' } })
    assert.deepEqual([entry?.user_id, entry?.detail], [owner.id, { holiday_id: id, date: '2026-07-14' }])

    const { errors } = (await api.refused(409, 'holidays.create', { body: { ...body, name: 'Another' } })).body
    assert.deepEqual(errors, [{ path: 'body.date', message: 'There is already a holiday on this date.' }])
    const other = await createBusiness(app)
    await caller(app, other.owner.token).call('holidays.create', { body })
  })

  it('takes no day that does not exist', async () => {
    for (const date of ['2026-02-29', '0000-01-01', '2026-7-14', '14.07.2026']) {
      await api.refused(422, 'holidays.create', { body: { ...body, date } })
    }
  })
})
