import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createBankAccountFixture } from './bank-account-fixture.ts'

const app = await startTestApp()
const { api, addPerson, add, requireTwoPeople } = await createBankAccountFixture(app)

describe('bankAccounts.reject', () => {
  it('rejects a pending account, and leaves the one that it was to replace', async () => {
    const person_id = await addPerson()
    const first = await add(person_id)
    await requireTwoPeople()
    const { id } = await add(person_id, { replaces: first.id })
    const { data } = (await api.call('bankAccounts.reject', { path: { id } })).body
    assert.equal(data.status, 'rejected')
    const after = (await api.call('bankAccounts.get', { path: { id: first.id } })).body.data
    assert.equal(after.ends_on, null)
    await api.expectError(409, 'bankAccounts.reject', { path: { id } })
    await api.expectError(409, 'bankAccounts.reject', { path: { id: first.id } })
  })
})
