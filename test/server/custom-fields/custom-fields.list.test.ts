import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createCustomField } from '../../support/samples/custom-field.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('customFields.list', () => {
  it('has the fields whose values the caller can see, by role', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const rules = {
      hidden: { visible_to: [] },
      own: { visible_to: ['self' as const] },
      team: { visible_to: ['manager' as const] },
      secret: { visible_to: ['manager' as const], sensitive: true },
      own_secret: { visible_to: ['self' as const], sensitive: true },
      archived: { visible_to: ['self' as const], archived_at: '2026-01-01T00:00:00Z' },
    }
    for (const [key, rule] of Object.entries(rules)) await createCustomField(app, { business_id, key, ...rule })
    const keysFor = async (token: string) => {
      const { data } = (await caller(app, token).call('customFields.list', { query: { include_archived: true } })).body
      return data.map(({ key }) => key)
    }
    assert.deepEqual(await keysFor(owner.token), Object.keys(rules))
    const createToken = async (role: 'manager' | 'employee') => (await createUser(app, { business_id, role })).token
    assert.deepEqual(await keysFor(await createToken('employee')), ['own', 'own_secret'])
    assert.deepEqual(await keysFor(await createToken('manager')), ['own', 'team', 'own_secret'])
    assert.deepEqual(await keysFor((await createBusiness(app)).owner.token), [])
  })

  it('is in the order of forms: by position, and by ID where positions are equal', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const positions = { last: 10_000, second: 2, third: 2, first: 1, fourth: 30 }
    for (const [key, position] of Object.entries(positions)) {
      await createCustomField(app, { business_id, key, position })
    }
    const fields = await all(caller(app, owner.token), 'customFields.list', { query: { limit: 2 } })
    assert.deepEqual(
      fields.map(({ key }) => key),
      ['first', 'second', 'third', 'fourth', 'last'],
    )
  })
})
