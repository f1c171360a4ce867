import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { backdateConfirmation } from '../../../support/service/log-in.ts'
import { createPersonalDetailsFixture, passport } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, addUser, listEventTypes, readAuditDetail } = await createPersonalDetailsFixture(
  app,
  'identifier',
)
const add = async (person_id: number) =>
  (await api.call('identifiers.create', { path: { id: person_id }, body: passport })).body.data.id

describe('identifiers.reveal', () => {
  it('returns the number and records who read it, without the number', async () => {
    const person_id = await addPerson()
    const id = await add(person_id)
    const { body } = await api.call('identifiers.reveal', { path: { id } })
    assert.deepEqual(body.data, { id, person_id, value: passport.value })
    assert.deepEqual(await readAuditDetail('identifier.revealed'), { identifier_id: id, person_id })
    assert.deepEqual(await listEventTypes(id), ['identifier.created'])
  })

  it('returns only their own numbers to employees', async () => {
    const { person_id, own } = await addUser('employee')
    const id = await add(person_id)
    assert.equal((await own.call('identifiers.reveal', { path: { id } })).body.data.value, passport.value)
    await own.expectError(404, 'identifiers.reveal', { path: { id: await add(await addPerson()) } })
  })

  it('returns no number of a report to their manager', async () => {
    const { person_id, own } = await addUser('manager')
    await own.expectError(404, 'identifiers.reveal', {
      path: { id: await add(await addPerson({ manager_id: person_id })) },
    })
  })

  it('requires a recent proof of the password', async () => {
    const id = await add(await addPerson())
    const admin = await createUser(app, { business_id: business.id, role: 'admin' })
    await backdateConfirmation(app, admin.session_id, 16)
    const { body } = await caller(app, admin.token).expectError(403, 'identifiers.reveal', { path: { id } })
    assert.equal(body.code, 'confirmation_required')
  })
})
