import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createUser, linkUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from './document-fixture.ts'

const app = await startTestApp()
const { api, business, draft, sendDocument } = await createDocumentFixture(app)

async function createEmployee(person_id: number) {
  const user = await createUser(app, { business_id: business.id, role: 'employee' })
  await linkUser(app, user.id, person_id)
  return caller(app, user.token)
}

describe('documents.get', () => {
  it('shows employees their own documents once they are sent', async () => {
    const own = await draft()
    const { document: other } = await sendDocument()
    const employee = await createEmployee(own.person_id)
    const path = { id: own.id }
    await employee.expectError(404, 'documents.get', { path })
    await employee.expectError(404, 'documents.file', { path })

    await api.call('documents.send', { path, body: {} })
    const { data } = (await employee.call('documents.get', { path })).body
    assert.deepEqual([data.id, data.allowed_actions], [own.id, []])
    await employee.call('documents.file', { path })
    assert.deepEqual(
      (await all(employee, 'documents.list')).map(({ id }) => id),
      [own.id],
    )
    for (const id of ['documents.get', 'documents.file'] as const) {
      await employee.expectError(404, id, { path: { id: other.id } })
    }
    await employee.expectError(403, 'documents.audit', { path })
  })

  it('shows employees their filed documents, even withdrawn ones', async () => {
    const { id, person_id } = await draft(0)
    const employee = await createEmployee(person_id)
    const path = { id }
    const { data } = (await employee.call('documents.get', { path })).body
    assert.deepEqual([data.status, data.allowed_actions], ['filed', []])
    await employee.call('documents.file', { path })
    await api.call('documents.void', { path, body: { reason: 'An old version' } })
    assert.equal((await employee.call('documents.get', { path })).body.data.status, 'voided')
    assert.equal((await all(employee, 'documents.list')).length, 1)
  })

  it('shows employees withdrawn documents only if they were sent before', async () => {
    const [unsent, { document }] = [await draft(), await sendDocument()]
    for (const { id, person_id } of [unsent, document]) {
      const employee = await createEmployee(person_id)
      const path = { id }
      await api.call('documents.void', { path, body: { reason: 'Not after all' } })
      if (id === unsent.id) {
        await employee.expectError(404, 'documents.get', { path })
        await employee.expectError(404, 'documents.file', { path })
      } else {
        assert.equal((await employee.call('documents.get', { path })).body.data.status, 'voided')
      }
      assert.equal((await all(employee, 'documents.list')).length, id === unsent.id ? 0 : 1)
    }
  })

  it('does not return links again', async () => {
    const { document } = await sendDocument()
    assert.ok(document.signers[0]?.link)
    const { data } = (await api.call('documents.get', { path: { id: document.id } })).body
    assert.equal(data.signers[0]?.link, undefined)
  })
})
