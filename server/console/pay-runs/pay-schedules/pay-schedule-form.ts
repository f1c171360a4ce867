import type {
  PayDateMove,
  PaySchedule,
  PayScheduleFrequency,
  PayScheduleMonth,
  PayScheduleRun,
} from '../../../../sdk/src/index.ts'
import { emptyState, panel } from '../../../pages/components.ts'
import { between, checkbox, columns, type Field, form, input, type Submission, select } from '../../../pages/form.ts'
import { type Html, html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import type { PageContext } from '../../page-context.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { nextRunsTable } from './next-runs-table.ts'
import { frequencyChoices, monthChoices, moveChoices } from './pay-schedule-labels.ts'

interface FormOptions {
  action: string
  submit: string
  cancel: string
  submission: Submission | undefined
  /** Fields after the name that only this form has. */
  extra: readonly Field[]
  schedule?: PaySchedule
  /** The next pay runs for the submitted fields; undefined before a preview. */
  preview: readonly PayScheduleRun[] | undefined
}

/** Renders the form of a pay schedule, with a button that shows the next pay runs next to it. */
export function payScheduleForm(context: PageContext, options: FormOptions): Html {
  const { action, submit, cancel, submission, extra, schedule, preview } = options
  const [name, ...others] = payScheduleFields(schedule)
  return html`<div class="${preview === undefined ? 'narrow' : 'split'}">
    <div>${form({
      action,
      submit,
      token: context.formToken,
      submission: submission && { ...submission, action },
      fields: [name, ...extra, ...others],
      afterSubmit: html`<button name="action" value="preview" class="second">${text('paySchedules.preview')}</button>
        <a href="${cancel}">${text('pages.cancel')}</a>`,
    })}</div>
    ${preview !== undefined && panel('next-runs', text('paySchedules.nextRuns'), previewContent(context, preview))}
  </div>`
}

const previewContent = (context: PageContext, runs: readonly PayScheduleRun[]): Html =>
  runs.length === 0 ? emptyState(text('paySchedules.noRuns'), '') : nextRunsTable(context, runs)

/** Returns the submission that shows a form again with a preview. */
export const previewSubmission = (form: SubmittedForm): Submission => ({
  action: 'preview',
  values: form.values,
  problems: {},
  messages: [],
  marked: [],
})

function payScheduleFields(schedule?: PaySchedule): [name: Field, ...Field[]] {
  const number = (min: number, max: number) => ({ inputmode: 'numeric', min: String(min), max: String(max) }) as const
  return [
    input('name', text('pages.name'), {
      value: schedule?.name ?? text('paySchedules.defaultName'),
      maxlength: 200,
      hint: text('paySchedules.nameHint'),
    }),
    between(html`<h2>${text('paySchedules.periods')}</h2>`),
    select('frequency', text('paySchedules.frequency'), frequencyChoices(), {
      value: schedule?.frequency ?? 'monthly',
    }),
    columns(
      input('first_day', text('paySchedules.firstDay'), {
        ...number(1, 31),
        value: schedule?.first_day ?? (schedule ? null : 1),
        optional: true,
        hint: text('paySchedules.firstDayHint'),
      }),
      input('period_starts_on', text('paySchedules.startsOn'), {
        type: 'date',
        value: schedule?.period_starts_on,
        optional: true,
        hint: text('paySchedules.startsOnHint'),
      }),
    ),
    between(html`<h2>${text('payRuns.payDate')}</h2>`),
    columns(
      input('pay_day_of_month', text('paySchedules.dayOfMonth'), {
        ...number(1, 31),
        value: schedule?.pay_day_of_month,
        optional: true,
        hint: text('paySchedules.dayOfMonthHint'),
      }),
      select('pay_month', text('paySchedules.month'), monthChoices(), { value: schedule?.pay_month ?? 'same' }),
    ),
    input('pay_days_after_period_end', text('paySchedules.daysAfter'), {
      value: schedule?.pay_days_after_period_end,
      optional: true,
      hint: text('paySchedules.daysAfterHint'),
    }),
    select('pay_date_moves', text('paySchedules.moves'), moveChoices(), {
      value: schedule?.pay_date_moves ?? 'before',
      hint: text('paySchedules.movesHint'),
    }),
    between(html`<h2>${text('paySchedules.draft')}</h2>`),
    input('drafts_days_before_pay_date', text('paySchedules.daysBefore'), {
      ...number(0, 60),
      value: schedule?.drafts_days_before_pay_date ?? 5,
      hint: text('paySchedules.daysBeforeHint'),
    }),
    checkbox('from_compensations', text('payRuns.fromCompensations'), {
      value: schedule?.from_compensations ?? true,
      hint: text('payRuns.fromCompensationsHint'),
    }),
    checkbox('recurring_lines', text('payRuns.recurringLines'), {
      value: schedule?.recurring_lines ?? true,
      hint: text('payRuns.recurringHint'),
    }),
  ]
}

/** Reads the submitted fields. Fields that do not apply to the frequency are ignored. */
export function readPaySchedule(form: SubmittedForm) {
  const frequency = form.text('frequency') as PayScheduleFrequency
  const isMonthly = frequency === 'monthly'
  const hasStart = frequency === 'weekly' || frequency === 'fortnightly'
  const pay_day_of_month = isMonthly ? (form.optionalNumber('pay_day_of_month') ?? null) : null
  return {
    name: form.text('name'),
    frequency,
    period_starts_on: hasStart ? form.nullableDate('period_starts_on') : null,
    first_day: isMonthly ? (form.optionalNumber('first_day') ?? 1) : null,
    pay_day_of_month,
    pay_month: form.text('pay_month') as PayScheduleMonth,
    pay_days_after_period_end: form.optionalNumber('pay_days_after_period_end') ?? null,
    pay_date_moves: form.text('pay_date_moves') as PayDateMove,
    drafts_days_before_pay_date: form.number('drafts_days_before_pay_date'),
    from_compensations: form.isChecked('from_compensations'),
    recurring_lines: form.isChecked('recurring_lines'),
  }
}
