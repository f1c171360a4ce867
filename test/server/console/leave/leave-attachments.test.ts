import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { textContent } from '../../../support/browser/page-forms.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { certificate } from '../../leave/attachments/attachment-fixture.ts'
import { createLeaveFixture, from } from '../../leave/leave-fixture.ts'

const app = await startTestApp()
const { addMember, addLeaveType, requestLeave, business } = await createLeaveFixture(app)
const pdf = new File([new Uint8Array(certificate)], 'certificate.pdf')

async function requestSickLeave() {
  const employee = await addMember('employee')
  const leave_type_id = await addLeaveType({ certificate_after_days: 3 })
  const leave = await requestLeave({ person_id: employee.person_id, leave_type_id, ...from(0, 4) }, employee.api)
  return {
    visitor: await visitConsoleAs(app, employee.user),
    api: employee.api,
    leave,
    page: `/console/leave/${leave.id}`,
  }
}

/** Returns the fields of a request for sick leave that has not been sent. */
async function startRequest() {
  const employee = await addMember('employee')
  const leave_type_id = await addLeaveType({ certificate_after_days: 3 })
  const { start_date, end_date } = from(0, 4)
  return {
    visitor: await visitConsoleAs(app, employee.user),
    api: employee.api,
    fields: {
      leave_type_id: String(leave_type_id),
      start_date,
      end_date,
      start_portion: 'full',
      end_portion: 'full',
      kind: 'certificate',
    },
  }
}

describe('attachments of leave in the console', () => {
  it('are attached, downloaded and deleted by the person on leave', async () => {
    const { visitor, api, leave, page } = await requestSickLeave()
    assert.match((await visitor.get(page)).text, /Certificate missing[\s\S]*Nothing is attached to this leave\./)
    const fields = { file: pdf, kind: 'certificate', title: 'From the doctor' }
    const attached = await visitor.follow(await visitor.upload(page, 'attach', fields))
    assert.match(attached.text, /The file is attached\.[\s\S]*Certificate: From the doctor/)
    assert.doesNotMatch(attached.text, /Certificate missing/)

    const [attachment] = (await api.call('leaveAttachments.list', { path: { id: leave.id } })).body.data
    const id = attachment?.id ?? 0
    const download = await visitor.get(`/console/leave/attachments/${id}/file.pdf`)
    assert.equal(download.headers['content-type'], 'application/pdf')
    assert.match(String(download.headers['content-disposition']), /^attachment/)
    const fresh = await visitor.get(page)
    const deleted = await visitor.postForm(page, fresh.text, 'delete-attachment', { attachment_id: String(id) })
    assert.match((await visitor.follow(deleted)).text, /The attachment is deleted\.[\s\S]*Certificate missing/)
  })

  it('are attached to the leave that the same form requests', async () => {
    const { visitor, api, fields } = await startRequest()
    const attached = await visitor.follow(await visitor.upload('/console/leave/new', 'ask', { ...fields, file: pdf }))
    assert.match(textContent(attached.text), /Leave requested\.[\s\S]*Certificate/)
    assert.doesNotMatch(attached.text, /Certificate missing/)
    const [leave] = (await api.call('leaveRequests.list')).body.data
    const attachments = await api.call('leaveAttachments.list', { path: { id: leave?.id ?? 0 } })
    assert.deepEqual(
      attachments.body.data.map(({ kind }) => kind),
      ['certificate'],
    )
  })

  it('do not prevent the request if the API refuses the file', async () => {
    const { visitor, fields } = await startRequest()
    const program = new File(['MZ a program'], 'certificate.pdf')
    const page = await visitor.follow(
      await visitor.upload('/console/leave/new', 'ask', { ...fields, file: program, note: 'Flu' }),
    )
    assert.match(textContent(page.text), /Leave requested\. The file is not attached\. Choose a PDF or an image/)
    assert.match(page.text, /Certificate missing/)
  })

  it('must be selected again after a preview', async () => {
    const { visitor, api, fields } = await startRequest()
    const preview = await visitor.upload('/console/leave/new', 'preview', { ...fields, file: pdf, note: 'Flu' })
    assert.match(textContent(preview.text), /Flu[\s\S]*Choose the file again/)
    assert.deepEqual((await api.call('leaveRequests.list')).body.data, [])
  })

  it('require a file of the right type', async () => {
    const { visitor, page } = await requestSickLeave()
    const program = new File(['MZ a program'], 'certificate.pdf')
    const response = await visitor.upload(page, 'attach', { file: program, kind: 'certificate', title: '' })
    assert.equal(response.status, 422)
    const empty = await visitor.upload(page, 'attach', { kind: 'certificate', title: '' })
    assert.match(textContent(empty.text), /Select a file\./)
  })

  it('are shown to people who approve the leave', async () => {
    const { visitor, page } = await requestSickLeave()
    const owner = await visitConsoleAs(app, business.owner)
    assert.match((await owner.get('/console/leave?status=requested')).text, /Certificate missing/)
    await visitor.upload(page, 'attach', { file: pdf, kind: 'other', title: 'Letter' })
    assert.match((await owner.get(page)).text, /Other: Letter/)
  })

  it('can be required by a leave type', async () => {
    const owner = await visitConsoleAs(app, business.owner)
    const page = `/console/leave/types/${await addLeaveType({ certificate_after_days: 3 })}`
    assert.match((await owner.get(page)).text, /name="certificate_after_days"[^>]*value="3"/)
  })
})
