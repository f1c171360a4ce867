import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createBankAccountFixture } from './bank-account-fixture.ts'

const app = await startTestApp()
const { api, addPerson, add, listEventTypes } = await createBankAccountFixture(app)

describe('bankAccounts.delete', () => {
  it('deletes the reviewed version of an account', async () => {
    const { id } = await add(await addPerson())
    await api.call('bankAccounts.update', { path: { id }, body: { share: 50 } })
    await api.expectError(412, 'bankAccounts.delete', { path: { id }, header: { 'If-Match': '"1"' } })
    await api.call('bankAccounts.delete', { path: { id }, header: { 'If-Match': '"2"' } })
    await api.expectError(404, 'bankAccounts.get', { path: { id } })
    assert.deepEqual(await listEventTypes(id), ['bank_account.created', 'bank_account.updated', 'bank_account.deleted'])
  })
})
