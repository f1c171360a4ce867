import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createBankAccountFixture } from './bank-account-fixture.ts'

const app = await startTestApp()
const { api, addPerson, add, listEventTypes } = await createBankAccountFixture(app)

describe('bankAccounts.update', () => {
  it('changes the part of an account: an amount removes the share, and the reverse', async () => {
    const { id } = await add(await addPerson())
    const update = async (body: object) => {
      const { data } = (await api.call('bankAccounts.update', { path: { id }, body })).body
      return [data.amount, data.share, data.version]
    }
    assert.deepEqual(await update({ amount: '250.00' }), ['250.00', null, 2])
    assert.deepEqual(await update({ amount: '250.00' }), ['250.00', null, 2])
    assert.deepEqual(await update({ share: 40 }), [null, 40, 3])
    assert.deepEqual(await update({ amount: '1.00' }), ['1.00', null, 4])
    assert.deepEqual(await update({ amount: null }), [null, 100, 5])
    const types = await listEventTypes(id)
    assert.deepEqual(types, ['bank_account.created', ...Array<string>(4).fill('bank_account.updated')])
  })

  it('ends an account, and refuses an end before its first day', async () => {
    const { id } = await add(await addPerson(), { effective_on: '2026-01-01' })
    const { data } = (await api.call('bankAccounts.update', { path: { id }, body: { ends_on: '2026-06-30' } })).body
    assert.equal(data.ends_on, '2026-06-30')
    const { body } = await api.expectError(422, 'bankAccounts.update', {
      path: { id },
      body: { ends_on: '2025-12-31' },
    })
    assert.deepEqual(
      body.errors?.map(({ path, code }) => [path, code]),
      [['body.ends_on', 'too_early']],
    )
  })

  it('never changes the number', async () => {
    const { id } = await add(await addPerson())
    const body = { iban: 'FR1420041010050500013M02606' } as object
    await api.expectError(422, 'bankAccounts.update', { path: { id }, body })
  })
})
