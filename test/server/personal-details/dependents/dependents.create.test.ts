import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { child, createPersonalDetailsFixture } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addUser, listEventTypes, readAuditDetail } = await createPersonalDetailsFixture(
  app,
  'dependent',
)

describe('dependents.create', () => {
  it('adds a dependent of a person', async () => {
    const id = await addPerson()
    const body = { ...child, date_of_birth: '2016-05-12', tax_dependent: true, note: 'Lives with both parents' }
    const { data } = (await api.call('dependents.create', { path: { id }, body })).body
    const { id: dependent, created_at, updated_at, ...members } = data
    assert.deepEqual(members, { ...body, person_id: id, version: 1 })
    assert.deepEqual(await listEventTypes(dependent), ['dependent.created'])
    assert.deepEqual(await readAuditDetail('dependent.created'), { dependent_id: dependent, person_id: id })
    const other = (await api.call('dependents.create', { path: { id }, body: child })).body.data
    assert.deepEqual([other.date_of_birth, other.tax_dependent, other.note], [null, false, null])
    assert.ok(created_at === updated_at)
  })

  it('refuses a date of birth in the future', async () => {
    const { body } = await api.expectError(422, 'dependents.create', {
      path: { id: await addPerson() },
      body: { ...child, date_of_birth: '2099-01-01' },
    })
    assert.deepEqual([body.errors?.[0]?.path, body.errors?.[0]?.code], ['body.date_of_birth', 'too_late'])
  })

  it('refuses employees and managers, even for themselves', async () => {
    for (const role of ['employee', 'manager'] as const) {
      const { person_id, own } = await addUser(role)
      await own.expectError(403, 'dependents.create', { path: { id: person_id }, body: child })
    }
  })

  it('refuses the twenty-first dependent of a person', async () => {
    const id = await addPerson()
    for (let count = 0; count < 20; count += 1) await api.call('dependents.create', { path: { id }, body: child })
    await api.expectError(409, 'dependents.create', { path: { id }, body: child })
  })
})
