import type { PayRun, PayRunChecks, PayRunFinding, PayslipSummary } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'
import { fullName, personNames } from '../people/person-name.ts'
import { findingText } from './finding-text.ts'
import { findingLink } from './payslip-findings.ts'

/** The maximum number of findings that are initially visible. The others can be expanded. */
const maxVisible = 5

/**
 * Renders the blockers and warnings of a draft, each with its person.
 *
 * @param payslips - the payslips on the page, which contain the names of their people
 */
export async function checksHtml(
  context: PageContext,
  run: PayRun,
  checks: PayRunChecks,
  payslips: readonly PayslipSummary[],
): Promise<Html> {
  const { blockers, warnings, blocker_count, warning_count } = checks
  if (blocker_count + warning_count === 0) {
    return html`<p>${rich('payRuns.readyLead', { badge: badge(text('payRuns.ready'), 'good') })}</p>`
  }
  const names = await nameLookup(context, [...blockers, ...warnings], payslips)
  const { formats } = context
  const findingList = (findings: readonly PayRunFinding[], count: number) => html`<ul>${findings
    .slice(0, maxVisible)
    .map((finding) => html`<li>${findingHtml(context, run, finding, names)}</li>`)}</ul>
    ${
      findings.length > maxVisible &&
      html`<details><summary>${formats.text('payRuns.moreFindings', { count: count - maxVisible })}</summary><ul>${findings
        .slice(maxVisible)
        .map((finding) => html`<li>${findingHtml(context, run, finding, names)}</li>`)}</ul>
        ${count > findings.length && html`<p class="soft">${formats.text('payRuns.hiddenFindings', { count: count - findings.length })}</p>`}
      </details>`
    }`
  return html`${
    blocker_count > 0 &&
    html`<h3>${badge(formats.text('payRuns.blockers', { count: blocker_count }), 'bad')} ${text('payRuns.blockersTitle', { count: blocker_count })}</h3>${findingList(blockers, blocker_count)}`
  }${
    warning_count > 0 &&
    html`<h3>${badge(formats.text('payRuns.warnings', { count: warning_count }), 'warn')} ${text('payRuns.warningsTitle', { count: warning_count })}</h3>${findingList(warnings, warning_count)}`
  }`
}

function findingHtml(context: PageContext, run: PayRun, finding: PayRunFinding, getName: (id: number) => string): Html {
  const { person_id, code } = finding
  const message = findingText(context, run, finding)
  if (person_id === null) return message
  return html`${rich('payRuns.finding', {
    person: html`<a href="/console/people/${person_id}">${getName(person_id)}</a>`,
    message,
  })}
    ${findingLink(run, person_id, code)}`
}

/** Returns a function that looks up the names of the people in findings. */
async function nameLookup(
  context: PageContext,
  findings: readonly PayRunFinding[],
  payslips: readonly PayslipSummary[],
): Promise<(id: number) => string> {
  const names = new Map(payslips.map((slip) => [slip.person_id, fullName(slip)]))
  const unknown = findings.flatMap(({ person_id }) => person_id ?? []).filter((id) => !names.has(id))
  const getName = await personNames(context, unknown)
  return (id) => names.get(id) ?? getName(id)
}
