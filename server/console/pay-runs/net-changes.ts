import type { NetPayChange, PayRun, PayRunComparison } from '../../../sdk/src/index.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import type { PageContext } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import { payRunAddress, payslipAddress, periodText } from './pay-run-labels.ts'

/** The maximum number of differences that are initially visible. The others can be expanded. */
const maxVisible = 5

/**
 * Renders the differences of a regular pay run from the previous one, by person. On a phone, the people appear when the
 * reader opens them.
 *
 * @returns undefined if there is no previous pay run
 */
export async function changesSection(context: PageContext, run: PayRun): Promise<Html | undefined> {
  if (run.type !== 'regular') return undefined
  const comparison = await context.api.payRuns.compare(run.id)
  const { compared_with: previous, counts, people } = comparison
  if (previous === null) return undefined
  const { formats } = context
  const columns = columnsFor(context, comparison)
  const options = { caption: text('payRuns.changes') }
  const changeCount = counts.new + counts.missing + counts.changed
  const countText = formats.text('payRuns.changeCounts', {
    changed: counts.changed,
    added: counts.new,
    missing: counts.missing,
    unchanged: counts.unchanged,
  })
  return html`<section class="changes" aria-labelledby="changes"><h2 id="changes">${text('payRuns.changesSince', { period: periodText(context, previous) })}</h2>
    <details class="opener"><summary>${countText}</summary></details>
    <div><p>${formats.rich('payRuns.changesLead', {
      link: linkTo(payRunAddress(previous)),
      before: formats.amount(previous.totals.net, run.currency),
      now: formats.amount(run.totals.net, run.currency),
    })} <span>${countText}</span></p>
    ${people.length > 0 && table(people.slice(0, maxVisible), columns, options)}
    ${
      people.length > maxVisible &&
      html`<details><summary>${formats.text('payRuns.moreChanges', { count: changeCount - maxVisible })}</summary>
        ${table(people.slice(maxVisible), columns, options)}
        ${changeCount > people.length && html`<p class="soft">${formats.text('payRuns.hiddenChanges', { count: changeCount - people.length })}</p>`}</details>`
    }</div></section>`
}

function columnsFor({ formats }: PageContext, comparison: PayRunComparison): Column<NetPayChange>[] {
  const { pay_run_id, compared_with, currency } = comparison
  const net = (amount: string | null): Piece => amount !== null && formats.amount(amount, currency)
  /** Returns the pay run with the payslip of the person. */
  const paidIn = ({ net_now }: NetPayChange): number => (net_now === null ? (compared_with?.id ?? 0) : pay_run_id)
  return [
    {
      title: text('pages.person'),
      cell: (change) => {
        const payslip = { pay_run_id: paidIn(change), person_id: change.person_id }
        return html`<a href="${payslipAddress(payslip)}">${fullName(change)}</a>`
      },
    },
    { title: text('payRuns.netBefore'), isNumber: true, cell: ({ net_before }) => net(net_before) },
    { title: text('payRuns.netNow'), isNumber: true, cell: ({ net_now }) => net(net_now) },
    {
      title: text('payRuns.change'),
      isNumber: true,
      priority: 'figure',
      cell: (change) => changeText(change, (amount) => formats.amount(amount, currency)),
    },
  ]
}

function changeText({ net_before, net_now, difference }: NetPayChange, format: (amount: string) => string): string {
  if (net_before === null) return text('payRuns.newPerson')
  if (net_now === null) return text('payRuns.missingPerson')
  const amount = format(difference.replace('-', ''))
  return text(difference.startsWith('-') ? 'payRuns.decrease' : 'payRuns.increase', { amount })
}
