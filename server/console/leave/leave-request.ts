import type { LeaveRequest } from '../../../sdk/src/index.ts'
import { badge, facts, linkButton, question } from '../../pages/components.ts'
import { form, hidden, type Tried, textarea } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { idOf, may, type PageContext } from '../page-context.ts'
import { personNames } from '../people/person-name.ts'
import type { SentForm } from '../sent-form.ts'
import { breakdown } from './leave-breakdown.ts'
import { balanceText } from './leave-form.ts'
import { seesOthers } from './leave-tabs.ts'
import { hasNoLimit, leaveTypesById } from './leave-types-by-id.ts'
import { daysText, leaveBadge, spanText } from './leave-words.ts'
import { teamAway } from './team-away.ts'

/** One request, and what helps to decide on it. */
export const leaveRequestPage = consolePage({
  path: '/leave/:id',
  show: async (visit, tried) => {
    const { api, formats } = visit
    const leave = await api.leaveRequests.get(idOf(visit))
    const [types, name, balance, decider, team] = await Promise.all([
      leaveTypesById(visit),
      personNames(visit, [leave.person_id]),
      balanceOf(visit, leave),
      deciderOf(visit, leave),
      seesOthers(visit) && teamAway(visit, leave),
    ])
    const who = name(leave.person_id)
    const type = types.get(leave.leave_type_id)?.name
    return {
      title: `${type} of ${who}`,
      trail: [['/console/leave', 'Leave']],
      ...(leave.allowed_actions.includes('update') && {
        beside: linkButton(`/console/leave/${leave.id}/change`, 'Change'),
      }),
      content: html`<div class="beside">
        <div>
          ${facts([
            ['State', leaveBadge(leave.status)],
            ['When', spanText(formats, leave)],
            ['Takes', html`<strong>${daysText(formats, leave.days)}</strong>`],
            ['Note', leave.note],
            ['Asked', formats.time(leave.created_at)],
            leave.decided_at !== null && [
              'Decided',
              html`${formats.time(leave.decided_at)}${decider && html` by ${decider}`}`,
            ],
            leave.decision_note !== null && ['Why', leave.decision_note],
          ])}
          ${balance}
          ${decisions(visit, leave, tried)}
        </div>
        ${team}
      </div>
      <h2>Day by day</h2>
      <div class="narrow">${breakdown(formats, leave.breakdown)}</div>`,
    }
  },
  actions: {
    approve: async (visit, form) => {
      await visit.api.leaveRequests.approve(idOf(visit), seen(form))
      return done(visit, 'The leave is approved.')
    },
    reject: async (visit, form) => {
      await visit.api.leaveRequests.reject(idOf(visit), { note: form.text('note') }, seen(form))
      return done(visit, 'The leave is rejected.')
    },
    cancel: async (visit, form) => {
      await visit.api.leaveRequests.cancel(idOf(visit), seen(form))
      return done(visit, 'The leave is cancelled.')
    },
  },
})

/** The version that was looked at: what has changed since is not decided on. */
const seen = (form: SentForm) => ({ ifMatch: form.number('version'), ...form.once })

const done = (visit: PageContext, notice: string) => ({ goTo: `/console/leave/${idOf(visit)}`, notice })

/** What leave that counts does to the balance. */
async function balanceOf(visit: PageContext, leave: LeaveRequest): Promise<Html | false> {
  const { api, formats } = visit
  const { person_id, leave_type_id, start_date: as_of, status, days } = leave
  if (status !== 'requested' && status !== 'approved') return false
  const { data } = await api.leaveBalances.list({ person_id, leave_type_id, as_of })
  const [balance] = data
  if (balance === undefined) return false
  const { available: after } = balance
  const isAlarm = after < 0 && !hasNoLimit((await leaveTypesById(visit)).get(leave_type_id))
  return html`<section class="panel" aria-labelledby="balance">
    <h2 id="balance">Balance</h2>
    ${balanceText(formats, { before: after + days, after })}
    ${isAlarm && html`<p>${badge('Below zero', 'warn')}</p>`}
    <p><a href="/console/leave/balances/${person_id}/${leave_type_id}?as_of=${as_of}">How it comes about</a></p>
  </section>`
}

/** Who decided, for those who may know users. */
async function deciderOf(visit: PageContext, { decided_by }: LeaveRequest): Promise<string | undefined> {
  if (decided_by === null) return undefined
  if (decided_by === visit.me.id) return 'you'
  return may(visit, 'users:read') ? (await visit.api.users.get(decided_by)).name : undefined
}

/** The buttons for what this visitor may do with it. */
function decisions({ formToken: token }: PageContext, leave: LeaveRequest, tried?: Tried): Html {
  const allowed = new Set<string>(leave.allowed_actions)
  const version = hidden('version', leave.version)
  return html`<div class="actions">
    ${allowed.has('approve') && form({ action: 'approve', submit: 'Approve', token, tried, fields: [version] })}
    ${
      allowed.has('reject') &&
      question('reject-leave', {
        button: 'Reject …',
        title: 'Reject this leave?',
        isOpen: tried?.action === 'reject',
        content: form({
          action: 'reject',
          submit: 'Reject the leave',
          token,
          tried,
          kind: 'danger',
          fields: [
            version,
            textarea('note', 'Why', { maxlength: 1000, rows: 2, hint: 'Whoever asked for the leave reads it.' }),
          ],
        }),
      })
    }
    ${
      allowed.has('cancel') &&
      question('cancel-leave', {
        button: 'Cancel the leave …',
        title: 'Cancel this leave?',
        content: html`<p>It counts no longer, and its days are given back. That cannot be undone.</p>
          ${form({ action: 'cancel', submit: 'Cancel the leave', token, tried, kind: 'danger', fields: [version] })}`,
      })
    }
  </div>`
}
