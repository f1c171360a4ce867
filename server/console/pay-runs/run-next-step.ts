import type { PayRun, PayslipSummary } from '../../../sdk/src/index.ts'
import { isOutdated, sideBySide } from '../../pages/comparison.ts'
import { notice, question } from '../../pages/components.ts'
import { form, hidden, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { may, type PageContext } from '../page-context.ts'
import { checksHtml } from './checks.ts'

/** A pay run and its payslips on the page. */
interface RunWithPayslips {
  run: PayRun
  payslips: readonly PayslipSummary[]
}

/**
 * Renders the next step of a pay run. A draft is checked and approved, then paid outside Workforce and recorded as
 * paid.
 */
export async function nextStepPanel(
  context: PageContext,
  { run, payslips }: RunWithPayslips,
  submission: Submission | undefined,
): Promise<Html> {
  const changes = isOutdated(run, submission) && changesSinceReview(context, run, submission)
  if (run.status === 'draft') {
    return html`${changes}<section class="panel"><h2>${text('payRuns.checks')}</h2>${await approvalContent(context, { run, payslips }, submission)}</section>`
  }
  if (run.status === 'approved') return html`${changes}${paymentPanel(context, run, submission)}`
  return html`${changes}`
}

async function approvalContent(
  context: PageContext,
  { run, payslips }: RunWithPayslips,
  submission: Submission | undefined,
): Promise<Html> {
  const checks = await context.api.payRuns.checks(run.id)
  const findings = await checksHtml(context, run, checks, payslips)
  if (!may(context, 'payruns:approve')) return findings
  if (!run.allowed_actions.includes('approve')) return html`${findings}<hr>${await approvalRefusal(context, run)}`
  if (checks.blocker_count > 0) return findings
  const { formats, formToken: token } = context
  const { net, gross, people_count } = run.totals
  const button = form({
    action: 'approve',
    submit: text('payRuns.approve'),
    token,
    submission,
    fields: [
      hidden('version', run.version),
      hidden('seen_net', net),
      hidden('seen_gross', gross),
      hidden('seen_people', people_count),
    ],
    afterSubmit: html`<span>${formats.text('payRuns.approvalSummary', {
      net: formats.amount(net, run.currency),
      count: people_count,
      day: formats.day(run.pay_date),
    })}</span>`,
  })
  return html`${findings}${button}`
}

function paymentPanel(context: PageContext, run: PayRun, submission: Submission | undefined): Html {
  const content = html`<h2>${text('payRuns.readyToPay')}</h2>
    <p>${text('payRuns.howToPay')}</p>`
  if (!run.allowed_actions.includes('complete')) return html`<section class="panel">${content}</section>`
  const confirmation = question('complete', {
    kind: 'first',
    button: text('payRuns.completeButton'),
    title: text('payRuns.completeTitle'),
    content: html`<p>${text('payRuns.completeLead')}</p>
      ${form({ action: 'complete', submit: text('payRuns.complete'), token: context.formToken, submission, fields: [hidden('version', run.version)] })}`,
  })
  return html`<section class="panel">${content}${confirmation}</section>`
}

/** Renders the values that the user reviewed, compared with the stored values. */
function changesSinceReview({ formats }: PageContext, run: PayRun, { values }: Submission): Html {
  const { net, gross, people_count } = run.totals
  const reviewed = (name: string): string => values[name]?.[0] ?? ''
  if (reviewed('seen_net') === '') return html``
  const amount = (value: string): string => formats.amount(value, run.currency)
  return notice(
    html`<p>${text('payRuns.versionChanged', {
      seen: reviewed('version'),
      version: String(run.version),
      time: formats.time(run.updated_at),
    })}</p>
      ${sideBySide(
        [text('payRuns.whenReviewed'), text('payRuns.now')],
        [
          [text('payRuns.net'), amount(reviewed('seen_net')), amount(net)],
          [text('payRuns.gross'), amount(reviewed('seen_gross')), amount(gross)],
          [text('payRuns.people'), reviewed('seen_people'), formats.number(people_count)],
        ],
      )}`,
    'warn',
  )
}

const maxNames = 20

/** Explains why the user cannot approve a draft although their role allows it. */
async function approvalRefusal(context: PageContext, run: PayRun): Promise<Html> {
  const authors = run.author_ids ?? []
  const others = authors.filter((id) => id !== context.me.id)
  const unconfirmed = run.unconfirmed_user_ids ?? []
  return html`<p>${rich('payRuns.secondPerson')}</p>
    <p>${
      authors.includes(context.me.id)
        ? text(run.created_by === context.me.id ? 'payRuns.youDrafted' : 'payRuns.youChanged')
        : unconfirmed.length > 0
          ? rich('payRuns.unconfirmed', {
              users: html`${unconfirmed.map((id, index) => html`${index > 0 && ', '}${userLink(context, id)}`)}`,
            })
          : text('payRuns.paysYou')
    }</p>
    ${others.length > 0 && html`<p>${text('payRuns.othersInvolved', { users: await userNames(context, others) })}</p>`}`
}

const userLink = (context: PageContext, id: number): Html =>
  html`<a href="/console/users/${id}">${id === context.me.id ? text('payRuns.yourUser') : text('payRuns.userNumbered', { id: String(id) })}</a>`

async function userNames(context: PageContext, ids: readonly number[]): Promise<string> {
  const { formats } = context
  const listedIds = ids.slice(0, maxNames)
  const users = may(context, 'users:read')
    ? (await context.api.users.list({ ids: listedIds, limit: maxNames })).data
    : []
  const names = new Map(users.map(({ id, name }) => [id, name]))
  const rest = ids.length - listedIds.length
  return new Intl.ListFormat('en', { type: 'conjunction' }).format([
    ...listedIds.map((id) => names.get(id) ?? text('payRuns.userNumbered', { id: String(id) })),
    ...(rest > 0 ? [formats.text('payRuns.otherUsers', { count: rest })] : []),
  ])
}
