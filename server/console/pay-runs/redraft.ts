import type { PayRunRedraft, PayRunRedraftChange, PayslipLine } from '../../../sdk/src/index.ts'
import { form, hidden } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { type PageContext, pathId } from '../page-context.ts'
import { personNames } from '../people/person-name.ts'
import { canBeRedrafted, payRunAddress, trailTo } from './pay-run-labels.ts'

/** The page that shows how compensations would change a draft, before it is redrafted. */
export const redraftPage = consolePage({
  path: '/pay-runs/:id/redraft',
  needs: 'payruns:write',
  show: async (context, submission) => {
    const { api, formToken: token } = context
    const run = await api.payRuns.get(pathId(context))
    if (!run.allowed_actions.includes('update') || !canBeRedrafted(run)) return { goTo: payRunAddress(run) }
    const redraft = await api.payRuns.redraft(run.id, { dry_run: true })
    const back = html`<a href="${payRunAddress(run)}">${text(redraft.change_count === 0 ? 'payRuns.goToRun' : 'pages.cancel')}</a>`
    return {
      title: text('payRuns.redraftTitle'),
      trail: trailTo(context, run),
      content:
        redraft.change_count === 0
          ? html`<p>${text('payRuns.redraftNone')}</p><p>${back}</p>`
          : html`<p class="lead">${text('payRuns.redraftLead')}</p>
            ${await changesTable(context, redraft)}
            ${form({ action: 'redraft', submit: text('payRuns.redraft'), token, submission, fields: [hidden('version', redraft.pay_run.version)], afterSubmit: back })}`,
    }
  },
  actions: {
    redraft: async (context, submitted) => {
      const ifMatch = submitted.number('version')
      const redraft = await context.api.payRuns.redraft(pathId(context), {}, { ifMatch, ...submitted.idempotency })
      const notice = context.formats.text('payRuns.isRedrafted', { count: redraft.change_count })
      return { goTo: payRunAddress(redraft.pay_run), notice }
    },
  },
})

async function changesTable(context: PageContext, { changes, change_count, pay_run }: PayRunRedraft): Promise<Html> {
  const { formats } = context
  const name = await personNames(
    context,
    changes.map(({ person_id }) => person_id),
  )
  const lines = (list: readonly PayslipLine[]): Html =>
    html`${list.map(
      ({ name, amount, explanation }) =>
        html`<div>${text('payRuns.lineAmount', { name, amount: formats.amount(amount, pay_run.currency) })} <span class="soft">${explanation}</span></div>`,
    )}`
  const columns: Column<PayRunRedraftChange>[] = [
    {
      title: text('pages.person'),
      cell: ({ person_id }) => html`<a href="/console/people/${person_id}">${name(person_id)}</a>`,
    },
    { title: text('payRuns.redraftRemoved'), cell: ({ removed }) => lines(removed) },
    { title: text('payRuns.redraftAdded'), priority: 'line', cell: ({ added }) => lines(added) },
    {
      title: text('payRuns.redraftNetNow'),
      isNumber: true,
      cell: ({ net_before }) => formats.amount(net_before, pay_run.currency),
    },
    {
      title: text('payRuns.redraftNetAfter'),
      isNumber: true,
      priority: 'figure',
      cell: ({ net_after }) => formats.amount(net_after, pay_run.currency),
    },
  ]
  const more = change_count - changes.length
  return html`${table(changes, columns, { caption: text('payRuns.redraftCaption') })}
    ${more > 0 && html`<p>${formats.text('payRuns.redraftMore', { count: more })}</p>`}`
}
