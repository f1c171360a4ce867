import type { PayRun, PayRunChecks, PayRunFinding, PayslipSummary } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import type { PageContext } from '../page-context.ts'
import { fullName, personNames } from '../people/person-name.ts'

/** Of longer lists the rest opens below. */
const shownAtOnce = 5

/**
 * What keeps a draft from being approved, and what somebody should look at, each with the person.
 *
 * @param payslips - that have been read anyhow: their people are known by name
 */
export async function checksOf(
  visit: PageContext,
  run: PayRun,
  checks: PayRunChecks,
  payslips: readonly PayslipSummary[],
): Promise<Html> {
  const { blockers, warnings, blocker_count, warning_count } = checks
  if (blocker_count + warning_count === 0) {
    return html`<p>${badge('Ready', 'good')} Nothing speaks against the approval.</p>`
  }
  const names = await namesOf(visit, [...blockers, ...warnings], payslips)
  const { formats } = visit
  const listOf = (findings: readonly PayRunFinding[], count: number) => html`<ul>${findings
    .slice(0, shownAtOnce)
    .map((finding) => html`<li>${findingOf(run, finding, names)}</li>`)}</ul>
    ${
      findings.length > shownAtOnce &&
      html`<details><summary>${formats.number(count - shownAtOnce)} more</summary><ul>${findings
        .slice(shownAtOnce)
        .map((finding) => html`<li>${findingOf(run, finding, names)}</li>`)}</ul>
        ${count > findings.length && html`<p class="soft">And ${formats.number(count - findings.length)} more, shown once these are solved.</p>`}
      </details>`
    }`
  return html`${
    blocker_count > 0 &&
    html`<h3>${badge(formats.count(blocker_count, 'blocker', 'blockers'), 'bad')} ${blocker_count === 1 ? 'This keeps' : 'These keep'} it from being approved</h3>${listOf(blockers, blocker_count)}`
  }${
    warning_count > 0 &&
    html`<h3>${badge(formats.count(warning_count, 'warning', 'warnings'), 'warn')} Somebody should look at ${warning_count === 1 ? 'this' : 'these'}</h3>${listOf(warnings, warning_count)}`
  }`
}

function findingOf(run: PayRun, { person_id, message, code }: PayRunFinding, nameOf: (id: number) => string): Html {
  if (person_id === null) return html`${message}`
  const payslip = `/console/pay-runs/${run.id}/payslips/${person_id}`
  return html`<a href="/console/people/${person_id}">${nameOf(person_id)}</a>: ${message}
    ${
      code === 'active_without_payslip'
        ? run.allowed_actions.includes('update') && html`<a href="${payslip}/lines">Add a payslip</a>`
        : html`<a href="${payslip}">Payslip</a>`
    }`
}

/** The names of the people whom findings are about. */
async function namesOf(
  visit: PageContext,
  findings: readonly PayRunFinding[],
  payslips: readonly PayslipSummary[],
): Promise<(id: number) => string> {
  const names = new Map(payslips.map((slip) => [slip.person_id, fullName(slip)]))
  const unknown = findings.flatMap(({ person_id }) => person_id ?? []).filter((id) => !names.has(id))
  const nameOf = await personNames(visit, unknown)
  return (id) => names.get(id) ?? nameOf(id)
}
