import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { encodeForm } from '../../../support/browser/form.ts'
import { caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createOwnerFixture } from '../../../support/samples/owner-fixture.ts'
import { png } from '../../../support/samples/raw-png.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { from } from '../leave-fixture.ts'
import { attach, certificate, createAttachmentFixture, upload } from './attachment-fixture.ts'

const app = await startTestApp()
const fixture = await createAttachmentFixture(app)
const { api, business, addMember, addLeaveType, requestLeave, requestSickLeave, get, list } = fixture

describe('leaveAttachments.upload', () => {
  it('attaches a certificate that the person uploads, which leave then has', async () => {
    const { employee, person_id, id } = await requestSickLeave()
    assert.equal((await get(id)).certificate_status, 'missing')
    const { status, body } = await upload(employee, id, { title: 'Certificate of 7 July' })
    assert.equal(status, 201)
    const { data } = body
    assert.deepEqual(
      { ...data, created_at: '', id: 0, added_by: 0 },
      {
        id: 0,
        leave_request_id: id,
        person_id,
        kind: 'certificate',
        title: 'Certificate of 7 July',
        size_bytes: certificate.length,
        added_by: 0,
        allowed_actions: ['delete'],
        created_at: '',
      },
    )
    const request = await get(id)
    assert.deepEqual([request.certificate_status, request.version], ['present', 2])
  })

  it('stores the file encrypted', async () => {
    const { employee, id } = await requestSickLeave()
    const attachment = await attach(employee, id)
    const { content_ciphertext } = await app.db
      .selectFrom('leave_attachments')
      .select('content_ciphertext')
      .where('business_id', '=', business.id)
      .where('id', '=', attachment.id)
      .executeTakeFirstOrThrow()
    assert.match(content_ciphertext, /^v1\./)
    const encoded = Buffer.from(certificate).toString('base64').slice(0, 40)
    assert.ok(!content_ciphertext.includes(encoded))
  })

  it('records the file in an event and in the audit log, without its title', async () => {
    const { employee, person_id, id } = await requestSickLeave()
    const attachment = await attach(employee, id, { title: 'Chickenpox' })
    const [event] = (
      await api.call('events.list', { query: { types: ['leave.updated'], limit: 200 } })
    ).body.data.filter(({ data }) => (data as { id: number }).id === id)
    assert.ok(event && !JSON.stringify(event).includes('Chickenpox'))
    const entries = (await api.call('auditLog.list', { query: { person_id, limit: 200 } })).body.data
    const entry = entries.find(({ action }) => action === 'leave_attachment.created')
    assert.deepEqual(entry?.detail, {
      leave_attachment_id: attachment.id,
      leave_request_id: id,
      person_id,
      kind: 'certificate',
    })
  })

  it('converts an image to a PDF', async () => {
    const { employee, id } = await requestSickLeave()
    const attachment = await attach(employee, id, { file: png({}), kind: 'other' })
    const { bytes, headers } = await employee.call('leaveAttachments.file', { path: { id: attachment.id } })
    assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
    assert.equal(headers['content-type'], 'application/pdf')
    assert.deepEqual([attachment.kind, attachment.size_bytes], ['other', bytes.length])
    assert.equal((await get(id)).certificate_status, 'missing')
  })

  it('refuses files that are not what they seem, damaged or too large', async () => {
    const { employee, id } = await requestSickLeave()
    const files: [Uint8Array | string, string][] = [
      ['MZ\u0090\u0000 a program', 'file_type'],
      ['<html><script>alert(1)</script></html>', 'file_type'],
      [Buffer.concat([Buffer.from('<script>alert(1)</script>'), certificate]), 'file_type'],
      ['%PDF-1.7 not really', 'file_damaged'],
    ]
    for (const [file, code] of files) {
      const { status, body } = await upload(employee, id, { file })
      assert.deepEqual([status, body.errors?.[0]?.path, body.errors?.[0]?.code], [422, 'body.file', code])
    }
    assert.equal((await upload(employee, id, { file: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.7 ') })).status, 413)
    assert.deepEqual(await list(employee, id), [])
  })

  it('accepts ten files, also of two callers at the same time', async () => {
    const { employee, manager, id } = await requestSickLeave()
    for (let count = 0; count < 9; count++) await attach(employee, id)
    const statuses = (await Promise.all([upload(employee, id), upload(manager, id)])).map(({ status }) => status)
    assert.deepEqual(statuses.sort(), [201, 409])
    const { status, body } = await upload(employee, id)
    assert.deepEqual([status, body.errors?.[0]?.code, body.errors?.[0]?.limit], [409, 'too_many', 10])
    assert.equal((await list(employee, id)).length, 10)
  })

  it('accepts files of approved leave, but not of rejected or cancelled leave', async () => {
    const { employee, id } = await requestSickLeave()
    await api.call('leaveRequests.approve', { path: { id } })
    assert.equal((await upload(employee, id)).status, 201)
    await api.call('leaveRequests.cancel', { path: { id } })
    const cancelled = await upload(employee, id)
    assert.deepEqual([cancelled.status, cancelled.body.code], [409, 'illegal_state'])
    const { employee: other, id: rejected } = await requestSickLeave()
    await api.call('leaveRequests.reject', { path: { id: rejected }, body: { note: 'No' } })
    assert.equal((await upload(other, rejected)).status, 409)
    assert.equal((await get(rejected)).certificate_status, 'not_required')
  })

  it('is limited to callers who can request the leave', async () => {
    const { manager, id } = await requestSickLeave()
    assert.equal((await upload(manager, id)).status, 201)
    assert.equal((await upload((await addMember('employee')).api, id)).status, 404)
    assert.equal((await upload((await addMember('manager')).api, id)).status, 404)
    const reader = await createKey(app, business.owner, { scopes: ['leave:read'] })
    assert.equal((await upload(caller(app, reader.token), id)).status, 403)
    const writer = await createKey(app, business.owner, { scopes: ['leave:write'] })
    const { status, body } = await upload(caller(app, writer.token), id)
    assert.deepEqual([status, body.data.added_by], [201, null])
    const other = await createOwnerFixture(app, 'other')
    assert.equal((await upload(other.api, id)).status, 404)
  })

  it('fails with 412 for another version of the leave request', async () => {
    const { employee, id } = await requestSickLeave()
    await attach(employee, id)
    const encoded = encodeForm({ file: certificate })
    const header = { 'If-Match': '"1"', ...encoded.header }
    const { status } = await employee.send('leaveAttachments.upload', { path: { id }, ...encoded, header })
    assert.equal(status, 412)
  })
})

describe('certificate_status', () => {
  it('is missing for leave of more calendar days than its type allows without a certificate', async () => {
    const { person_id } = await addMember('employee')
    const leave_type_id = await addLeaveType({ certificate_after_days: 2 })
    const status = async (body: object) =>
      (await requestLeave({ person_id, leave_type_id, ...body })).certificate_status
    assert.equal(await status(from(0, 1)), 'not_required')
    assert.equal(await status(from(4, 7)), 'missing')
    const always = await addLeaveType({ certificate_after_days: 0 })
    assert.equal(await status({ leave_type_id: always, ...from(14) }), 'missing')
    assert.equal(await status({ leave_type_id: await addLeaveType(), ...from(21, 25) }), 'not_required')
  })

  it('is announced by the preview', async () => {
    const { person_id } = await addMember('employee')
    const leave_type_id = await addLeaveType({ certificate_after_days: 2 })
    const preview = async (last: number) =>
      (await api.call('leaveRequests.preview', { body: { person_id, leave_type_id, ...from(0, last) } })).body.data
    assert.equal((await preview(1)).certificate_required, false)
    assert.equal((await preview(2)).certificate_required, true)
  })

  it('follows the rule of the type', async () => {
    const { id, leave_type_id } = await requestSickLeave()
    const update = (certificate_after_days: number | null) =>
      api.call('leaveTypes.update', { path: { id: leave_type_id }, body: { certificate_after_days } })
    const { data } = (await update(5)).body
    assert.equal(data.certificate_after_days, 5)
    assert.equal((await get(id)).certificate_status, 'not_required')
    await update(null)
    assert.equal((await get(id)).certificate_status, 'not_required')
    await update(4)
    assert.equal((await get(id)).certificate_status, 'missing')
  })
})
