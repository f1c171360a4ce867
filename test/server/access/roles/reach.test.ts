import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ReachName } from '../../../../server/access/roles.ts'
import type { Scope } from '../../../../server/operation/scopes.ts'
import { all, caller } from '../../../support/http.ts'
import { createCustomField } from '../../../support/samples/custom-field.ts'
import { createBusiness, createDepartment, createPerson } from '../../../support/samples/factories.ts'
import { createUserWithRole } from '../../../support/samples/role.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

const engineering = await createDepartment(app, { business_id })
const part = await createDepartment(app, { business_id, parent_id: engineering.id })
const own = await createPerson(app, { business_id, department_id: engineering.id })
const report = await createPerson(app, { business_id, manager_id: own.id })
const indirect = await createPerson(app, { business_id, manager_id: report.id })
const colleague = await createPerson(app, { business_id, department_id: engineering.id })
const inPart = await createPerson(app, { business_id, department_id: part.id })
const stranger = await createPerson(app, {
  business_id,
  department_id: (await createDepartment(app, { business_id })).id,
})

const withRole = async (reach: ReachName, scopes: readonly Scope[], person_id: number | null = own.id) => {
  const options = { business_id, reach, scopes, ...(person_id !== null && { person_id }) }
  if (person_id !== null)
    await app.db.updateTable('users').set({ person_id: null }).where('person_id', '=', person_id).execute()
  return caller(app, (await createUserWithRole(app, options)).token)
}

describe('the reach of a custom role', () => {
  const reached: Record<ReachName, { id: number }[]> = {
    self: [own],
    team: [own, report, indirect],
    department: [own, colleague, inPart],
    all: [own, report, indirect, colleague, inPart, stranger],
  }
  for (const [reach, people] of Object.entries(reached) as [ReachName, { id: number }[]][]) {
    it(`${reach} includes these people only`, async () => {
      const by = await withRole(reach, ['people:read', 'leave:read'])
      const ids = (await all(by, 'people.list', { query: {} })).map(({ id }) => id)
      assert.deepEqual(
        ids,
        people.map(({ id }) => id).sort((a, b) => a - b),
      )
      for (const { id } of [own, report, indirect, colleague, inPart, stranger]) {
        const { status } = await by.send('people.get', { path: { id } })
        assert.equal(status, ids.includes(id) ? 200 : 404)
      }
    })
  }

  it('is empty for users without a person, except for all people', async () => {
    for (const reach of ['self', 'team', 'department'] as const) {
      const by = await withRole(reach, ['people:read'], null)
      assert.deepEqual(await all(by, 'people.list', { query: {} }), [])
    }
  })

  it('follows the department of the user at once', async () => {
    const by = await withRole('department', ['people:read'])
    await app.db.updateTable('people').set({ department_id: null }).where('id', '=', own.id).execute()
    assert.deepEqual(
      (await all(by, 'people.list', { query: {} })).map(({ id }) => id),
      [own.id],
    )
    await app.db.updateTable('people').set({ department_id: engineering.id }).where('id', '=', own.id).execute()
    assert.equal((await all(by, 'people.list', { query: {} })).length, 3)
  })

  it('does not include operations of the role self', async () => {
    const by = await withRole('department', [])
    assert.equal((await by.send('people.get', { path: { id: own.id } })).status, 200)
    assert.equal((await by.send('people.get', { path: { id: colleague.id } })).status, 404)
  })
})

describe('sensitive custom fields', () => {
  it('need the scope personal:read and the reach of all people', async () => {
    const { key } = await createCustomField(app, { business_id, sensitive: true })
    const body = { custom_fields: { [key]: 'medium' } }
    await api.call('people.update', { path: { id: stranger.id }, body })
    const read = async (scopes: readonly Scope[]) => {
      const by = await withRole('all', scopes, null)
      return (await by.call('people.get', { path: { id: stranger.id } })).body.data.custom_fields
    }
    assert.deepEqual(await read(['people:read']), {})
    assert.deepEqual(await read(['people:read', 'personal:read']), { [key]: 'medium' })
  })
})
