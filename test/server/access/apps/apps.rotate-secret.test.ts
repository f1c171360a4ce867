import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { allow, createApp, exchange } from '../../../support/samples/app.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('apps.rotateSecret', () => {
  it('replaces the secret at once', async () => {
    const client = await createApp(app, owner)
    const { data } = (await api.call('apps.rotateSecret', { path: { id: client.id } })).body
    assert.notEqual(data.client_secret, client.client_secret)
    const granted = await allow(app, client, owner)
    assert.equal((await exchange(app, client, granted)).status, 401)
    assert.equal((await exchange(app, data, granted)).status, 200)
  })

  it('refuses a public app', async () => {
    const { id } = await createApp(app, owner, { type: 'public' })
    const { body } = await api.expectError(409, 'apps.rotateSecret', { path: { id } })
    assert.equal(body.errors?.[0]?.code, 'public_app')
  })
})
