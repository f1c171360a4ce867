import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createPersonalDetailsFixture, passport } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addUser } = await createPersonalDetailsFixture(app, 'identifier')

describe('identifiers.get', () => {
  it('returns an identifier with its version as the ETag, to admins and to the person', async () => {
    const { person_id, own } = await addUser('employee')
    const { data } = (await api.call('identifiers.create', { path: { id: person_id }, body: passport })).body
    for (const reader of [api, own]) {
      const { body, headers } = await reader.call('identifiers.get', { path: { id: data.id } })
      assert.deepEqual([body.data, headers.etag], [data, '"1"'])
    }
  })

  it('returns no identifier of a report to their manager', async () => {
    const { person_id, own } = await addUser('manager')
    const report = await addPerson({ manager_id: person_id })
    const { data } = (await api.call('identifiers.create', { path: { id: report }, body: passport })).body
    await own.expectError(404, 'identifiers.get', { path: { id: data.id } })
  })
})
