import type { PayRun, PayRunType } from '../../../sdk/src/index.ts'
import { linkButton } from '../../pages/components.ts'
import { type Choice, columns, form, input, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { consolePage, type Shown } from '../console-page.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { personNames } from '../people/person-name.ts'
import { addressOf, periodOf, trailTo, typeChoices, typeName } from './pay-run-words.ts'

export const newPayRunPage = consolePage({
  path: '/pay-runs/new',
  show: async (visit, tried) => ({
    title: 'New pay run',
    trail: [['/console/pay-runs', 'Pay runs']],
    content: html`<div class="narrow">
      <p class="lead">It begins as a draft. No money moves: you pay elsewhere, and record it here.</p>
      ${form({
        action: 'create',
        submit: 'Draft it',
        token: visit.formToken,
        tried,
        fields: [
          select('type', 'Type', typeChoices, {
            hint: 'A regular one pays each person once for a period. Off-cycle is for what is paid beside it, such as a bonus. A correction adds to what was paid, or takes back.',
          }),
          columns(
            input('period_start', 'First day of the period', { type: 'date' }),
            input('period_end', 'Last day of the period', { type: 'date' }),
          ),
          columns(
            input('pay_date', 'Pay date', { type: 'date' }),
            input('currency', 'Currency', {
              value: visit.me.business.currency,
              maxlength: 3,
              hint: 'Three letters. It stays as it is.',
            }),
          ),
          select('copy_from', 'Copy people and lines of', [['', 'No other pay run'], ...(await runsToCopy(visit))], {
            value: queryParameter(visit, 'copy_from'),
            optional: true,
            hint: 'Of everybody who is still employed. What was not copied is listed afterwards.',
          }),
          select('recurring_lines', 'Recurring lines', recurringChoices, {
            optional: true,
            hint: 'What people are paid in each period, as their records say.',
          }),
          input('external_id', 'Id in your own system', { optional: true, maxlength: 255 }),
        ],
        beside: html`<a href="/console/pay-runs">Cancel</a>`,
      })}
    </div>`,
  }),
  actions: {
    create: async (visit, form) => {
      const recurring = form.optional('recurring_lines')
      const run = await visit.api.payRuns.create(
        {
          type: form.text('type') as PayRunType,
          period_start: form.text('period_start'),
          period_end: form.text('period_end'),
          pay_date: form.text('pay_date'),
          currency: form.optional('currency')?.toUpperCase(),
          external_id: form.nullable('external_id'),
          copy_from: form.optionalNumber('copy_from'),
          ...(recurring !== undefined && { recurring_lines: recurring === 'true' }),
        },
        form.once,
      )
      if (run.left_out_count) return leftOutShown(visit, run)
      const { people_count } = run.totals
      const drafted = `It has ${visit.formats.count(people_count, 'payslip', 'payslips')}. Look at them next.`
      const next = people_count === 0 ? 'Add the payslips next.' : drafted
      return { goTo: addressOf(run), notice: `The pay run is drafted. ${next}` }
    },
  },
})

const recurringChoices: readonly Choice[] = [
  ['', 'In a regular pay run'],
  ['true', 'Yes'],
  ['false', 'No'],
]

/** The pay runs that are likely to be copied. */
async function runsToCopy(visit: PageContext): Promise<Choice[]> {
  const { data } = await visit.api.payRuns.list({ sort: '-pay_date', limit: 50 })
  return data.map((run) => [
    String(run.id),
    `${typeName(run.type)}, ${periodOf(visit, run)}, ${visit.formats.count(run.totals.people_count, 'person', 'people')}`,
  ])
}

/** What was not copied is told once, before the pay run itself. */
async function leftOutShown(visit: PageContext, run: PayRun): Promise<Shown> {
  const { left_out = [], left_out_count = 0 } = run
  const name = await personNames(
    visit,
    left_out.map(({ person_id }) => person_id),
  )
  const more = left_out_count - left_out.length
  return {
    title: 'The pay run is drafted',
    trail: trailTo(visit, run),
    content: html`<p class="lead">It has ${visit.formats.count(run.totals.people_count, 'payslip', 'payslips')}. This was not
        copied:</p>
      <ul>${left_out.map(
        ({ person_id, message }) =>
          html`<li><a href="/console/people/${person_id}">${name(person_id)}</a>: ${message}</li>`,
      )}</ul>
      ${more > 0 && html`<p>And ${visit.formats.number(more)} more.</p>`}
      <p>${linkButton(addressOf(run), 'Go on to the pay run', 'first')}</p>`,
  }
}
