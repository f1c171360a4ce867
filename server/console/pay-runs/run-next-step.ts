import type { PayRun, PayslipSummary } from '../../../sdk/src/index.ts'
import { isOutdated, sideBySide } from '../../pages/comparison.ts'
import { notice, question } from '../../pages/components.ts'
import { form, hidden, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { may, type PageContext } from '../page-context.ts'
import { checksOf } from './checks.ts'

/** What a page has read of a pay run. */
interface Looked {
  run: PayRun
  payslips: readonly PayslipSummary[]
}

/** The way of a pay run: a draft is checked and approved, then it is paid elsewhere and recorded as paid. */
export async function nextStepOf(
  visit: PageContext,
  { run, payslips }: Looked,
  tried: Tried | undefined,
): Promise<Html> {
  const changes = isOutdated(run, tried) && changedSince(visit, run, tried)
  if (run.status === 'draft') {
    return html`${changes}<section class="panel"><h2>Checks</h2>${await approvalOf(visit, { run, payslips }, tried)}</section>`
  }
  if (run.status === 'approved') return html`${changes}${paymentOf(visit, run, tried)}`
  return html`${changes}`
}

async function approvalOf(visit: PageContext, { run, payslips }: Looked, tried: Tried | undefined): Promise<Html> {
  const checks = await visit.api.payRuns.checks(run.id)
  const found = await checksOf(visit, run, checks, payslips)
  if (!may(visit, 'payruns:approve')) return found
  if (!run.allowed_actions.includes('approve')) return html`${found}<hr>${await whyNotApprove(visit, run)}`
  if (checks.blocker_count > 0) return found
  const { formats, formToken: token } = visit
  const { net, gross, people_count } = run.totals
  const button = form({
    action: 'approve',
    submit: 'Approve',
    token,
    tried,
    fields: [
      hidden('version', run.version),
      hidden('seen_net', net),
      hidden('seen_gross', gross),
      hidden('seen_people', people_count),
    ],
    beside: html`<span>${formats.amount(net, run.currency)} net to
      ${formats.count(people_count, 'person', 'people')}, on ${formats.day(run.pay_date)}</span>`,
  })
  return html`${found}${button}`
}

function paymentOf(visit: PageContext, run: PayRun, tried: Tried | undefined): Html {
  const content = html`<h2>Ready to be paid</h2>
    <p>Pay it where you pay, with the file for the bank or by hand. Then record it here. No money moves by itself.</p>`
  if (!run.allowed_actions.includes('complete')) return html`<section class="panel">${content}</section>`
  const confirm = question('complete', {
    kind: 'first',
    button: 'Record as paid …',
    title: 'Has it been paid?',
    content: html`<p>A pay run that is recorded as paid is final. What is wrong with it goes into a correction.</p>
      ${form({ action: 'complete', submit: 'It has been paid', token: visit.formToken, tried, fields: [hidden('version', run.version)] })}`,
  })
  return html`<section class="panel">${content}${confirm}</section>`
}

/** What somebody looked at when they decided, beside what there is now. */
function changedSince({ formats }: PageContext, run: PayRun, { values }: Tried): Html {
  const { net, gross, people_count } = run.totals
  const seen = (name: string): string => values[name]?.[0] ?? ''
  if (seen('seen_net') === '') return html``
  const amount = (value: string): string => formats.amount(value, run.currency)
  return notice(
    html`<p>You looked at version ${seen('version')}. Now it is version ${run.version}, of ${formats.time(run.updated_at)}. Nothing was approved.</p>
      ${sideBySide(
        ['When you looked', 'Now'],
        [
          ['Net', amount(seen('seen_net')), amount(net)],
          ['Gross', amount(seen('seen_gross')), amount(gross)],
          ['People', seen('seen_people'), formats.number(people_count)],
        ],
      )}`,
    'warn',
  )
}

/** As many are named. */
const mostNames = 20

/** Why the visitor cannot approve a draft, though their role could: who took part in it. */
async function whyNotApprove(visit: PageContext, run: PayRun): Promise<Html> {
  const authors = run.author_ids ?? []
  const others = authors.filter((id) => id !== visit.me.id)
  const unconfirmed = run.unconfirmed_user_ids ?? []
  return html`<p><strong>Another person has to approve this.</strong> Your business asks for two people: whoever approves a
    pay run has not worked on it, and gets no pay by it beside the regular pay.</p>
    <p>${
      authors.includes(visit.me.id)
        ? `You ${run.created_by === visit.me.id ? 'drafted it' : 'changed it, its payslips or lines that it takes'}, yourself or by an API key of yours.`
        : unconfirmed.length > 0
          ? html`Logins count as one person with whoever set them up until somebody else confirms them. Missing is the
              confirmation of ${unconfirmed.map((id, index) => html`${index > 0 && ', '}${linkTo(visit, id)}`)}.`
          : 'It pays you beside the regular pay.'
    }</p>
    ${others.length > 0 && html`<p>Nor can ${await namesOf(visit, others)}, who took part in it.</p>`}`
}

const linkTo = (visit: PageContext, id: number): Html =>
  html`<a href="/console/users/${id}">${id === visit.me.id ? 'your own login' : `user ${id}`}</a>`

async function namesOf(visit: PageContext, ids: readonly number[]): Promise<string> {
  const { formats } = visit
  const shown = ids.slice(0, mostNames)
  const users = may(visit, 'users:read') ? (await visit.api.users.list({ ids: shown, limit: mostNames })).data : []
  const names = new Map(users.map(({ id, name }) => [id, name]))
  const rest = ids.length - shown.length
  return new Intl.ListFormat('en', { type: 'disjunction' }).format([
    ...shown.map((id) => names.get(id) ?? `user ${id}`),
    ...(rest > 0 ? [formats.count(rest, 'other', 'others')] : []),
  ])
}
