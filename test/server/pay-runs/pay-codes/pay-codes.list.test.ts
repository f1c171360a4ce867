import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createPayCode } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business } = await createPayRunFixture(app)

describe('payCodes.list', () => {
  it('lists pay codes by ID, filtered by external ID and by the time of their last change', async () => {
    const business_id = business.id
    const first = await createPayCode(app, { business_id, code: 'a', updated_at: '2026-01-01T00:00:00.000Z' })
    const second = await createPayCode(app, { business_id, code: 'b', external_id: 'erp-2' })
    const ids = async (query: object) => (await api.call('payCodes.list', { query })).body.data.map(({ id }) => id)
    assert.deepEqual(await ids({}), [first.id, second.id])
    assert.deepEqual(await ids({ external_id: 'erp-2' }), [second.id])
    assert.deepEqual(await ids({ updated_since: '2026-02-01T00:00:00.000Z' }), [second.id])
  })
})
