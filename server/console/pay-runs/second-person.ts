import type { PayRun } from '../../../sdk/src/index.ts'
import { type Html, html } from '../../pages/html.ts'
import { may, type Visit } from '../visit.ts'

/** As many are named. */
const mostNames = 20

/** Why the visitor cannot approve a draft, though their role could: who took part in it. */
export async function whyNotApprove(visit: Visit, run: PayRun): Promise<Html> {
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

const linkTo = (visit: Visit, id: number): Html =>
  html`<a href="/console/users/${id}">${id === visit.me.id ? 'your own login' : `user ${id}`}</a>`

async function namesOf(visit: Visit, ids: readonly number[]): Promise<string> {
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
