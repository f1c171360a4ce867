import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createApp } from '../../../support/samples/app.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('apps.get', () => {
  it('returns an app without its secret', async () => {
    const { client_secret: _secret, ...client } = await createApp(app, owner)
    assert.deepEqual((await api.call('apps.get', { path: { id: client.id } })).body.data, client)
  })
})
