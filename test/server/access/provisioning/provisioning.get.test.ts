import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { createDirectory } from '../../../support/samples/provisioning.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('provisioning.get', () => {
  it('describes provisioning that is off', async () => {
    const { owner } = await createBusiness(app)
    const { data } = (await caller(app, owner.token).call('provisioning.get')).body
    assert.deepEqual(
      [data.enabled, data.default_role, data.group_roles, data.token_prefix, data.version],
      [false, null, [], null, 0],
    )
    assert.equal(data.scim_url, `${app.config.publicUrl}/scim/v2`)
  })

  it('returns the start of the token and the last request', async () => {
    const { owner, token, expect } = await createDirectory(app)
    const api = caller(app, owner.token)
    const before = (await api.call('provisioning.get')).body.data
    assert.deepEqual([before.token_prefix, before.last_request_at], [token.slice(0, -34), null])
    await expect(200, 'GET', '/Users')
    const after = (await api.call('provisioning.get')).body.data
    assert.notEqual(after.last_request_at, null)
    assert.equal(after.version, before.version)
    assert.equal(JSON.stringify(after).includes(token), false)
  })
})
