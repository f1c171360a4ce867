import { isOutdated } from '../../pages/comparison.ts'
import { form, hidden } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'
import { leaveFields, readLeaveRequest } from './leave-form.ts'
import { leaveTypesById } from './leave-types-by-id.ts'
import { leaveBadge, spanText } from './leave-words.ts'

/** Edits an undecided request. */
export const changeLeavePage = consolePage({
  path: '/leave/:id/change',
  show: async (visit, submission) => {
    const { api, formats, formToken: token } = visit
    const leave = await api.leaveRequests.get(pathId(visit))
    const requestAddress = `/console/leave/${leave.id}`
    if (!leave.allowed_actions.includes('update'))
      return { goTo: requestAddress, notice: text('leave.noLongerEditable') }
    const types = [...(await leaveTypesById(visit)).values()]
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
    change: async (visit, form) => {
      const { id } = await visit.api.leaveRequests.update(pathId(visit), readLeaveRequest(form), {
        ifMatch: form.number('version'),
      })
      return { goTo: `/console/leave/${id}`, notice: text('leave.requestSaved') }
    },
  },
})
