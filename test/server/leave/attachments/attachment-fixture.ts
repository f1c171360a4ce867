import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { encodeForm } from '../../../support/browser/form.ts'
import type { Caller } from '../../../support/http.ts'
import { onePage } from '../../../support/samples/document.ts'
import type { TestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, from } from '../leave-fixture.ts'

/** A certificate: a PDF of one page. */
export const certificate = await onePage('Unable to work')

/** Uploads a file to a leave request, and returns the response. */
export const upload = (by: Caller, id: number, parts: Record<string, unknown> = {}) =>
  by.send('leaveAttachments.upload', { path: { id }, ...encodeForm({ file: certificate, ...parts }) })

/** Uploads a file to a leave request, and returns the attachment. */
export const attach = async (
  by: Caller,
  id: number,
  parts: Record<string, unknown> = {},
): Promise<Schemas['LeaveAttachment']> => (await upload(by, id, parts)).body.data

/** Creates a business with leave that has attachments. */
export async function createAttachmentFixture(app: TestApp) {
  const fixture = await createLeaveFixture(app)
  const { addMember, addLeaveType, requestLeave } = fixture
  return {
    ...fixture,
    /** Adds a manager, a report of theirs, and a week of leave of the report that requires a certificate. */
    async requestSickLeave() {
      const manager = await addMember('manager')
      const employee = await addMember('employee', { manager_id: manager.person_id })
      const leave_type_id = await addLeaveType({ certificate_after_days: 3 })
      const { person_id } = employee
      const request = await requestLeave({ person_id, leave_type_id, ...from(0, 4) }, employee.api)
      return { manager: manager.api, employee: employee.api, person_id, leave_type_id, id: request.id }
    },
    /** Lists the attachments of a leave request. */
    list: async (by: Caller, id: number): Promise<Schemas['LeaveAttachment'][]> =>
      (await by.call('leaveAttachments.list', { path: { id } })).body.data,
  }
}
