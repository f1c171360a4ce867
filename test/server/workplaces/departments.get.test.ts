import assert from 'node:assert/strict'
import { it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createBusiness, createDepartment, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

it('departments.get shows a department to employees, too', async () => {
  const { id: business_id } = await createBusiness(app)
  const { id, name } = await createDepartment(app, { business_id, code: 'ENG' })
  const { token } = await createUser(app, { business_id, role: 'employee' })
  const { body } = await caller(app, token).call('departments.get', { path: { id } })
  const { created_at, updated_at } = body.data
  assert.deepEqual(body.data, { id, name, code: 'ENG', parent_id: null, created_at, updated_at, version: 1 })
})
