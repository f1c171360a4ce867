import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createDirectory } from '../../../../support/samples/provisioning.ts'
import { startTestApp } from '../../../../support/service/app.ts'
import { entraGroups, entraUsers } from './entra-exchanges.ts'
import { replay } from './exchanges.ts'
import { oktaGroups, oktaUsers } from './okta-exchanges.ts'

const app = await startTestApp()

describe('the requests of directories', () => {
  for (const [name, exchanges] of Object.entries({ entraUsers, entraGroups, oktaUsers, oktaGroups })) {
    it(`get the expected responses: ${name}`, async () => replay(await createDirectory(app), exchanges))
  }
})

describe('the description of the service', () => {
  it('lists what it supports', async () => {
    const { expect } = await createDirectory(app)
    const config = await expect(200, 'GET', '/ServiceProviderConfig')
    assert.deepEqual([config.patch.supported, config.bulk.supported, config.etag.supported], [true, false, false])
    const types = await expect(200, 'GET', '/ResourceTypes')
    const schemas = await expect(200, 'GET', '/Schemas')
    assert.deepEqual([types.totalResults, schemas.totalResults], [2, 2])
    for (const { id, schema } of types.Resources) {
      assert.equal((await expect(200, 'GET', `/ResourceTypes/${id}`)).schema, schema)
      assert.equal((await expect(200, 'GET', `/Schemas/${schema}`)).id, schema)
    }
    await expect(404, 'GET', '/Schemas/urn:unknown')
    await expect(404, 'GET', '/Me')
    await expect(404, 'POST', '/Bulk', {})
  })

  it('refuses other methods and media types', async () => {
    const { send } = await createDirectory(app)
    const wrong = await send('DELETE', '/Users')
    assert.deepEqual([wrong.status, wrong.headers.allow], [405, 'GET, POST, HEAD, OPTIONS'])
    const text = await send('POST', '/Users', 'a', { headers: { 'content-type': 'text/plain' } })
    assert.equal(text.status, 415)
    const json = await send('POST', '/Users', {}, { headers: { 'content-type': 'application/json' } })
    assert.deepEqual([json.status, json.body.scimType], [400, 'invalidValue'])
  })
})
