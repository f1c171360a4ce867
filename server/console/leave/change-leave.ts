import { isOutdated } from '../../pages/comparison.ts'
import { form, hidden } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { idOf } from '../page-context.ts'
import { leaveAsked, leaveFields } from './leave-form.ts'
import { leaveTypesById } from './leave-types-by-id.ts'
import { leaveBadge, spanText } from './leave-words.ts'

/** Changes leave that nobody has decided on. */
export const changeLeavePage = consolePage({
  path: '/leave/:id/change',
  show: async (visit, tried) => {
    const { api, formats, formToken: token } = visit
    const leave = await api.leaveRequests.get(idOf(visit))
    const there = `/console/leave/${leave.id}`
    if (!leave.allowed_actions.includes('update'))
      return { goTo: there, notice: 'This leave can no longer be changed.' }
    const types = [...(await leaveTypesById(visit)).values()]
    return {
      title: 'Change the request',
      trail: [
        ['/console/leave', 'Leave'],
        [there, spanText(formats, leave)],
      ],
      content: html`<div class="narrow">
        ${isOutdated(leave, tried) && html`<p>Now it is: ${types.find(({ id }) => id === leave.leave_type_id)?.name}, ${spanText(formats, leave)} ${leaveBadge(leave.status)}</p>`}
        ${form({
          action: 'change',
          submit: 'Save',
          token,
          tried,
          fields: [
            hidden('version', leave.version),
            ...leaveFields(
              types.filter(({ id, archived }) => !archived || id === leave.leave_type_id),
              leave,
            ),
          ],
          beside: html`<a href="${there}">Cancel</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    change: async (visit, form) => {
      const { id } = await visit.api.leaveRequests.update(idOf(visit), leaveAsked(form), {
        ifMatch: form.number('version'),
      })
      return { goTo: `/console/leave/${id}`, notice: 'The request is changed.' }
    },
  },
})
