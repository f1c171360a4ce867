import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness, createPerson, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app, { name: 'Acme' })
const business = { id: business_id, name: 'Acme', currency: 'EUR', time_zone: 'UTC', sandbox: false, sends_mail: false }

describe('me.get', () => {
  it('shows whether the service sends email', async () => {
    const mailing = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' }, databaseUrl: app.databaseUrl })
    const { business: result } = (await caller(mailing, owner.token).call('me.get')).body.data
    assert.deepEqual(result, { ...business, sends_mail: true })
  })

  it('returns the user with the business', async () => {
    const user = await createUser(app, { business_id, role: 'employee' })
    const { body } = await caller(app, user.token).call('me.get')
    const { created_at, updated_at, ...rest } = body.data
    assert.deepEqual(rest, {
      kind: 'user',
      id: user.id,
      name: user.name,
      email: user.email,
      role: 'employee',
      role_id: null,
      scopes: ['self'],
      person_id: null,
      leave_mail: true,
      payslip_mail: true,
      webhook_mail: true,
      pay_run_mail: true,
      change_mail: true,
      task_mail: true,
      locale: null,
      confirmation_methods: ['password'],
      business,
      version: 1,
    })
  })

  it('returns the linked person', async () => {
    const { id, token } = await createUser(app, { business_id, role: 'employee' })
    const { id: person_id } = await createPerson(app, { business_id })
    await caller(app, owner.token).call('users.update', { path: { id }, body: { person_id } })
    assert.equal((await caller(app, token).call('me.get')).body.data.person_id, person_id)
  })

  it('returns the API key', async () => {
    const { id, token } = await createKey(app, owner, { name: 'Payroll sync', scopes: ['people:read', 'events:read'] })
    const { created_at, updated_at, ...rest } = (await caller(app, token).call('me.get')).body.data
    assert.deepEqual(rest, {
      kind: 'api_key',
      id,
      name: 'Payroll sync',
      email: null,
      role: null,
      role_id: null,
      scopes: ['people:read', 'events:read'],
      person_id: null,
      leave_mail: null,
      payslip_mail: null,
      webhook_mail: null,
      pay_run_mail: null,
      change_mail: null,
      task_mail: null,
      locale: null,
      confirmation_methods: [],
      business,
      version: 1,
    })
  })

  it('returns the scopes of the token, which can be fewer than those of the role', async () => {
    const { token } = await createUser(app, { business_id, role: 'owner', scopes: ['people:read'] })
    const { role, scopes } = (await caller(app, token).call('me.get')).body.data
    assert.deepEqual({ role, scopes }, { role: 'owner', scopes: ['people:read'] })
  })
})
