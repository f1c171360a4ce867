import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('business.get', () => {
  it('returns the business to any user and API key', async () => {
    await createBusiness(app)
    const { id: business_id, owner } = await createBusiness(app, { name: 'Acme' })
    const employee = await createUser(app, { business_id, role: 'employee' })
    const key = await createKey(app, owner, { scopes: ['people:read'] })
    for (const { token } of [owner, employee, key]) {
      const { created_at, updated_at, ...rest } = (await caller(app, token).call('business.get')).body.data
      assert.deepEqual(rest, {
        id: business_id,
        name: 'Acme',
        address: null,
        logo: null,
        currency: 'EUR',
        time_zone: 'UTC',
        sandbox: false,
        require_2fa: false,
        two_person_pay_runs: false,
        managers_see_compensation: false,
        self_service_fields: ['phone', 'address', 'postal_address', 'preferred_name'],
        payroll_year_starts_on: '01-01',
        net_pay_account: null,
        version: 1,
      })
    }
  })
})
