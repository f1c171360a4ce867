import type { PayRun, PayslipLine } from '../../../sdk/src/index.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { unlessRefused } from '../failures.ts'
import type { PageContext } from '../page-context.ts'

type Suggestion = Pick<PayslipLine, 'kind' | 'code' | 'name'>

/** Returns lines with the codes from the examples in the API reference. */
const standardLines = (): Suggestion[] => [
  { kind: 'earning', code: 'salary', name: text('payRuns.standard.salary') },
  { kind: 'earning', code: 'bonus', name: text('payRuns.standard.bonus') },
  { kind: 'tax', code: 'income_tax', name: text('payRuns.standard.incomeTax') },
  { kind: 'reimbursement', code: 'expenses', name: text('payRuns.standard.expenses') },
]

/**
 * Returns the lines whose codes are suggested: pay codes, the recurring lines and latest payslips of the person, the lines
 * of the pay run, and standard lines.
 */
export async function suggestedLines(context: PageContext, run: PayRun, person_id: number): Promise<Suggestion[]> {
  const { api } = context
  const [payCodes, recurring, earlier, current] = await Promise.all([
    unlessRefused(api.payCodes.list({ limit: 200 })),
    unlessRefused(api.recurringLines.list(person_id, { limit: 100 })),
    unlessRefused(api.people.payslips(person_id, { sort: '-id', limit: 2 })),
    unlessRefused(api.payslips.list(run.id, { limit: 2 })),
  ])
  const other = earlier?.data.find(({ pay_run_id }) => pay_run_id !== run.id)
  const colleague = current?.data.find((slip) => slip.person_id !== person_id)
  const slips = await Promise.all(
    [other, colleague].map(
      async (slip) => slip && (await unlessRefused(api.payslips.get(slip.pay_run_id, slip.person_id))),
    ),
  )
  const lines = [
    ...(payCodes?.data ?? []),
    ...(recurring?.data ?? []),
    ...slips.flatMap((slip) => slip?.lines ?? []),
    ...standardLines(),
  ]
  return [...new Map(lines.toReversed().map((line) => [line.code, line])).values()].toReversed()
}

/** Renders a list for the `list` attribute of fields. A script fills in the name and the kind of the chosen code. */
export const suggestionList = (id: string, lines: readonly Suggestion[]): Html =>
  html`<datalist id="${id}">${lines.map(
    ({ code, name, kind }) => html`<option value="${code}" data-kind="${kind}">${name}</option>`,
  )}</datalist>`
