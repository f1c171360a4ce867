import { isOutdated } from '../../pages/comparison.ts'
import { form, hidden } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'
import { leaveFields, readLeaveRequest } from './leave-form.ts'
import { leaveBadge, spanText } from './leave-labels.ts'
import { leaveTypesById } from './leave-types/leave-types-by-id.ts'

/** The page that changes an undecided request. */
export const changeLeavePage = consolePage({
  path: '/leave/:id/change',
  show: async (context, submission) => {
    const { api, formats, formToken: token } = context
    const leave = await api.leaveRequests.get(pathId(context))
    const requestAddress = `/console/leave/${leave.id}`
    if (!leave.allowed_actions.includes('update'))
      return { goTo: requestAddress, notice: text('leave.noLongerEditable') }
    const types = [...(await leaveTypesById(context)).values()]
    return {
      title: text('leave.editRequest'),
      trail: [
        ['/console/leave', text('leave.title')],
        [requestAddress, spanText(formats, leave)],
      ],
      content: html`<div class="narrow">
        ${
          isOutdated(leave, submission) &&
          html`<p>${rich('leave.storedRequest', {
            type: types.find(({ id }) => id === leave.leave_type_id)?.name ?? '',
            span: spanText(formats, leave),
            status: leaveBadge(leave.status),
          })}</p>`
        }
        ${form({
          action: 'change',
          submit: text('pages.save'),
          token,
          submission,
          fields: [
            hidden('version', leave.version),
            ...leaveFields(
              types.filter(({ id, archived }) => !archived || id === leave.leave_type_id),
              leave,
            ),
          ],
          afterSubmit: html`<a href="${requestAddress}">${text('pages.cancel')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    change: async (context, form) => {
      const { id } = await context.api.leaveRequests.update(pathId(context), readLeaveRequest(form), {
        ifMatch: form.number('version'),
      })
      return { goTo: `/console/leave/${id}`, notice: text('leave.requestSaved') }
    },
  },
})
