import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { iban } from '../../support/samples/bank-account.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { backdateConfirmation } from '../../support/service/log-in.ts'

const app = await startTestApp()

/** Creates another business. Returns the client of its owner. */
async function openBusiness() {
  const { id: business_id, owner } = await createBusiness(app)
  return { business_id, owner, api: caller(app, owner.token) }
}

let count = 0
const ada = (records: object) => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: `ada-${++count}@example.com`,
  external_id: `hr-${count}`,
  ...records,
})

const account = { holder: 'Ada Lovelace', iban }
const passport = { kind: 'passport', country: 'GB', value: '533380006' }
const contact = { name: 'William King', phone: '+44 20 7946 0000' }
const child = { first_name: 'Byron', last_name: 'King', relationship: 'child', date_of_birth: '1836-05-12' }
const records = {
  bank_accounts: [account],
  identifiers: [passport],
  emergency_contacts: [contact],
  dependents: [child],
}

const importPeople = async (api: Caller, people: object[], dry_run = false) =>
  (await api.call('people.import', { body: { people: people as Schemas['PersonImportRow'][], dry_run } })).body.data

/** Returns the records of a person. */
async function readRecords(api: Caller, id: number) {
  const path = { id }
  return {
    bank_accounts: await all(api, 'people.bankAccounts', { path }),
    identifiers: await all(api, 'people.identifiers', { path }),
    emergency_contacts: await all(api, 'emergencyContacts.list', { path }),
    dependents: await all(api, 'dependents.list', { path }),
  }
}

describe('people.import with records of people', () => {
  it('adds them in the transaction of the person, with events after that of the person and audit entries', async () => {
    const { api } = await openBusiness()
    const [result] = await importPeople(api, [ada(records)])
    assert.equal(result?.status, 'created')
    const added = await readRecords(api, result?.id ?? 0)
    assert.deepEqual(
      added.bank_accounts.map(({ last_four, status }) => [last_four, status]),
      [['3000', 'active']],
    )
    assert.deepEqual(
      added.identifiers.map(({ kind, country, last_four }) => [kind, country, last_four]),
      [['passport', 'GB', '0006']],
    )
    assert.deepEqual(
      added.emergency_contacts.map(({ name, phone, position }) => [name, phone, position]),
      [[contact.name, contact.phone, 1]],
    )
    assert.deepEqual(
      added.dependents.map(({ first_name, date_of_birth }) => [first_name, date_of_birth]),
      [[child.first_name, child.date_of_birth]],
    )
    const types = (await all(api, 'events.list')).map(({ type }) => type)
    const created = ['bank_account', 'dependent', 'emergency_contact', 'identifier'].map((noun) => `${noun}.created`)
    assert.equal(types[0], 'person.created')
    assert.deepEqual(types.filter((type) => created.includes(type)).toSorted(), created)
    const actions = (await all(api, 'auditLog.list')).map(({ action }) => action)
    assert.deepEqual(actions.filter((action) => created.includes(action)).toSorted(), created)
  })

  it('does not add what a person already has', async () => {
    const { api } = await openBusiness()
    const row = ada(records)
    const [{ id = 0 } = {}] = await importPeople(api, [row])
    const before = await readRecords(api, id)
    assert.deepEqual(await importPeople(api, [row]), [{ index: 0, status: 'unchanged', id }])
    const spaced = { ...account, iban: 'de89 3704 0044 0532 0130 00' }
    const other = { name: 'Mary Somerville', phone: '+44 1' }
    const more = { ...records, bank_accounts: [spaced], emergency_contacts: [contact, other, other] }
    assert.deepEqual(await importPeople(api, [{ ...row, ...more }]), [{ index: 0, status: 'updated', id }])
    const after = await readRecords(api, id)
    assert.deepEqual({ ...after, emergency_contacts: after.emergency_contacts.slice(0, 1) }, before)
    assert.equal(after.emergency_contacts.length, 2)
  })

  it('refuses a row with an invalid record as a whole, and names the location', async () => {
    const { api } = await openBusiness()
    const cases = [
      [{ identifiers: [passport, { ...passport, kind: 'key' }] }, 'identifiers[1].kind'],
      [
        { identifiers: [{ ...passport, issued_on: '2030-01-02', expires_on: '2030-01-01' }] },
        'identifiers[0].expires_on',
      ],
      [{ bank_accounts: [account, { ...account, iban: 'DE00370400440532013000' }] }, 'bank_accounts[1].iban'],
      [{ bank_accounts: [{ ...account, share: 10, amount: '1.00' }] }, 'bank_accounts[0].share'],
      [{ dependents: [{ ...child, date_of_birth: '2999-01-01' }] }, 'dependents[0].date_of_birth'],
      [{ emergency_contacts: [{ name: 'William' }] }, 'emergency_contacts[0].phone'],
      [{ emergency_contacts: 'William' }, 'emergency_contacts'],
      [{ dependents: Array.from({ length: 21 }, () => child) }, 'dependents'],
    ] as const
    const results = await importPeople(api, [...cases.map(([lists]) => ada({ ...records, ...lists })), ada({})])
    assert.deepEqual(
      results.map(({ status, errors = [] }) => [status, ...errors.map(({ path }) => path)]),
      [...cases.map(([, path], index) => ['failed', `body.people[${index}].${path}`]), ['created']],
    )
    assert.equal((await all(api, 'people.list')).length, 1)
    const types = (await all(api, 'events.list')).map(({ type }) => type)
    assert.deepEqual(
      types.filter((type) => /^(person|identifier|bank_account|dependent|emergency_contact)\./.test(type)),
      ['person.created'],
    )
  })

  it('reports that a person has too many, with those that they have already', async () => {
    const { api } = await openBusiness()
    const contacts = (from: number, length: number) =>
      Array.from({ length }, (_, index) => ({ name: `Contact ${from + index}`, phone: '+44 1' }))
    const row = ada({ emergency_contacts: contacts(1, 20) })
    const [{ id = 0 } = {}] = await importPeople(api, [row])
    const [result] = await importPeople(api, [{ ...row, emergency_contacts: contacts(21, 1) }])
    assert.deepEqual(
      result?.errors?.map(({ path, code }) => [path, code]),
      [['body.people[0].emergency_contacts', 'limit_reached']],
    )
    assert.equal((await readRecords(api, id)).emergency_contacts.length, 20)
  })

  it('stores nothing in a dry run', async () => {
    const { api } = await openBusiness()
    const before = await all(api, 'auditLog.list')
    assert.deepEqual(await importPeople(api, [ada(records)], true), [{ index: 0, status: 'created' }])
    assert.deepEqual(await all(api, 'people.list'), [])
    assert.deepEqual(await all(api, 'auditLog.list'), before)
    assert.deepEqual(await all(api, 'bankAccounts.list'), [])
  })

  it('adds accounts as pending in a business that requires two people', async () => {
    const { api } = await openBusiness()
    await api.call('business.update', { body: { two_person_pay_runs: true } })
    const [{ id = 0 } = {}] = await importPeople(api, [ada({ bank_accounts: [account] })])
    const { bank_accounts } = await readRecords(api, id)
    assert.deepEqual(
      bank_accounts.map(({ status }) => status),
      ['pending'],
    )
  })

  it('requires the scopes of the records, and a recent password for accounts', async () => {
    const { api, owner } = await openBusiness()
    const { token } = await createKey(app, owner, { scopes: ['people:read', 'people:write'] })
    const key = caller(app, token)
    for (const [name, scope] of [
      ['bank_accounts', 'bank_accounts:write'],
      ['identifiers', 'personal:write'],
      ['dependents', 'personal:write'],
    ] as const) {
      const { body } = await key.expectError(403, 'people.import', {
        body: { people: [ada({ [name]: records[name] })] as Schemas['PersonImportRow'][] },
      })
      assert.equal(body.required_scope, scope)
    }
    const [result] = await importPeople(key, [ada({ emergency_contacts: [contact] })])
    assert.equal(result?.status, 'created')
    await backdateConfirmation(app, owner.session_id, 16)
    const { body } = await api.expectError(403, 'people.import', {
      body: { people: [ada({ bank_accounts: [account] })] as Schemas['PersonImportRow'][] },
    })
    assert.equal(body.code, 'confirmation_required')
    assert.equal((await importPeople(api, [ada({ identifiers: [passport] })]))[0]?.status, 'created')
  })
})
