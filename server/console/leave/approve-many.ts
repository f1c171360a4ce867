import type { LeaveRequest } from '../../../sdk/src/index.ts'
import { form } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import type { Selection } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { actOnMany, selectedValue } from '../act-on-many.ts'
import type { PageContext } from '../page-context.ts'
import { personName } from '../people/person-name.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { spanText } from './leave-labels.ts'

const formId = 'approve-many'
const field = 'requests'

/** Returns the checkboxes that select requests. */
export const approvalSelection = (
  { formats }: PageContext,
  name: (person_id: number) => string,
): Selection<LeaveRequest> => ({
  form: formId,
  name: field,
  value: selectedValue,
  label: (request) => text('leave.selectRequest', { name: name(request.person_id), dates: spanText(formats, request) }),
})

/** Renders the form below the table that approves the selected requests. */
export const approvalForm = ({ formToken: token }: PageContext): Html =>
  form({ action: 'approve-selected', submit: text('leave.approveSelected'), kind: 'second', token, id: formId })

/**
 * Approves the selected requests, or the current step of those that have steps.
 *
 * @returns the result as text, or as a notice if the API refused some requests
 */
export const approveSelected = (
  context: PageContext,
  submitted: SubmittedForm,
): Promise<{ done: string } | { problem: Html }> => {
  const { api, formats } = context
  let pending = 0
  return actOnMany(context, submitted, {
    field,
    perform: async ({ id, version }, options) => {
      const { status } = await api.leaveRequests.approve(id, { ...options, ifMatch: version })
      if (status === 'requested') pending++
    },
    link: async (id) => {
      const request = await api.leaveRequests.get(id)
      const [name, dates] = [await personName(context, request.person_id), spanText(formats, request)]
      return html`<a href="/console/leave/${id}">${text('leave.personAndDates', { name, dates })}</a>`
    },
    texts: {
      selectAny: text('leave.selectAny'),
      selectFewer: (max) => text('leave.selectFewer', { max }),
      done: (count) =>
        pending === 0
          ? formats.text('leave.approvedMany', { count })
          : formats.text('leaveApproval.approvedMany', { approved: count - pending, pending }),
      some: (done, refusals) =>
        pending === 0
          ? formats.text('leave.approvedSome', { approved: done, refused: refusals })
          : formats.text('leaveApproval.approvedSome', { approved: done - pending, pending, refused: refusals }),
    },
  })
}
