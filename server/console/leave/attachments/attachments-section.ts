import type { LeaveAttachment, LeaveRequest } from '../../../../sdk/src/index.ts'
import { badge, question } from '../../../pages/components.ts'
import { form, hidden, input, type Submission } from '../../../pages/form.ts'
import { type Html, html } from '../../../pages/html.ts'
import { table } from '../../../pages/table.ts'
import { text } from '../../../texts/english.ts'
import { may, type PageContext } from '../../page-context.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { attachmentFields, kindText } from './attachment-fields.ts'

/** The badge of leave whose required certificate is not attached. */
export const certificateBadge = ({ certificate_status }: LeaveRequest): Html | false =>
  certificate_status === 'missing' && badge(text('leaveAttachments.missing'), 'warn')

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
    fields: [...attachmentFields(), input('title', text('leaveAttachments.label'), { maxlength: 200, optional: true })],
  })

/** Deletes the submitted attachment. */
export async function deleteAttachment(context: PageContext, submitted: SubmittedForm) {
  await context.api.leaveAttachments.delete(submitted.number('attachment_id'))
  return { goTo: context.address.pathname, notice: text('leaveAttachments.deleted') }
}
