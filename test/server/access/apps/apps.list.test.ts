import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createApp } from '../../../support/samples/app.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('apps.list', () => {
  it('lists the apps of the business by ID', async () => {
    const ids = [(await createApp(app, owner)).id, (await createApp(app, owner)).id]
    await createApp(app, (await createBusiness(app)).owner)
    assert.deepEqual(
      (await all(api, 'apps.list')).map(({ id }) => id),
      ids,
    )
  })
})
