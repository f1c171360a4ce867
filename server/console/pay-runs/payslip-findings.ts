import type { PayRun, PayRunFinding } from '../../../sdk/src/index.ts'
import { notice } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { unlessRefused } from '../failures.ts'
import type { PageContext } from '../page-context.ts'
import { findingText } from './finding-text.ts'
import type { LineRow, RowFindings } from './line-rows.ts'
import { payRunAddress, payslipAddress } from './pay-run-labels.ts'

/**
 * The codes of findings that are corrected in the lines of a payslip. Other findings concern the payslip as a whole.
 */
const lineCodes = [
  'negative_net',
  'unpaid_leave_without_line',
  'active_without_payslip',
  'hours_missing',
  'compensation_in_other_currency',
] as const

type LineCode = (typeof lineCodes)[number]

const isLineCode = (code: string): code is LineCode => (lineCodes as readonly string[]).includes(code)

/** Reads the findings about the payslip of a person. */
export async function payslipFindings(
  { api }: PageContext,
  { id }: Pick<PayRun, 'id'>,
  person_id: number,
): Promise<PayRunFinding[]> {
  const checks = await unlessRefused(api.payRuns.checks(id))
  const findings = [...(checks?.blockers ?? []), ...(checks?.warnings ?? [])]
  return findings.filter((finding) => finding.person_id === person_id)
}

/**
 * Renders a link to the payslip lines that correct a finding about a person, or to the payslip if they cannot be
 * corrected; nothing if there is no payslip.
 */
export function findingLink(run: PayRun, person_id: number, code: string): Html {
  if (code === 'draft_outdated') return html`<a href="${payRunAddress(run)}/redraft">${text('payRuns.redraft')}</a>`
  const payslip = payslipAddress({ pay_run_id: run.id, person_id })
  if (isLineCode(code)) {
    return run.allowed_actions.includes('update')
      ? html`<a href="${payslip}/lines#${code}">${text(`payRuns.correct.${code}`)}</a>`
      : code === 'active_without_payslip'
        ? html``
        : html`<a href="${payslip}">${text('payRuns.payslip')}</a>`
  }
  return html`<a href="${payslip}#findings">${text('payRuns.payslip')}</a>`
}

/** Renders the findings at the top of a payslip. */
export const findingsNotice = (
  context: PageContext,
  run: PayRun,
  person_id: number,
  findings: readonly PayRunFinding[],
): Html | false =>
  findings.length > 0 &&
  html`<div id="findings">${notice(
    findings.map((finding) => {
      const { code } = finding
      return html`<p>${findingText(context, run, finding)} ${(isLineCode(code) || code === 'draft_outdated') && findingLink(run, person_id, code)}</p>`
    }),
    'warn',
  )}</div>`

/**
 * Returns the findings of a payslip by the index of the row in which they can be corrected: the largest deduction or
 * tax for a negative net pay, otherwise the first empty row.
 */
export function findingsByRow(findings: readonly PayRunFinding[], rows: readonly LineRow[]): Map<number, RowFindings> {
  const byRow = new Map<number, RowFindings>()
  for (const finding of findings) {
    const { code } = finding
    if (!isLineCode(code)) continue
    const row = code === 'negative_net' ? largestDeduction(rows) : rows.length
    byRow.set(row, { code, findings: [...(byRow.get(row)?.findings ?? []), finding] })
  }
  return byRow
}

function largestDeduction(rows: readonly LineRow[]): number {
  const amounts = rows.map(({ kind, amount }) => (kind === 'deduction' || kind === 'tax' ? Number(amount) : 0))
  return Math.max(0, amounts.indexOf(Math.max(...amounts)))
}
