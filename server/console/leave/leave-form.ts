import type {
  DayPortion,
  LeavePreview,
  LeaveProblem,
  LeaveRequest,
  LeaveRequestCreate,
  LeaveType,
} from '../../../sdk/src/index.ts'
import { notice } from '../../pages/components.ts'
import { columns, type Field, input, type ProblemText, select, textarea } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { describeLeaveWarning } from '../describe-leave-limit.ts'
import { describeProblem } from '../describe-problem.ts'
import type { PageContext } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { breakdown } from './leave-breakdown.ts'
import { daysText, portions } from './leave-labels.ts'
import { readReason, reasonField } from './reason-field.ts'

/** Returns the fields of a request: type, dates, half days, reason and note. */
export function leaveFields(types: readonly LeaveType[], leave?: LeaveRequest): Field[] {
  return [
    select(
      'leave_type_id',
      text('leave.type'),
      types.map(({ id, name }) => [`${id}`, name]),
      { value: leave?.leave_type_id },
    ),
    columns(
      input('start_date', text('leave.firstDay'), { type: 'date', value: leave?.start_date }),
      select('start_portion', text('leave.firstPortion'), portions(), { value: leave?.start_portion }),
    ),
    columns(
      input('end_date', text('leave.lastDay'), {
        type: 'date',
        value: leave?.end_date,
        optional: true,
        hint: text('leave.lastDayHint'),
      }),
      select('end_portion', text('leave.lastPortion'), portions(), { value: leave?.end_portion }),
    ),
    ...reasonField(types, leave),
    textarea('note', text('leave.note'), {
      value: leave?.note,
      optional: true,
      maxlength: 1000,
      rows: 2,
      hint: text('leave.noteHint'),
    }),
  ]
}

/** Reads the submitted request. The portion of a single day can be in the field of the first or of the last day. */
export function readLeaveRequest(form: SubmittedForm): Omit<LeaveRequestCreate, 'person_id'> {
  const start_date = form.date('start_date')
  const end_date = form.optionalDate('end_date') ?? start_date
  const [start, end] = [form.text('start_portion'), form.text('end_portion')] as [DayPortion, DayPortion]
  const isSingle = start_date === end_date
  return {
    leave_type_id: form.number('leave_type_id'),
    start_date,
    end_date,
    start_portion: isSingle && start === 'full' ? end : start,
    end_portion: isSingle && end === 'full' ? start : end,
    reason_code: readReason(form),
    note: form.nullable('note'),
  }
}

/** Returns the problems of a preview by field name. */
export const problemsByField = ({ problems }: LeavePreview, formats: Formats): Record<string, ProblemText> =>
  Object.fromEntries(
    problems.map((problem) => [
      problem.path.replace(/^body\./, ''),
      (field) => describeProblem(problem, field, { value: '', formats }),
    ]),
  )

/**
 * Renders the result of a preview.
 *
 * @param skipsApproval - whether the leave is entered as approved
 */
export function previewPanel({ formats }: PageContext, preview: LeavePreview, skipsApproval: boolean): Html {
  const { days, balance, problems, warnings, status } = preview
  const isValid = problems.length === 0
  const approvedText = skipsApproval ? 'leaveApproval.skipPreview' : 'leave.validWithoutApproval'
  return html`<section class="panel" aria-labelledby="preview">
    <h2 id="preview">${text('leave.preview')}</h2>
    ${
      isValid
        ? notice(html`<p>${text(status === 'approved' ? approvedText : 'leave.valid')}</p>`, 'good')
        : notice(
            html`<p>${text('leave.invalid')}</p><ul>${problems.map((problem) => html`<li>${describeProblem(problem, { label: '', entry: 'none' }, { value: '', formats })}</li>`)}</ul>`,
            'bad',
          )
    }
    ${warningNotice(formats, warnings)}
    ${days !== null && html`<p class="figure">${daysText(formats, days)}</p>`}
    ${balance !== null && balanceText(formats, balance)}
    ${preview.breakdown.length > 0 && breakdown(formats, preview.breakdown)}
  </section>`
}

/** Renders the limits that leave exceeds, and that only warn; nothing if there are none. */
export const warningNotice = (formats: Formats, warnings: readonly LeaveProblem[]): Html | false =>
  warnings.length > 0 &&
  notice(
    html`<p>${text('leave.warnings')}</p><ul>${warnings.map((warning) => html`<li>${describeLeaveWarning(warning, formats)}</li>`)}</ul>`,
    'warn',
  )

export const balanceText = (formats: Formats, { before, after }: { before: number; after: number }): Html =>
  html`<p>${rich('leave.balanceChange', { before: daysText(formats, before), after: daysText(formats, after) })}</p>`
