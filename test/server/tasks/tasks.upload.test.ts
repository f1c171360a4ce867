import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { encodeForm } from '../../support/browser/form.ts'
import type { Caller } from '../../support/http.ts'
import { onePage } from '../../support/samples/document.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createTaskFixture } from './task-fixture.ts'

const app = await startTestApp()
const { api, addUser, add, listTasks, listEventTypes } = await createTaskFixture(app)
const pdf = await onePage()

const upload = (by: Caller, id: number, file: Uint8Array | string) =>
  by.send('tasks.upload', { path: { id }, ...encodeForm({ file }) })

/** Adds a manager, a report of theirs, and a task of the report to upload a file. */
async function createUpload() {
  const manager = await addUser('manager')
  const employee = await addUser('employee', { manager_id: manager.person_id })
  const { id } = await add(employee.person_id, { kind: 'upload_file', title: 'Upload your passport' })
  return { manager: manager.api, employee: employee.api, person_id: employee.person_id, id }
}

describe('tasks.upload', () => {
  it('files what the assignee uploads as a collected document, and completes the task', async () => {
    const { manager, employee, person_id, id } = await createUpload()
    const { status, body } = await upload(employee, id, pdf)
    assert.deepEqual([status, body.data.state], [200, 'done'])
    const { document_id } = body.data
    assert.deepEqual(await listEventTypes(id), ['task.created', 'task.completed'])

    const path = { id: document_id }
    const document = (await employee.call('documents.get', { path })).body.data
    assert.deepEqual(
      [document.kind, document.status, document.title, document.person_id],
      ['collected', 'filed', 'Upload your passport', person_id],
    )
    assert.ok((await employee.call('documents.file', { path })).bytes.equals(pdf))
    assert.equal((await api.call('documents.get', { path })).body.data.kind, 'collected')
    await manager.expectError(404, 'documents.get', { path })
    await manager.expectError(404, 'documents.file', { path })
    const listed = (await manager.call('documents.list', { query: { person_id } })).body.data
    assert.deepEqual(listed, [])
  })

  it('lets a manager upload a file that they then cannot see', async () => {
    const { manager, person_id } = await createUpload()
    const { id } = await add(person_id, { kind: 'upload_file', assignee: { type: 'manager' } })
    const { status, body } = await upload(manager, id, pdf)
    assert.equal(status, 200)
    await manager.expectError(404, 'documents.get', { path: { id: body.data.document_id } })
  })

  it('refuses files that are not what they seem, damaged or too large, and leaves the task open', async () => {
    const { employee, person_id, id } = await createUpload()
    const png = Buffer.from('89504e470d0a1a0a', 'hex')
    const files: [Uint8Array | string, string][] = [
      ['MZ\u0090\u0000 a program', 'file_type'],
      ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'file_type'],
      ['<html><script>alert(1)</script></html>', 'file_type'],
      ['PK\u0003\u0004 an archive', 'file_type'],
      ['GIF89a', 'file_type'],
      [Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf]), 'file_type'],
      [Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), 'image_damaged'],
      ['%PDF-1.7 not really', 'file_damaged'],
    ]
    for (const [file, code] of files) {
      const { status, body } = await upload(employee, id, file)
      assert.deepEqual([status, body.errors?.[0]?.path, body.errors?.[0]?.code], [422, 'body.file', code])
    }
    assert.equal((await upload(employee, id, Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.7 '))).status, 413)
    assert.equal((await listTasks(person_id))[0]?.state, 'open')
    assert.deepEqual((await api.call('documents.list', { query: { person_id } })).body.data, [])
  })

  it('accepts one of two files at the same time, and none for other tasks and callers', async () => {
    const { manager, employee, person_id, id } = await createUpload()
    const statuses = (await Promise.all([1, 2].map(() => upload(employee, id, pdf)))).map(({ status }) => status)
    assert.deepEqual(statuses.sort(), [200, 409])
    assert.equal((await api.call('documents.list', { query: { person_id } })).body.data.length, 1)
    const { id: plain } = await add(person_id)
    assert.equal((await upload(employee, plain, pdf)).status, 409)
    const { id: other } = await add(person_id, { kind: 'upload_file' })
    assert.equal((await upload(manager, other, pdf)).status, 404)
  })
})
