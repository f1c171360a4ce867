import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { readColumn, readCsv } from '../../support/read-csv.ts'
import { createDocument } from '../../support/samples/document.ts'
import { createUser, linkUser } from '../../support/samples/factories.ts'
import { createOwnerFixture } from '../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('documents.exportCsv', () => {
  it('has the documents that documents.list has for the same caller and filters', async () => {
    const { business, api, addPerson } = await createOwnerFixture(app, 'document')
    const business_id = business.id
    const person_id = await addPerson({ first_name: 'Ada', last_name: 'Lovelace' })
    const document = await createDocument(app, { business_id, person_id, status: 'sent' })
    await createDocument(app, { business_id, person_id, status: 'draft' })
    await createDocument(app, { business_id, person_id: await addPerson(), status: 'sent' })
    for (const query of [{}, { status: 'sent' }, { person_id, sort: '-id' }, { q: 'nothing' }] as const) {
      const listed = (await api.call('documents.list', { query: { ...query } })).body.data
      const csv = (await api.call('documents.exportCsv', { query: { ...query } })).text
      assert.deepEqual(
        readColumn(csv, 'id'),
        listed.map(({ id }) => String(id)),
        JSON.stringify(query),
      )
    }
    const employee = await createUser(app, { business_id, role: 'employee' })
    await linkUser(app, employee.id, person_id)
    const rows = readCsv((await caller(app, employee.token).call('documents.exportCsv')).text)
    const { title, signers } = (await api.call('documents.get', { path: { id: document.id } })).body.data
    assert.deepEqual(
      rows.map((row) => [row.id, row.title, row.person, row.status, row.signers, row.signatures]),
      [[String(document.id), title, 'Ada Lovelace', 'sent', signers.map(({ name }) => name).join(', '), '0']],
    )
  })
})
