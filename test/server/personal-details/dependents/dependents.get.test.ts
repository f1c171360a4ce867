import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { child, createPersonalDetailsFixture } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addUser } = await createPersonalDetailsFixture(app, 'dependent')

describe('dependents.get', () => {
  it('returns a dependent with its version as the ETag, to admins and to the person', async () => {
    const { person_id, own } = await addUser('employee')
    const { data } = (await api.call('dependents.create', { path: { id: person_id }, body: child })).body
    for (const reader of [api, own]) {
      const { body, headers } = await reader.call('dependents.get', { path: { id: data.id } })
      assert.deepEqual([body.data, headers.etag], [data, '"1"'])
    }
  })
})
