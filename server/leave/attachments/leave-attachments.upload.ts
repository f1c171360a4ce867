import { sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import { conflictAt, illegalTransition, validationFailed } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { operation } from '../../operation/operation.ts'
import type { Principal } from '../../operation/principal.ts'
import { created } from '../../operation/response.ts'
import { type Change, inTransaction } from '../../operation/work.ts'
import { checkUpload } from '../../pdf/check-upload.ts'
import { findLeaveRequest, lockLeaveRequest } from '../lock-leave.ts'
import type { LeaveRequestRow } from '../present-leave-request.ts'
import { sealContent } from './attachment-content.ts'
import { type AttachmentRow, attachmentColumns, isOpen, presentAttachment } from './present-attachment.ts'
import { recordAttachmentChange } from './record-attachment.ts'

const maxAttachments = 10

/** Attaches a PDF, or an image as a page of a PDF, to leave that is requested or approved. */
export const leaveAttachmentsUpload = operation(
  'leaveAttachments.upload',
  async (work, { path: { id }, header, body }) => {
    checkStatus((await findLeaveRequest(work, id)).status)
    const { kind, title = null } = body
    // Checked before the transaction, to keep the transaction short.
    const upload = { file: body.file, title: title ?? `Leave request ${id}`, createdAt: work.now }
    const { pdf: file = body.file, problem } = await checkUpload(upload)
    if (problem !== undefined) throw validationFailed([{ path: 'body.file', ...problem }])

    return await inTransaction(work, async (work) => {
      const request = await lockLeaveRequest(work, id)
      checkStatus(request.status)
      checkIfMatch(header['If-Match'], request.version, `Leave request ${id}`)
      await checkCount(work, id)
      const row = await addAttachment(work, request, { kind, title, file })
      await recordAttachmentChange(work, row, 'leave_attachment.created')
      return created(presentAttachment(work.by, row, request.status))
    })
  },
)

function checkStatus(status: Schemas['LeaveStatus']): void {
  if (!isOpen(status)) throw illegalTransition(`Files cannot be attached to leave that is ${status}.`, status)
}

/** @param leave_request_id - a request that the transaction has locked */
async function checkCount({ db, business_id }: Change, leave_request_id: number): Promise<void> {
  const { count } = await db
    .selectFrom('leave_attachments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', business_id)
    .where('leave_request_id', '=', leave_request_id)
    .executeTakeFirstOrThrow()
  if (Number(count) < maxAttachments) return
  const message = `The leave has ${maxAttachments} attachments, the maximum. Delete one first.`
  throw conflictAt({ path: 'path.id', code: 'too_many', limit: maxAttachments, message })
}

interface NewAttachment {
  kind: Schemas['LeaveAttachmentKind']
  title: string | null
  file: Uint8Array
}

async function addAttachment(
  { db, business_id, by, config }: Change<Principal>,
  { id: leave_request_id, person_id }: LeaveRequestRow,
  { kind, title, file }: NewAttachment,
): Promise<AttachmentRow> {
  const { id } = await db
    .selectNoFrom(sql<number>`nextval(pg_get_serial_sequence('leave_attachments', 'id'))`.as('id'))
    .executeTakeFirstOrThrow()
  return await db
    .insertInto('leave_attachments')
    .values({
      business_id,
      id, // the ID for which the file is encrypted
      leave_request_id,
      person_id,
      kind,
      title,
      size_bytes: file.length,
      content_ciphertext: sealContent(config.encryptionKeys, id, file),
      added_by: by.kind === 'user' ? by.user_id : null,
      added_by_api_key: by.kind === 'api_key' ? by.api_key_id : null,
    })
    .returning(attachmentColumns)
    .executeTakeFirstOrThrow()
}
