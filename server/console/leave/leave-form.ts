import type { DayPortion, LeavePreview, LeaveRequest, LeaveRequestCreate, LeaveType } from '../../../sdk/src/index.ts'
import { notice } from '../../pages/components.ts'
import { columns, type Field, input, select, textarea } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import { type Html, html } from '../../pages/html.ts'
import { sentence } from '../failures.ts'
import type { PageContext } from '../page-context.ts'
import type { SentForm } from '../sent-form.ts'
import { breakdown } from './leave-breakdown.ts'
import { daysText, portions } from './leave-words.ts'

/** What leave is asked for with: type, dates, halves, and a note. */
export function leaveFields(types: readonly LeaveType[], leave?: LeaveRequest): Field[] {
  return [
    select(
      'leave_type_id',
      'Type',
      types.map(({ id, name }) => [`${id}`, name]),
      { value: leave?.leave_type_id },
    ),
    columns(
      input('start_date', 'First day', { type: 'date', value: leave?.start_date }),
      select('start_portion', 'How much of the first day', portions, { value: leave?.start_portion }),
    ),
    columns(
      input('end_date', 'Last day', {
        type: 'date',
        value: leave?.end_date,
        optional: true,
        hint: 'Leave it empty for a single day.',
      }),
      select('end_portion', 'How much of the last day', portions, { value: leave?.end_portion }),
    ),
    textarea('note', 'Note', {
      value: leave?.note,
      optional: true,
      maxlength: 1000,
      rows: 2,
      hint: 'For whoever decides. Calendars do not show it.',
    }),
  ]
}

/** What the fields ask for. A single day needs its half only once. */
export function leaveAsked(form: SentForm): Omit<LeaveRequestCreate, 'person_id'> {
  const start_date = form.text('start_date')
  const end_date = form.optional('end_date') ?? start_date
  const [start, end] = [form.text('start_portion'), form.text('end_portion')] as [DayPortion, DayPortion]
  const isSingle = start_date === end_date
  return {
    leave_type_id: form.number('leave_type_id'),
    start_date,
    end_date,
    start_portion: isSingle && start === 'full' ? end : start,
    end_portion: isSingle && end === 'full' ? start : end,
    note: form.nullable('note'),
  }
}

/** What the preview holds against fields, by their names. */
export const problemsOf = ({ problems }: LeavePreview): Record<string, string> =>
  Object.fromEntries(problems.map(({ path, message }) => [path.replace(/^body\./, ''), sentence(message)]))

/** What a request would come to. */
export function previewPanel({ formats }: PageContext, preview: LeavePreview): Html {
  const { days, balance, problems, status } = preview
  const isFine = problems.length === 0
  return html`<section class="panel" aria-labelledby="preview">
    <h2 id="preview">Preview</h2>
    ${
      isFine
        ? notice(
            html`<p>${status === 'approved' ? 'This can be asked for. It needs no approval.' : 'This can be asked for.'}</p>`,
            'good',
          )
        : notice(
            html`<p>This cannot be asked for:</p><ul>${problems.map(({ message }) => html`<li>${sentence(message)}</li>`)}</ul>`,
            'bad',
          )
    }
    ${days !== null && html`<p class="figure">${daysText(formats, days)}</p>`}
    ${balance !== null && balanceText(formats, balance)}
    ${preview.breakdown.length > 0 && breakdown(formats, preview.breakdown)}
  </section>`
}

export const balanceText = (formats: Formats, { before, after }: { before: number; after: number }): Html =>
  html`<p>Left on the first day: ${daysText(formats, before)} before, <strong>${daysText(formats, after)}</strong> after.</p>`
