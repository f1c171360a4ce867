import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createOwnerFixture } from '../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('business.debtor', () => {
  it('is null until it is set', async () => {
    const { api } = await createOwnerFixture(app, 'business')
    const { headers, body } = await api.call('business.debtor')
    assert.deepEqual([headers.etag, body.data], ['"1"', { debtor: null, version: 1 }])
  })
})
