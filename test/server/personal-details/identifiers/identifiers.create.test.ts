import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPersonalDetailsFixture, passport } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addUser, listEventTypes, readAuditDetail } = await createPersonalDetailsFixture(
  app,
  'identifier',
)

describe('identifiers.create', () => {
  it('encrypts the number, and shows only its last four characters', async () => {
    const id = await addPerson()
    const body = { ...passport, value: 'AB 53338-0006', issued_on: '2025-03-01', expires_on: '2035-03-01' }
    const { data } = (await api.call('identifiers.create', { path: { id }, body })).body
    assert.deepEqual(
      { ...data, id: 0, created_at: '', updated_at: '' },
      {
        id: 0,
        person_id: id,
        kind: 'passport',
        country: 'GB',
        last_four: '0006',
        issued_on: '2025-03-01',
        expires_on: '2035-03-01',
        note: null,
        created_at: '',
        updated_at: '',
        version: 1,
      },
    )
    const row = await app.db.selectFrom('identifiers').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow()
    assert.match(row.value_ciphertext, /^v1\./)
    assert.deepEqual(await listEventTypes(data.id), ['identifier.created'])
    const event = (await all(api, 'events.list')).find(
      (event) => event.type === 'identifier.created' && event.data.id === data.id,
    )
    assert.deepEqual(event?.data, { id: data.id, person_id: id, kind: 'passport', created_at: data.created_at })
    assert.deepEqual(await readAuditDetail('identifier.created'), { identifier_id: data.id, person_id: id })
  })

  it('shows at most half of a short number', async () => {
    const body = { ...passport, value: '12-34.5' }
    const { data } = (await api.call('identifiers.create', { path: { id: await addPerson() }, body })).body
    assert.equal(data.last_four, '45')
  })

  it('checks numbers by the rules of their country, and accepts other countries and kinds', async () => {
    const id = await addPerson()
    const isAccepted = async (kind: 'tax_id' | 'national_id' | 'social_security', country: string, value: string) =>
      (await api.send('identifiers.create', { path: { id }, body: { kind, country, value } })).status === 201
    const numbers = [
      ['tax_id', 'DE', '36 574 261 809', '36 574 261 808'],
      ['social_security', 'DE', '15070649C103', '15070649C104'],
      ['social_security', 'GB', 'AB 12 34 56 C', 'QQ 12 34 56 C'],
      ['national_id', 'ES', '54362315K', '54362315A'],
      ['national_id', 'ES', 'X-2482300W', 'X-2482300A'],
      ['social_security', 'FR', '2 95 10 99 126 111 93', '2 95 10 99 126 111 94'],
      ['social_security', 'US', '536-90-4399', '000-90-4399'],
    ] as const
    for (const [kind, country, right, wrong] of numbers) {
      assert.ok(await isAccepted(kind, country, right), `${country} ${right}`)
      assert.ok(!(await isAccepted(kind, country, wrong)), `${country} ${wrong}`)
    }
    assert.ok(await isAccepted('national_id', 'DE', 'L01X04711')) // the number of an identity card
    assert.ok(await isAccepted('tax_id', 'JP', '1234'))
  })

  it('names the number that the rules expect, with the other problems', async () => {
    const body = { kind: 'tax_id', country: 'DE', value: '12345', issued_on: '2030-01-01', expires_on: '2029-01-01' }
    const { body: problem } = await api.expectError(422, 'identifiers.create', {
      path: { id: await addPerson() },
      body: body as never,
    })
    assert.deepEqual(
      problem.errors?.map(({ path, code }) => [path, code]),
      [
        ['body.value', 'invalid'],
        ['body.expires_on', 'ends_before_start'],
      ],
    )
    assert.match(problem.errors?.[0]?.message ?? '', /Steuerliche Identifikationsnummer/)
  })

  it('refuses the twenty-first identifier of a person', async () => {
    const id = await addPerson()
    for (let count = 0; count < 20; count += 1) await api.call('identifiers.create', { path: { id }, body: passport })
    const { body } = await api.expectError(409, 'identifiers.create', { path: { id }, body: passport })
    assert.deepEqual([body.errors?.[0]?.code, body.errors?.[0]?.limit], ['limit_reached', 20])
  })

  it('refuses employees and managers, even for themselves', async () => {
    for (const role of ['employee', 'manager'] as const) {
      const { person_id, own } = await addUser(role)
      await own.expectError(403, 'identifiers.create', { path: { id: person_id }, body: passport })
    }
  })
})
