import type { LeaveBalance, LeaveRequest, LeaveType } from '../../../sdk/src/index.ts'
import { badge, facts, linkButton, question } from '../../pages/components.ts'
import { form, hidden, type Submission, textarea } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { unlessRefused } from '../failures.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { personNames } from '../people/person-name.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { approvalSteps } from './approval/approval-steps.ts'
import { attach, attachmentUpload } from './attachments/attachment-fields.ts'
import { attachmentsSection, certificateBadge, deleteAttachment } from './attachments/attachments-section.ts'
import { teamAway } from './calendar/team-away.ts'
import { breakdown } from './leave-breakdown.ts'
import { balanceText, warningNotice } from './leave-form.ts'
import { daysText, expiries, expiryNotice, leaveBadge, spanText } from './leave-labels.ts'
import { maySeeOthers } from './leave-tabs.ts'
import { hasNoLimit, leaveTypesById } from './leave-types/leave-types-by-id.ts'
import { reasonName } from './reason-field.ts'
import { recentLeaveText } from './recent-leave.ts'

/** The page with a request and the information for a decision. */
export const leaveRequestPage = consolePage({
  path: '/leave/:id',
  upload: attachmentUpload,
  show: async (context, submission) => {
    const { api, formats } = context
    const leave = await api.leaveRequests.get(pathId(context))
    const readTypes = leaveTypesById(context)
    const [types, recent, name, balance, approver, steps, team, attachments] = await Promise.all([
      readTypes,
      readTypes.then((types) => recentLeaveText(context, leave, types)),
      personNames(context, [leave.person_id]),
      readBalance(context, leave),
      approverName(context, leave),
      approvalSteps(context, leave),
      maySeeOthers(context) && teamAway(context, leave),
      attachmentsSection(context, leave, submission),
    ])
    const personName = name(leave.person_id)
    const type = types.get(leave.leave_type_id)
    return {
      title: text('leave.requestTitle', { type: type?.name ?? '', person: personName }),
      trail: [['/console/leave', text('leave.title')]],
      ...(leave.allowed_actions.includes('update') && {
        headerActions: linkButton(`/console/leave/${leave.id}/change`, text('pages.edit')),
      }),
      content: html`<div class="${team === false ? 'narrow' : 'split'}">
        <div>
          ${leave.status === 'requested' && warningNotice(formats, leave.warnings)}
          ${facts([
            [text('pages.status'), html`${leaveBadge(leave.status)} ${certificateBadge(leave)}`],
            may(context, 'people:read') && [
              text('pages.person'),
              html`<a href="/console/people/${leave.person_id}">${personName}</a>`,
            ],
            [text('leave.when'), spanText(formats, leave)],
            [text('leave.duration'), html`<strong>${daysText(formats, leave.days)}</strong>`],
            leave.reason_code !== null && [text('leave.leaveReason'), reasonName(type, leave.reason_code)],
            [text('leave.note'), leave.note],
            [text('leave.requestedAt'), formats.time(leave.created_at)],
            recent !== undefined && [text('leave.yearBefore'), recent],
            leave.decided_at !== null && [
              text('leave.decidedAt'),
              approver === undefined
                ? formats.time(leave.decided_at)
                : text('leave.timeAndUser', { time: formats.time(leave.decided_at), user: approver }),
            ],
            leave.decision_note !== null && [text('leave.decisionNote'), leave.decision_note],
            leave.days_returned !== null && [text('leave.daysReturned'), daysText(formats, leave.days_returned)],
          ])}
          ${steps}
          ${balance && balancePanel(context, leave, { balance, type })}
        </div>
        ${team}
        ${decisions(context, leave, submission)}
      </div>
      <h2>${text('leave.dayByDay')}</h2>
      <div class="narrow">${breakdown(formats, leave.breakdown)}</div>
      ${attachments}`,
    }
  },
  actions: {
    attach,
    'delete-attachment': deleteAttachment,
    approve: async (context, form) => {
      const { status } = await context.api.leaveRequests.approve(pathId(context), readVersion(form))
      return done(context, text(status === 'requested' ? 'leaveApproval.stepApproved' : 'leave.isApproved'))
    },
    reject: async (context, form) => {
      await context.api.leaveRequests.reject(pathId(context), { note: form.text('note') }, readVersion(form))
      return done(context, text('leave.isRejected'))
    },
    cancel: async (context, form) => {
      const { days, days_returned } = await context.api.leaveRequests.cancel(pathId(context), readVersion(form))
      const isPart = days_returned !== null && days_returned < days
      return done(
        context,
        isPart ? context.formats.text('leave.isCancelledInPart', { days: days_returned }) : text('leave.isCancelled'),
      )
    },
  },
})

/** Reads the version that the user reviewed. */
const readVersion = (form: SubmittedForm) => ({ ifMatch: form.number('version'), ...form.idempotency })

const done = (context: PageContext, notice: string) => ({ goTo: `/console/leave/${pathId(context)}`, notice })

/** Reads the balance on the first day of requested or approved leave, for users who may see it. */
async function readBalance({ api }: PageContext, leave: LeaveRequest): Promise<LeaveBalance | undefined> {
  const { person_id, leave_type_id, start_date: as_of, status } = leave
  if (status !== 'requested' && status !== 'approved') return undefined
  const balances = await unlessRefused(api.leaveBalances.list({ person_id, leave_type_id, as_of }))
  return balances?.data[0]
}

/** Renders the effect of leave on the balance. Without a limit, a negative balance has no meaning. */
function balancePanel(
  { formats }: PageContext,
  { person_id, leave_type_id, start_date, days }: LeaveRequest,
  { balance, type }: { balance: LeaveBalance; type: LeaveType | undefined },
): Html {
  const { available: after } = balance
  const isUnlimited = after < 0 && hasNoLimit(type)
  return html`<section class="panel" aria-labelledby="balance">
    <h2 id="balance">${text('leave.balance')}</h2>
    ${
      isUnlimited
        ? html`<p>${text('leave.typeHasNoLimit')}</p>`
        : html`<p class="figure">${text('leave.daysLeft', { days: daysText(formats, after) })} ${after < 0 && badge(text('leave.negative'), 'warn')}</p>
          ${balanceText(formats, { before: after + days, after })}
          ${expiries(balance).map(([day, days]) => html`<p>${expiryNotice(formats, day, days)}</p>`)}`
    }
    <p>${rich('leave.balanceDetails', {
      link: linkTo(`/console/leave/balances/${person_id}/${leave_type_id}?as_of=${start_date}`),
    })}</p>
  </section>`
}

/** Returns the name of the approver, if the user may see users. */
async function approverName(context: PageContext, { decided_by }: LeaveRequest): Promise<string | undefined> {
  if (decided_by === null) return undefined
  if (decided_by === context.me.id) return text('leave.you')
  return may(context, 'users:read') ? (await context.api.users.get(decided_by)).name : undefined
}

/** Renders the actions that the user may perform. */
function decisions({ formToken: token }: PageContext, leave: LeaveRequest, submission?: Submission): Html {
  const allowed = new Set<string>(leave.allowed_actions)
  const version = hidden('version', leave.version)
  return html`<div class="actions">
    ${allowed.has('approve') && form({ action: 'approve', submit: text('leave.approve'), token, submission, fields: [version] })}
    ${
      allowed.has('reject') &&
      question('reject-leave', {
        button: text('leave.rejectButton'),
        title: text('leave.rejectTitle'),
        isOpen: submission?.action === 'reject',
        content: form({
          action: 'reject',
          submit: text('leave.reject'),
          token,
          submission,
          kind: 'danger',
          fields: [
            version,
            textarea('note', text('leave.decisionNote'), { maxlength: 1000, rows: 2, hint: text('leave.rejectHint') }),
          ],
        }),
      })
    }
    ${
      allowed.has('cancel') &&
      question('cancel-leave', {
        button: text('leave.cancelButton'),
        title: text('leave.cancelTitle'),
        content: html`<p>${text('leave.cancelLead')}</p>
          ${form({ action: 'cancel', submit: text('leave.cancel'), token, submission, kind: 'danger', fields: [version] })}`,
      })
    }
  </div>`
}
