import type { PayRun, PayslipSummary } from '../../../sdk/src/index.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import type { PageContext } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import { payRunAddress, payslipAddress, periodText } from './pay-run-labels.ts'

/** The payslips of a person in a pay run and in the previous one; undefined if there is none. */
interface NetChange {
  before: PayslipSummary | undefined
  now: PayslipSummary | undefined
  /** The difference of the net pay, in minor units of the currency. */
  difference: bigint
}

interface Comparison {
  previous: PayRun
  /** The people whose net pay differs, by descending absolute difference. */
  changes: NetChange[]
  unchangedCount: number
}

/** The maximum number of payslips on a page of the API. Larger pay runs are compared with their CSV exports. */
const maxPayslips = 200

/** The maximum number of differences that are initially visible. The others can be expanded. */
const maxVisible = 5

/**
 * Compares a regular pay run with the previous regular pay run in the same currency, using two lists of payslips.
 *
 * @returns undefined if there is no previous pay run, or if either pay run has more people than a page of the API
 */
export async function compareWithPrevious({ api }: PageContext, run: PayRun): Promise<Comparison | undefined> {
  if (run.type !== 'regular' || run.totals.people_count > maxPayslips) return undefined
  const { data } = await api.payRuns.list({ type: 'regular', to: run.pay_date, sort: '-pay_date', limit: 10 })
  const previous = data.find(
    ({ id, status, currency, period_end }) =>
      id !== run.id && status !== 'cancelled' && currency === run.currency && period_end < run.period_start,
  )
  if (previous === undefined || previous.totals.people_count > maxPayslips) return undefined
  const [before, now] = await Promise.all(
    [previous, run].map(async ({ id }) => (await api.payslips.list(id, { limit: maxPayslips })).data),
  )
  return { previous, ...compareNets(before ?? [], now ?? []) }
}

function compareNets(before: readonly PayslipSummary[], now: readonly PayslipSummary[]): Omit<Comparison, 'previous'> {
  const people = new Map<number, Omit<NetChange, 'difference'>>()
  for (const slip of before) people.set(slip.person_id, { before: slip, now: undefined })
  for (const slip of now) people.set(slip.person_id, { before: people.get(slip.person_id)?.before, now: slip })
  const all = [...people.values()].map((pair) => ({ ...pair, difference: minor(pair.now) - minor(pair.before) }))
  const isChanged = ({ before, now, difference }: NetChange): boolean =>
    difference !== 0n || before === undefined || now === undefined
  const changes = all.filter(isChanged)
  return {
    changes: changes.sort((a, b) => Number(absolute(b.difference) - absolute(a.difference))),
    unchangedCount: all.length - changes.length,
  }
}

/** Returns the net pay in minor units. All amounts of a currency have the same number of decimals. */
const minor = (slip: PayslipSummary | undefined): bigint => BigInt(slip?.totals.net.replace('.', '') ?? 0)

const absolute = (value: bigint): bigint => (value < 0n ? -value : value)

/** Renders the differences by person. */
export function changesSection(context: PageContext, run: PayRun, comparison: Comparison): Html {
  const { formats } = context
  const { previous, changes, unchangedCount } = comparison
  const count = (find: (change: NetChange) => boolean): number => changes.filter(find).length
  const columns = columnsFor(context, run)
  const options = { caption: text('payRuns.changes') }
  return html`<section aria-labelledby="changes"><h2 id="changes">${text('payRuns.changesSince', { period: periodText(context, previous) })}</h2>
    <p>${formats.rich('payRuns.changesLead', {
      link: linkTo(payRunAddress(previous)),
      before: formats.amount(previous.totals.net, run.currency),
      now: formats.amount(run.totals.net, run.currency),
      changed: count(({ before, now }) => before !== undefined && now !== undefined),
      added: count(({ before }) => before === undefined),
      missing: count(({ now }) => now === undefined),
      unchanged: unchangedCount,
    })}</p>
    ${changes.length > 0 && table(changes.slice(0, maxVisible), columns, options)}
    ${
      changes.length > maxVisible &&
      html`<details><summary>${formats.text('payRuns.moreChanges', { count: changes.length - maxVisible })}</summary>
        ${table(changes.slice(maxVisible), columns, options)}</details>`
    }</section>`
}

function columnsFor({ formats }: PageContext, { currency }: PayRun): Column<NetChange>[] {
  const net = (slip: PayslipSummary | undefined): Piece => slip && formats.amount(slip.totals.net, currency)
  return [
    {
      title: text('pages.person'),
      cell: ({ before, now }) => {
        const slip = now ?? before
        return slip && html`<a href="${payslipAddress(slip)}">${fullName(slip)}</a>`
      },
    },
    { title: text('payRuns.netBefore'), isNumber: true, cell: ({ before }) => net(before) },
    { title: text('payRuns.netNow'), isNumber: true, cell: ({ now }) => net(now) },
    {
      title: text('payRuns.change'),
      isNumber: true,
      priority: 'figure',
      cell: (change) => changeText(change, (value) => formats.amount(value, currency)),
    },
  ]
}

function changeText({ before, now, difference }: NetChange, format: (value: string) => string): string {
  if (before === undefined) return text('payRuns.newPerson')
  if (now === undefined) return text('payRuns.missingPerson')
  const decimals = now.totals.net.split('.')[1]?.length ?? 0
  const digits = String(absolute(difference)).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  const amount = format(`${digits.slice(0, at)}${decimals > 0 ? `.${digits.slice(at)}` : ''}`)
  return text(difference < 0n ? 'payRuns.decrease' : 'payRuns.increase', { amount })
}
