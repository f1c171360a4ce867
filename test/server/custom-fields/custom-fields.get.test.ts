import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createCustomField } from '../../support/samples/custom-field.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('customFields.get', () => {
  it('returns a field, to employees only if they can see the value', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const hidden = await createCustomField(app, { business_id })
    const visible = await createCustomField(app, { business_id, visible_to: ['self'] })
    const get = 'customFields.get'
    const response = (await caller(app, owner.token).call(get, { path: { id: hidden.id } })).body.data
    assert.equal(response.key, hidden.key)
    const employee = caller(app, (await createUser(app, { business_id, role: 'employee' })).token)
    await employee.call(get, { path: { id: visible.id } })
    await employee.expectError(404, get, { path: { id: hidden.id } })
    const stranger = caller(app, (await createBusiness(app)).owner.token)
    await stranger.expectError(404, get, { path: { id: visible.id } })
  })
})
