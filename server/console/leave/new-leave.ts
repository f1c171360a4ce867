import type { LeavePreview } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { filters, form, hidden, type Submission } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { chooseByName, fieldsByName, queryByName } from '../by-name.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { may, type PageContext } from '../page-context.ts'
import { personByName } from '../people/person-by-name.ts'
import { fullName } from '../people/person-name.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { maySkipApproval, skipField } from './approval/skip-field.ts'
import { attachmentFields, attachmentUpload, attachToNew } from './attachments/attachment-fields.ts'
import { leaveFields, previewPanel, problemsByField, readLeaveRequest } from './leave-form.ts'

/** The page that requests leave for the user, or for the person in the query. */
export const newLeavePage = consolePage({
  path: '/leave/new',
  upload: attachmentUpload,
  show: (context, submission) => formPage(context, submission),
  actions: {
    preview: async (context, form) => {
      const preview = await context.api.leaveRequests.preview(readBody(form))
      const submission = {
        action: 'preview',
        values: form.values,
        problems: problemsByField(preview, context.formats),
        messages: [],
        marked: [],
      }
      return await formPage(context, submission, preview)
    },
    ask: async (context, form) => {
      const body = readBody(form)
      const file = form.file('file')
      const { id, status } = await context.api.leaveRequests.create(body, form.idempotency)
      const problem = file && (await attachToNew(context, id, { file, submitted: form }))
      const approved = body.skip_approval ? 'leave.isApproved' : 'leave.approvedAtOnce'
      const result = text(status === 'approved' ? approved : 'leave.isRequested')
      return {
        goTo: `/console/leave/${id}`,
        notice: problem === undefined ? result : text('leaveAttachments.notAttached', { result, problem }),
      }
    },
  },
})

const readBody = (form: SubmittedForm) => ({
  person_id: form.number('person_id'),
  ...readLeaveRequest(form),
  skip_approval: form.isChecked('skip_approval'),
})

async function formPage(context: PageContext, submission?: Submission, preview?: LeavePreview): Promise<PageContent> {
  const { api, me, formToken: token } = context
  const mayRequestForOthers = may(context, 'leave:write')
  const selected = mayRequestForOthers ? await queryByName(context, personByName) : { text: '' }
  const person_id = selected.item?.id ?? me.person_id
  const { data: types } = await api.leaveTypes.list({ limit: 200 })
  const isForOther = selected.item !== undefined && selected.item.id !== me.person_id
  const page = {
    title:
      isForOther && selected.item !== undefined
        ? text('leave.requestFor', { name: fullName(selected.item) })
        : text('leave.request'),
    trail: [['/console/leave', text('leave.title')]] as const,
  }
  const others =
    mayRequestForOthers && filters(fieldsByName(personByName, selected, text('leave.forOther')), text('leave.find'))
  if ('matches' in selected && selected.matches !== undefined) {
    return { ...page, content: html`${others}${chooseByName(context, personByName, selected.matches)}` }
  }
  if (person_id === null) {
    const content = emptyState(text('leave.choosePerson'), html`<p>${text('leave.choosePersonHint')}</p>`)
    return { ...page, content: html`${others}${content}` }
  }
  if (types.length === 0) {
    return {
      ...page,
      content: emptyState(
        text('leave.noTypes'),
        may(context, 'leave:manage')
          ? html`<p>${rich('leave.addFirstType', { link: linkTo('/console/leave/types/new') })}</p>`
          : html`<p>${text('leave.askAdministrator')}</p>`,
      ),
    }
  }
  const skipFields = (await maySkipApproval(context, person_id)) ? [skipField()] : []
  const skipsApproval = submission?.values.skip_approval?.[0] === 'true'
  return {
    ...page,
    content: html`${others}<div class="${preview === undefined ? 'narrow' : 'split'}">
      <div>${form({
        action: 'ask',
        submit: text('leave.submit'),
        token,
        submission: submission && { ...submission, action: 'ask' },
        isMultipart: true,
        fields: [
          hidden('person_id', person_id),
          ...leaveFields(types),
          ...attachmentFields({ optional: true }),
          ...skipFields,
        ],
        afterSubmit: html`<button name="action" value="preview" class="second">${text('leave.preview')}</button>
          <a href="/console/leave">${text('pages.cancel')}</a>`,
      })}</div>
      ${preview !== undefined && previewPanel(context, preview, skipsApproval)}
    </div>`,
  }
}
