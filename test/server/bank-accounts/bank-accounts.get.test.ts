import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createBankAccountFixture } from './bank-account-fixture.ts'

const app = await startTestApp()
const { api, addPerson, add } = await createBankAccountFixture(app)

describe('bankAccounts.get', () => {
  it('returns an account without its number', async () => {
    const account = await add(await addPerson())
    const { headers, body } = await api.call('bankAccounts.get', { path: { id: account.id } })
    assert.deepEqual([headers.etag, body.data], ['"1"', account])
    assert.ok(!('iban' in body.data))
  })
})
