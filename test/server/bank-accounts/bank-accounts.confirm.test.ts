import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { startTestApp } from '../../support/service/app.ts'
import { account, createBankAccountFixture } from './bank-account-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, add, user, requireTwoPeople, listEventTypes } = await createBankAccountFixture(app)
const earlier = await add(await addPerson(), { effective_on: '2026-01-01' })
await requireTwoPeople()

describe('bankAccounts.confirm', () => {
  it('makes a pending account active and ends the one that it replaces', async () => {
    const { id, status } = await add(earlier.person_id, { effective_on: '2026-03-01', replaces: earlier.id })
    assert.equal(status, 'pending')
    const before = (await api.call('bankAccounts.get', { path: { id: earlier.id } })).body.data
    assert.equal(before.ends_on, null)

    const admin = await user('admin')
    const { data } = (await admin.api.call('bankAccounts.confirm', { path: { id } })).body
    assert.deepEqual([data.status, data.decided_by, data.version], ['active', admin.user_id, 2])
    assert.ok(data.decided_at)
    const after = (await api.call('bankAccounts.get', { path: { id: earlier.id } })).body.data
    assert.equal(after.ends_on, '2026-02-28')
    assert.deepEqual(await listEventTypes(id), ['bank_account.created', 'bank_account.updated'])
    const { body } = await admin.api.expectError(409, 'bankAccounts.confirm', { path: { id } })
    assert.equal(body.current_status, 'active')
  })

  it('refuses the user who added the account, the person themselves, and API keys', async () => {
    const { id } = await add(await addPerson())
    const { body } = await api.expectError(403, 'bankAccounts.confirm', { path: { id } })
    assert.equal(body.code, 'second_person_required')
    const { token } = await createKey(app, business.owner, { scopes: ['bank_accounts:write'] })
    await caller(app, token).expectError(403, 'bankAccounts.confirm', { path: { id } })

    const admin = await user('admin')
    const own = (await admin.api.call('bankAccounts.create', { path: { id: admin.person_id }, body: account })).body
      .data
    await admin.api.expectError(403, 'bankAccounts.confirm', { path: { id: own.id } })
    const entered = await add(admin.person_id)
    await admin.api.expectError(403, 'bankAccounts.confirm', { path: { id: entered.id } })
    await api.call('bankAccounts.confirm', { path: { id: own.id } })
  })

  it('decides once if two people decide at the same time', async () => {
    const { id } = await add(await addPerson())
    const [first, second] = [await user('admin'), await user('admin')]
    const responses = await Promise.all([
      first.api.send('bankAccounts.confirm', { path: { id } }),
      second.api.send('bankAccounts.reject', { path: { id } }),
    ])
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409])
  })
})
