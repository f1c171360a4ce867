import { type LeaveRequest, WorkforceError } from '../../../sdk/src/index.ts'
import { notice } from '../../pages/components.ts'
import { form } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import type { Selection } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { isSignedOut, refusedSubmission } from '../failures.ts'
import type { PageContext } from '../page-context.ts'
import { personName } from '../people/person-name.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { spanText } from './leave-labels.ts'

const formId = 'approve-many'

/** The maximum number of requests that one form approves. */
const maxRequests = 25

/** Returns the checkboxes that select requests. The value contains the ID and the version that the approver sees. */
export const approvalSelection = (
  { formats }: PageContext,
  name: (person_id: number) => string,
): Selection<LeaveRequest> => ({
  form: formId,
  name: 'requests',
  value: ({ id, version }) => `${id}:${version}`,
  label: (request) => text('leave.selectRequest', { name: name(request.person_id), dates: spanText(formats, request) }),
})

/** Renders the form below the table that approves the selected requests. */
export const approvalForm = ({ formToken: token }: PageContext): Html =>
  form({ action: 'approve-selected', submit: text('leave.approveSelected'), kind: 'second', token, id: formId })

/** A request that the API refused to approve, with the reason. */
interface Refusal {
  id: number
  reason: string
}

/**
 * Approves the selected requests one after the other.
 *
 * @returns the result as text, or as a notice if the API refused some requests
 */
export async function approveSelected(
  context: PageContext,
  submitted: SubmittedForm,
): Promise<{ done: string } | { problem: Html }> {
  const selected = submitted.all('requests').map((each) => each.split(':').map(Number))
  if (selected.length === 0) return { problem: problemNotice(text('leave.selectAny')) }
  if (selected.length > maxRequests) {
    return { problem: problemNotice(text('leave.selectFewer', { max: maxRequests })) }
  }
  const refusals: Refusal[] = []
  for (const [id = Number.NaN, ifMatch = Number.NaN] of selected) {
    const reason = await refusalReason(context, submitted, { id, ifMatch })
    if (reason !== undefined) refusals.push({ id, reason })
  }
  const approved = selected.length - refusals.length
  if (refusals.length === 0) return { done: context.formats.text('leave.approvedMany', { count: approved }) }
  const items = await Promise.all(refusals.map((refusal) => refusalItem(context, refusal)))
  const counts = context.formats.text('leave.approvedSome', { approved, refused: refusals.length })
  return { problem: notice(html`<p>${counts}</p><ul>${items}</ul>`, 'bad') }
}

const problemNotice = (message: string): Html => notice(html`<p>${message}</p>`, 'bad')

/**
 * Approves a request.
 *
 * @returns the reason for a refusal; undefined if the request is approved
 */
async function refusalReason(
  { api, formats }: PageContext,
  submitted: SubmittedForm,
  { id, ifMatch }: { id: number; ifMatch: number },
): Promise<string | undefined> {
  const { idempotencyKey } = submitted.idempotency
  try {
    await api.leaveRequests.approve(id, {
      ifMatch,
      ...(idempotencyKey !== undefined && { idempotencyKey: `${idempotencyKey}-${id}` }),
    })
    return undefined
  } catch (error) {
    if (isSignedOut(error) || !(error instanceof WorkforceError)) throw error
    const reason = refusedSubmission(submitted, error, formats)?.messages.join(' ')
    if (reason === undefined && error.status !== 404) throw error
    return reason ?? text('pages.failure.notFound')
  }
}

/**
 * Renders a refused request with its person and dates. A request that is deleted or of another business has only the
 * reason.
 */
async function refusalItem(context: PageContext, { id, reason }: Refusal): Promise<Html> {
  const request = await context.api.leaveRequests.get(id).catch(() => undefined)
  if (request === undefined) return html`<li>${reason}</li>`
  const [name, dates] = [await personName(context, request.person_id), spanText(context.formats, request)]
  return html`<li><a href="/console/leave/${id}">${text('leave.personAndDates', { name, dates })}</a>: ${reason}</li>`
}
