import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createPayCode } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business } = await createPayRunFixture(app)

describe('payCodes.get', () => {
  it('returns an archived pay code too, and its version as the entity tag', async () => {
    const archived_at = '2026-01-01T00:00:00.000Z'
    const { id } = await createPayCode(app, { business_id: business.id, code: 'old', archived_at, version: 3 })
    const { headers, body } = await api.call('payCodes.get', { path: { id } })
    assert.deepEqual([headers.etag, body.data.archived, body.data.archived_at], ['"3"', true, archived_at])
  })
})
