import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createBankAccountFixture } from './bank-account-fixture.ts'

const app = await startTestApp()
const { api, addPerson, add } = await createBankAccountFixture(app)

describe('people.bankAccounts', () => {
  it('lists the accounts of one person', async () => {
    const id = await addPerson()
    const account = await add(id)
    await add(await addPerson())
    assert.deepEqual((await api.call('people.bankAccounts', { path: { id } })).body.data, [account])
  })
})
