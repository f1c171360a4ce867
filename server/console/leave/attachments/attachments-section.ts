import type { LeaveAttachment, LeaveRequest } from '../../../../sdk/src/index.ts'
import { badge, question } from '../../../pages/components.ts'
import { type Choice, fileField, form, hidden, input, type Submission, select } from '../../../pages/form.ts'
import { type Html, html } from '../../../pages/html.ts'
import { table } from '../../../pages/table.ts'
import { text } from '../../../texts/english.ts'
import { FormProblem } from '../../form-problem.ts'
import { may, type PageContext, pathId } from '../../page-context.ts'
import type { SubmittedForm } from '../../submitted-form.ts'

/** The badge of leave whose required certificate is not attached. */
export const certificateBadge = ({ certificate_status }: LeaveRequest): Html | false =>
  certificate_status === 'missing' && badge(text('leaveAttachments.missing'), 'warn')

const kinds = (): Choice[] =>
  (['certificate', 'other'] as const).map((kind) => [kind, text(`leaveAttachments.kind.${kind}`)])

const kindText = (kind: LeaveAttachment['kind']): string =>
  kinds().find(([value]) => value === kind)?.[1] ?? text('leaveAttachments.kind.other')

/** Renders the attachments of leave with their actions, for a user who may see them. */
export async function attachmentsSection(
  context: PageContext,
  leave: LeaveRequest,
  submission?: Submission,
): Promise<Html | false> {
  const isOwn = context.me.person_id === leave.person_id
  if (!isOwn && !may(context, 'leave:approve')) return false
  const { data } = await context.api.leaveAttachments.list(leave.id)
  const isOpen = leave.status === 'requested' || leave.status === 'approved'
  const mayAttach = isOpen && (isOwn || may(context, 'leave:write'))
  if (data.length === 0 && !mayAttach) return false
  return html`<h2>${text('leaveAttachments.title')}</h2>
    <div class="narrow">
      <p class="hint">${text('leaveAttachments.private')}</p>
      ${leave.certificate_status === 'missing' && html`<p>${certificateBadge(leave)} ${text('leaveAttachments.missingHint')}</p>`}
      ${data.length > 0 && attachmentTable(context, data)}
      ${data.length === 0 && html`<p>${text('leaveAttachments.none')}</p>`}
      ${mayAttach && uploadForm(context, submission)}
    </div>`
}

function attachmentTable({ formats, formToken: token }: PageContext, attachments: readonly LeaveAttachment[]): Html {
  return table(
    attachments,
    [
      { title: text('leaveAttachments.file'), cell: attachmentLink },
      {
        title: text('leaveAttachments.addedAt'),
        priority: 'line',
        cell: ({ created_at }) => formats.time(created_at),
      },
      {
        title: text('leaveAttachments.actions'),
        cell: ({ id, allowed_actions }) => allowed_actions.includes('delete') && deleteQuestion(id, token),
      },
    ],
    { caption: text('leaveAttachments.title'), empty: html`` },
  )
}

function attachmentLink({ id, kind, title }: LeaveAttachment): Html {
  const label = title === null ? kindText(kind) : text('leaveAttachments.item', { kind: kindText(kind), title })
  return html`<a href="/console/leave/attachments/${id}/file.pdf">${label}</a>`
}

const deleteQuestion = (id: number, token: string): Html =>
  question(`delete-attachment-${id}`, {
    button: text('leaveAttachments.deleteButton'),
    title: text('leaveAttachments.deleteTitle'),
    content: html`<p>${text('leaveAttachments.deleteLead')}</p>
      ${form({
        action: 'delete-attachment',
        submit: text('leaveAttachments.delete'),
        token,
        kind: 'danger',
        fields: [hidden('attachment_id', id)],
      })}`,
  })

const uploadForm = ({ formToken: token }: PageContext, submission?: Submission): Html =>
  form({
    action: 'attach',
    submit: text('leaveAttachments.attach'),
    token,
    submission,
    kind: 'second',
    isMultipart: true,
    fields: [
      fileField('file', text('leaveAttachments.file'), {
        accept: '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg',
        hint: text('leaveAttachments.fileHint'),
      }),
      select('kind', text('leaveAttachments.kind'), kinds(), { value: 'certificate' }),
      input('title', text('leaveAttachments.label'), { maxlength: 200, optional: true }),
    ],
  })

/** The file of the form. */
export const attachmentUpload = { field: 'file', maxBytes: 10 * 1024 * 1024, needs: null }

/** Attaches the submitted file. */
export async function attach(context: PageContext, submitted: SubmittedForm) {
  const file = submitted.file('file')
  if (file === undefined) throw new FormProblem('file', text('leaveAttachments.fileMissing'))
  const title = submitted.nullable('title')
  const kind = submitted.text('kind') as LeaveAttachment['kind']
  const body = { file, kind, ...(title !== null && { title }) }
  await context.api.leaveAttachments.upload(pathId(context), body, submitted.idempotency)
  return { goTo: context.address.pathname, notice: text('leaveAttachments.attached') }
}

/** Deletes the submitted attachment. */
export async function deleteAttachment(context: PageContext, submitted: SubmittedForm) {
  await context.api.leaveAttachments.delete(submitted.number('attachment_id'))
  return { goTo: context.address.pathname, notice: text('leaveAttachments.deleted') }
}
