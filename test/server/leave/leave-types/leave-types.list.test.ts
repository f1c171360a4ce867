import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { createLeaveType } from '../../../support/samples/leave.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('leaveTypes.list', () => {
  it('includes archived types only if requested', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const archived = await createLeaveType(app, { business_id, archived_at: '2026-01-01T00:00:00.000Z' })
    const { id } = await createLeaveType(app, { business_id })
    const ids = async (query: Record<string, unknown>) =>
      (await all(api, 'leaveTypes.list', { query })).map((type) => type.id)
    assert.deepEqual(await ids({}), [id])
    assert.deepEqual(await ids({ include_archived: false }), [id])
    assert.deepEqual(await ids({ include_archived: true, limit: 1 }), [archived.id, id])
  })

  it('filters by the time of the last change', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    await createLeaveType(app, { business_id, updated_at: '2026-01-01T00:00:00.000Z' })
    const { id } = await createLeaveType(app, { business_id, updated_at: '2026-01-02T00:00:00.000Z' })
    const query = { updated_since: '2026-01-01T00:00:00.001Z' }
    const types = await all(api, 'leaveTypes.list', { query })
    assert.deepEqual(
      types.map((type) => type.id),
      [id],
    )
  })
})
