import type { PayRun, PayRunFinding, Payslip } from '../../../sdk/src/index.ts'
import { isOutdated, sideBySide } from '../../pages/comparison.ts'
import { between, form, hidden, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { consolePage, type Outcome, type PageContent } from '../console-page.ts'
import { unlessRefused } from '../failures.ts'
import { FormProblem } from '../form-problem.ts'
import { type PageContext, pathId, queryParameter } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import {
  compactRows,
  lineRows,
  readDecimals,
  readDisplayed,
  readSubmitted,
  recalculate,
  removeRow,
  submittedRows,
  toLine,
  toRow,
} from './line-rows.ts'
import { suggestedLines, suggestionList } from './line-suggestions.ts'
import { lineTotals, padDecimals } from './line-totals.ts'
import { payRunAddress, payslipAddress, trailTo } from './pay-run-labels.ts'
import { findingsByRow, payslipFindings } from './payslip-findings.ts'
import { totalsList } from './totals.ts'

/** The page that edits the lines of a new or existing payslip. */
export const payslipLinesPage = consolePage({
  path: '/pay-runs/:id/payslips/:person_id/lines',
  show: async (context, submission) => {
    const id = pathId(context)
    const person_id = pathId(context, 'person_id')
    const [run, slip] = await Promise.all([
      context.api.payRuns.get(id),
      unlessRefused(context.api.payslips.get(id, person_id)),
    ])
    if (!run.allowed_actions.includes('update')) return { goTo: payRunAddress(run) }
    const [person, suggestions, findings] = await Promise.all([
      slip ?? context.api.people.get(person_id),
      suggestedLines(context, run, person_id),
      payslipFindings(context, run, person_id),
    ])
    const list = suggestionList(codesId, suggestions)
    return linesPage(context, run, { slip, name: fullName(person), list, findings }, submission)
  },
  actions: {
    save: async (context, form) => {
      compactRows(form.values)
      const [id, person_id] = [pathId(context), pathId(context, 'person_id')]
      const lines = readSubmitted(form, readDecimals(form)).map(toLine)
      if (lines.length === 0) throw new FormProblem('lines[0].name', text('payRuns.lineMissing'))
      // The version of a new payslip is 0, so that saving it cannot replace a payslip that another user has created.
      const slip = await context.api.payslips.put(id, person_id, { lines }, { ifMatch: form.number('version') })
      return { goTo: payslipAddress(slip), notice: text('payRuns.payslipSaved') }
    },
    more: (context, form) => showAgain(context, form),
    recalculate: (context, form) => showAgain(context, form),
    remove: (context, form) => {
      removeRow(form.values, Number(queryParameter(context, 'row')))
      return showAgain(context, form)
    },
  },
})

/** Shows the form again with its input and the products. Without a script, this adds rows and calculates the totals. */
async function showAgain(context: PageContext, form: SubmittedForm): Promise<Outcome> {
  recalculate(context, form, readDecimals(form))
  const submission = { action: 'save', values: form.values, messages: [], problems: {}, marked: [] }
  return await payslipLinesPage.show(context, submission)
}

const codesId = 'codes'

interface Subject {
  slip: Payslip | undefined
  name: string
  /** The list of suggested codes. */
  list: Html
  findings: readonly PayRunFinding[]
}

function linesPage(
  context: PageContext,
  run: PayRun,
  { slip, name, list, findings }: Subject,
  submission: Submission | undefined,
): PageContent {
  const { formats } = context
  const rows = submission === undefined ? (slip?.lines ?? []).map(toRow) : submittedRows(submission)
  const back = slip === undefined ? payRunAddress(run) : payslipAddress(slip)
  const decimals = run.totals.gross.split('.')[1]?.length ?? 0
  const lines = submission === undefined ? rows : readDisplayed(context, submission, decimals)
  // The findings concern the stored lines, not the input.
  const marks = findingsByRow(submission === undefined ? findings : [], rows)
  const { totals, isWhole } = lineTotals(lines, decimals)
  const example = formats.decimal(padDecimals('100', decimals), decimals)
  return {
    title: slip === undefined ? text('payRuns.payslipFor', { name }) : text('payRuns.editPayslip', { name }),
    trail: slip === undefined ? trailTo(context, run) : [...trailTo(context, run), [back, name]],
    content: html`${slip !== undefined && isOutdated(slip, submission) && storedLines(context, slip, submission)}
      <p>${rich('payRuns.linesHint', { currency: run.currency, example })}</p>
      ${form({
        action: 'save',
        submit: text('pages.save'),
        token: context.formToken,
        submission,
        fields: [
          hidden('version', slip?.version ?? 0),
          hidden('decimals', decimals),
          between(html`${saveOnEnter()}${list}`),
          lineRows(
            context,
            rows,
            { currency: run.currency, decimals },
            {
              codes: codesId,
              findings: marks,
              spareRows: queryParameter(context, 'more') === undefined ? 1 : 3,
            },
          ),
          between(html`<p class="add-line"><button name="action" value="more" class="second" formaction="?more=1#totals" data-add>${text('payRuns.addRow')}</button></p>
            <section id="totals" aria-labelledby="totals-title"><h2 id="totals-title">${text('payRuns.totals')}</h2>
            ${totalsList(context, totals, run.currency)}
            <p class="hint" data-unread${isWhole && html` hidden`}>${text('payRuns.unreadAmounts')}</p></section>`),
        ],
        afterSubmit: html`<noscript><button name="action" value="recalculate" class="second" formaction="#totals">${text('payRuns.recalculate')}</button></noscript><a href="${back}">${text('pages.cancel')}</a>`,
      })}`,
  }
}

/** Renders a hidden button that saves, because browsers submit a form by its first button if the user presses Enter. */
const saveOnEnter = (): Html =>
  html`<button name="action" value="save" class="spoken" tabindex="-1" aria-hidden="true">${text('pages.save')}</button>`

/** Renders the lines that another user stored, compared with the input. */
function storedLines({ formats }: PageContext, { lines, currency, version }: Payslip, submission: Submission): Html {
  const input = submittedRows(submission)
  const rows = Array.from({ length: Math.max(lines.length, input.length) }, (_, index) => index)
  return html`<p>${text('payRuns.linesChanged', { version: String(version) })}</p>
    ${sideBySide(
      [text('payRuns.yourInput'), text('payRuns.storedNow')],
      rows.map((index) => {
        const [mine, theirs] = [input[index], lines[index]]
        return [
          text('payRuns.line', { number: String(index + 1) }),
          mine === undefined ? '–' : text('payRuns.lineAmount', { name: mine.name ?? '', amount: mine.amount ?? '' }),
          theirs === undefined
            ? '–'
            : text('payRuns.lineAmount', { name: theirs.name, amount: formats.amount(theirs.amount, currency) }),
        ]
      }),
    )}`
}
