import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createBankAccountFixture } from './bank-account-fixture.ts'

const app = await startTestApp()
const { api, addPerson, add, requireTwoPeople } = await createBankAccountFixture(app)

describe('bankAccounts.list', () => {
  it('lists the accounts of people, by ID, with filters', async () => {
    const [ada, grace] = [await addPerson(), await addPerson()]
    const first = await add(grace)
    await requireTwoPeople()
    const second = await add(ada)
    const listIds = async (query: object) =>
      (await api.call('bankAccounts.list', { query })).body.data.map(({ id }) => id)
    assert.deepEqual(await listIds({}), [first.id, second.id])
    assert.deepEqual(await listIds({ person_id: [ada] }), [second.id])
    assert.deepEqual(await listIds({ status: 'active' }), [first.id])
    assert.deepEqual(await listIds({ updated_since: second.updated_at }), [second.id])
  })
})
