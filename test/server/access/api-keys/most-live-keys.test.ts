import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { holdRows } from '../../../support/race.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('the API keys of a business', () => {
  it('are 500 at most that work, also when two come at once', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const crowded = caller(app, owner.token)
    const ended = [{ revoked_at: '2026-01-01T00:00:00Z' }, { expires_at: '2026-01-01T00:00:00Z' }]
    const keys = [...Array.from({ length: 499 }, () => ({})), ...ended].map((state, index) => ({
      business_id,
      name: `Key ${index}`,
      prefix: 'wfk_000000',
      key_hash: `${business_id}-${index}-`.padEnd(64, 'x'),
      scopes: ['people:read' as const],
      created_by: owner.id,
      revoked_at: null,
      expires_at: null,
      ...state,
    }))
    await app.db.insertInto('api_keys').values(keys).execute()
    const lock = await holdRows(app.databaseUrl, 'businesses', [business_id])
    const create = () => crowded.send('apiKeys.create', { body: { name: 'One more', scopes: ['people:read'] } })
    const both = [create(), create()]
    await lock.waiting(2)
    await lock.release()
    const answers = await Promise.all(both)
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
    const refusal = answers.find(({ status }) => status === 409)?.body
    assert.deepEqual(
      [refusal.code, refusal.message],
      ['conflict', 'A business can have at most 500 API keys that work. Revoke one that is not used.'],
    )
    const [first] = (await crowded.call('apiKeys.list', { query: { limit: 1 } })).body.data
    await crowded.call('apiKeys.revoke', { path: { id: first?.id ?? 0 } })
    assert.equal((await create()).status, 201)
  })
})
