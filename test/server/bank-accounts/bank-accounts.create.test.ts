import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openAccountNumber } from '../../../server/bank-accounts/sealed-number.ts'
import { iban } from '../../support/samples/bank-account.ts'
import { startTestApp } from '../../support/service/app.ts'
import { account, createBankAccountFixture } from './bank-account-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, add, user, listEventTypes } = await createBankAccountFixture(app)

/** Sends an account that is refused, and returns the code of each problem by its path. */
async function problemCodes(id: number, fields: object): Promise<Record<string, string>> {
  const body = { ...account, ...fields }
  const response = await api.expectError(422, 'bankAccounts.create', { path: { id }, body })
  return Object.fromEntries((response.body.errors ?? []).map(({ path, code }) => [path, code]))
}

describe('bankAccounts.create', () => {
  it('adds an account with an encrypted number, and records it without the number', async () => {
    const id = await addPerson()
    const body = { ...account, iban: 'de89 3704 0044 0532 0130 00', effective_on: '2026-01-01' }
    const { status, headers, text } = await api.call('bankAccounts.create', { path: { id }, body })
    assert.ok(!text.includes(iban))
    const { id: bank_account_id, created_at, updated_at, ...rest } = JSON.parse(text).data
    assert.deepEqual([status, headers.etag], [201, '"1"'])
    assert.deepEqual(rest, {
      person_id: id,
      holder: 'Ada Lovelace',
      country: 'DE',
      kind: 'iban',
      last_four: '3000',
      bic: null,
      routing_number: null,
      amount: null,
      share: 100,
      effective_on: '2026-01-01',
      ends_on: null,
      replaces: null,
      status: 'active',
      metadata: {},
      created_by: business.owner.id,
      decided_by: null,
      decided_at: null,
      version: 1,
    })
    const { number_ciphertext } = await app.db
      .selectFrom('bank_accounts')
      .select('number_ciphertext')
      .where('business_id', '=', business.id)
      .where('id', '=', bank_account_id)
      .executeTakeFirstOrThrow()
    assert.ok(!number_ciphertext.includes('3000'))
    assert.equal(openAccountNumber(app.config.encryptionKeys, bank_account_id, number_ciphertext), iban)

    const query = { action: 'bank_account.created', person_id: id } as const
    const [entry] = (await api.call('auditLog.list', { query })).body.data
    assert.deepEqual(entry?.detail, { bank_account_id, person_id: id, effective_on: '2026-01-01' })
    const events = (await api.call('events.list', { query: { types: ['bank_account.created'], limit: 200 } })).body.data
    assert.deepEqual(events.find(({ data }) => 'id' in data && data.id === bank_account_id)?.data, {
      id: bank_account_id,
      person_id: id,
      effective_on: '2026-01-01',
      status: 'active',
      created_at,
    })
  })

  it('ends the account that it replaces on the day before', async () => {
    const id = await addPerson()
    const first = await add(id, { effective_on: '2026-01-01' })
    const second = await add(id, { effective_on: '2026-03-01', replaces: first.id })
    const { data } = (await api.call('people.bankAccounts', { path: { id } })).body
    assert.deepEqual(
      data.map(({ id, ends_on }) => [id, ends_on]),
      [
        [first.id, '2026-02-28'],
        [second.id, null],
      ],
    )
    assert.deepEqual(await listEventTypes(first.id), ['bank_account.created', 'bank_account.updated'])
    assert.deepEqual(await problemCodes(id, { effective_on: '2025-12-31', replaces: first.id }), {
      'body.effective_on': 'too_early',
    })
    const other = await add(await addPerson())
    assert.deepEqual(await problemCodes(id, { replaces: other.id }), { 'body.replaces': 'unknown_record' })
  })

  it('refuses a part that is not above zero, has wrong decimals, or is both an amount and a share', async () => {
    const id = await addPerson()
    assert.deepEqual(await problemCodes(id, { amount: '0.00' }), { 'body.amount': 'too_small' })
    assert.deepEqual(await problemCodes(id, { amount: '-1.00' }), { 'body.amount': 'too_small' })
    assert.deepEqual(await problemCodes(id, { amount: '1.5' }), { 'body.amount': 'wrong_decimals' })
    assert.deepEqual(await problemCodes(id, { amount: '1.50', share: 10 }), { 'body.share': 'excluded' })
    const { amount, share } = await add(id, { amount: '1.50' })
    assert.deepEqual([amount, share], ['1.50', null])
  })

  it('refuses a deleted person, and more than 20 accounts, even if two requests race', async () => {
    const id = await addPerson()
    for (let count = 0; count < 19; count++) await add(id)
    const send = () => api.send('bankAccounts.create', { path: { id }, body: account })
    const responses = await Promise.all([send(), send()])
    assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 409])
    await api.call('people.delete', { path: { id } })
    await api.expectError(409, 'bankAccounts.create', { path: { id }, body: account })
  })

  it('lets people manage their own accounts only, and managers none of their reports', async () => {
    const employee = await user('employee')
    const { person_id, api: own } = employee
    const { body } = await own.call('bankAccounts.create', { path: { id: person_id }, body: account })
    await own.call('bankAccounts.update', { path: { id: body.data.id }, body: { share: 50 } })
    assert.equal((await own.call('bankAccounts.list')).body.data.length, 1)
    const other = await add(await addPerson())
    await own.expectError(404, 'bankAccounts.create', { path: { id: other.person_id }, body: account })
    await own.expectError(404, 'bankAccounts.get', { path: { id: other.id } })
    await own.expectError(404, 'bankAccounts.delete', { path: { id: other.id } })

    const manager = await user('manager')
    await api.call('people.update', { path: { id: person_id }, body: { manager_id: manager.person_id } })
    await manager.api.expectError(404, 'people.bankAccounts', { path: { id: person_id } })
    assert.deepEqual((await manager.api.call('bankAccounts.list')).body.data, [])
    await own.call('bankAccounts.delete', { path: { id: body.data.id } })
  })

  it('requires a recent proof of the password', async () => {
    const { person_id, user_id, api: own } = await user('employee')
    await app.db
      .updateTable('sessions')
      .set({ confirmed_at: '2020-01-01T00:00:00Z' })
      .where('business_id', '=', business.id)
      .where('user_id', '=', user_id)
      .execute()
    const { body } = await own.expectError(403, 'bankAccounts.create', { path: { id: person_id }, body: account })
    assert.equal(body.code, 'confirmation_required')
  })
})
