import { type Compensation, type Person, ValidationFailedError } from '../../../sdk/src/index.ts'
import { type FieldValues, initialValuesField, isChanged, mergeSubmission } from '../../pages/comparison.ts'
import { notice } from '../../pages/components.ts'
import { between, form, type Submission } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { FormProblem } from '../form-problem.ts'
import { todayIn } from '../leave/calendar/calendar-days.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { choicesFor } from '../people/person-form.ts'
import { fullName, personTrail } from '../people/person-name.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { entryFields, readEntry } from './entry-fields.ts'
import { timelineAddress } from './entry-page.ts'
import { jobFields, jobValues, readChangedJob, readManager } from './job-fields.ts'
import { payFields, payValues, readPay } from './pay-fields.ts'
import { assignmentOn, compensationOn, readTimeline, type Timeline } from './timeline.ts'

/**
 * The page that changes the job and the pay of a person from a day. Its fields have the values of that day. It creates an
 * assignment for a changed job and a compensation for changed pay.
 */
export const changeJobPage = consolePage({
  path: '/people/:id/job/change',
  needs: 'people:write',
  show: async (context, submission) => {
    const { api, formats, formToken: token, me } = context
    const person = await api.people.get(pathId(context))
    const [timeline, choices] = await Promise.all([readTimeline(context, person), choicesFor(context, person)])
    const submitted = formats.readDate(submission?.values.effective_on?.[0] ?? '')
    const day = submitted ?? firstChoice(person, todayIn(me.business.time_zone))
    const values = await valuesOn(context, timeline, day)
    const planned = plannedDays(timeline, todayIn(me.business.time_zone))
    return {
      title: text('jobAndPay.changeTitle', { name: fullName(person) }),
      trail: [...personTrail(person), [`/console/people/${person.id}/job`, text('person.tab.job')]],
      content: html`<div class="sheet">
        <p class="lead">${text('jobAndPay.changeLead')}</p>
        ${
          planned.length > 0 &&
          notice(
            text('jobAndPay.plannedLater', { count: planned.length, days: planned.map(formats.day).join(', ') }),
            'warn',
          )
        }
        ${form({
          action: 'change',
          submit: text('jobAndPay.save'),
          token,
          submission: submission && mergeValues(submission, values),
          fields: [
            initialValuesField(values),
            ...entryFields({ effective_on: day, reason: 'other', note: null }),
            between(html`<h2>${text('jobAndPay.job')}</h2>`),
            ...jobFields(values, choices),
            ...(may(context, 'compensation:write')
              ? [
                  between(html`<h2>${text('jobAndPay.pay')}</h2>`),
                  ...payFields(values, me.business.currency, values.amount?.[0] === ''),
                ]
              : []),
          ],
          afterSubmit: html`<a href="/console/people/${person.id}/job">${text('pages.cancel')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    change: async (context, form) => {
      const { api } = context
      const id = pathId(context)
      const entry = readEntry(form)
      const timeline = await readTimeline(context, { id })
      const day = isDate(entry.effective_on) ? entry.effective_on : todayIn(context.me.business.time_zone)
      const job = await readChangedJob(context, form)
      const pay = readChangedPay(form, timeline.compensations && compensationOn(timeline.compensations, day))
      const isJobChanged = Object.keys(job).length > 0
      if (!isJobChanged && pay === undefined) throw new FormProblem('unchanged', text('jobAndPay.nothingChanged'))

      const has = (rows: readonly { effective_on: string }[] = []) =>
        rows.some(({ effective_on }) => effective_on === day)
      const [hasJob, hasPay] = [has(timeline.assignments), has(timeline.compensations)]
      if (!hasJob && !hasPay) checkShown(form, await valuesOn(context, timeline, day), context.formats.day(day))
      if (isJobChanged && pay && !hasJob) {
        if (hasPay) throw new FormProblem('effective_on', text('jobAndPay.taken'))
        await checkPay(context, { person_id: id, ...entry, ...pay })
      }
      const options = (kind: string) => form.idempotencyFor(kind)
      if (isJobChanged) await api.assignments.create(id, { ...entry, ...job }, options('job'))
      if (pay !== undefined) await api.compensations.create(id, { ...entry, ...pay }, options('pay'))
      return {
        goTo: timelineAddress(context),
        notice: text('jobAndPay.changed', { day: context.formats.day(entry.effective_on) }),
      }
    },
  },
})

const isDate = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value)

/** Returns today, or the nearest day of the employment. */
function firstChoice({ start_date, last_day }: Person, today: string): string {
  if (start_date !== null && start_date > today) return start_date
  return last_day !== null && last_day < today ? last_day : today
}

/** Returns the values of the fields on a day. */
async function valuesOn(context: PageContext, timeline: Timeline, day: string): Promise<FieldValues> {
  const { formats, me } = context
  const job = assignmentOn(timeline.assignments, day)
  const pay = timeline.compensations && compensationOn(timeline.compensations, day)
  return {
    ...(job && jobValues(job, await readManager(context, job.manager_id))),
    ...payValues(pay, { formats, currency: me.business.currency }),
  }
}

/** Returns the submission with the values of its day in the fields that the user has not changed. */
const mergeValues = (submission: Submission, values: FieldValues): Submission =>
  mergeSubmission(submission, values).submission

/** Returns the first days of the planned rows, the earliest first. */
const plannedDays = ({ assignments, compensations = [] }: Timeline, today: string): string[] =>
  [...new Set([...assignments, ...compensations].map(({ effective_on }) => effective_on))]
    .filter((day) => day > today)
    .sort()

/**
 * Checks that the form showed the values that apply on its day, except in the fields that the user changed.
 *
 * @throws {FormProblem} if it showed other values; the form is then shown again with these
 */
function checkShown(form: SubmittedForm, values: FieldValues, day: string): void {
  const names = Object.keys(values).filter((name) => name in form.values && !isChanged(form.values, name))
  if (names.some((name) => form.values[name]?.[0] !== values[name]?.[0]))
    throw new FormProblem('effective_on', text('jobAndPay.otherValues', { day }))
}

/**
 * Reads the pay in the form.
 *
 * @returns undefined if the form has none, or if it equals the compensation in force
 */
function readChangedPay(form: SubmittedForm, row: Compensation | undefined): ReturnType<typeof readPay> | undefined {
  const names = ['amount', 'currency', 'per', 'pay_code'] as const
  if (!names.some((name) => isChanged(form.values, name))) return undefined
  const pay = readPay(form)
  if (row === undefined) return form.text('amount') === '' ? undefined : pay
  return names.some((name) => pay[name] !== row[name]) ? pay : undefined
}

/**
 * Checks a compensation before the assignment of the same form is written.
 *
 * @throws {ValidationFailedError} with the problems of the compensation
 */
async function checkPay({ api }: PageContext, row: Record<string, unknown>): Promise<void> {
  const [result] = await api.compensations.import({ dry_run: true, compensations: [row] })
  const errors = result?.errors ?? []
  if (errors.length === 0) return
  throw new ValidationFailedError('The compensation is not valid', {
    code: 'validation_failed',
    status: 422,
    errors: errors.map((error) => ({ ...error, path: error.path.replace('body.compensations[0]', 'body') })),
  })
}
