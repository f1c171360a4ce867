import type { PayRun, PayRunLeftOut, PayRunType } from '../../../sdk/src/index.ts'
import { linkButton } from '../../pages/components.ts'
import { type Choice, checkbox, columns, form, input, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { currencySelect } from '../currency-select.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { personNames } from '../people/person-name.ts'
import { payRunAddress, periodText, trailTo, typeChoices, typeName } from './pay-run-labels.ts'

export const newPayRunPage = consolePage({
  path: '/pay-runs/new',
  show: async (context, submission) => {
    const { data: runs } = await context.api.payRuns.list({ sort: '-pay_date', limit: 50 })
    return {
      title: text('payRuns.new'),
      trail: [['/console/pay-runs', text('payRuns.title')]],
      content: html`<div class="narrow">
      <p class="lead">${text('payRuns.newLead')}</p>
      ${form({
        action: 'create',
        submit: text('payRuns.draft'),
        token: context.formToken,
        submission,
        fields: [
          select('type', text('payRuns.type'), typeChoices(), {
            hint: text('payRuns.typeHint'),
          }),
          columns(
            input('period_start', text('payRuns.periodStart'), { type: 'date' }),
            input('period_end', text('payRuns.periodEnd'), { type: 'date' }),
          ),
          columns(
            input('pay_date', text('payRuns.payDate'), { type: 'date' }),
            currencySelect(
              'currency',
              text('payRuns.currency'),
              [context.me.business.currency, ...runs.map(({ currency }) => currency)],
              { value: context.me.business.currency, hint: text('payRuns.currencyHint') },
            ),
          ),
          select(
            'copy_from',
            text('payRuns.copyFrom'),
            [['', text('payRuns.noCopy')], ...runs.map((run) => copyChoice(context, run))],
            {
              value: queryParameter(context, 'copy_from'),
              optional: true,
              hint: text('payRuns.copyHint'),
            },
          ),
          checkbox('from_compensations', text('payRuns.fromCompensations'), {
            value: true,
            hint: text('payRuns.fromCompensationsHint'),
          }),
          input('from_retro_pay.from', text('payRuns.fromRetroPay'), {
            type: 'date',
            optional: true,
            hint: text('payRuns.fromRetroPayHint'),
          }),
          select('recurring_lines', text('payRuns.recurringLines'), recurringChoices(), {
            optional: true,
            hint: text('payRuns.recurringHint'),
          }),
          input('external_id', text('payRuns.externalId'), { optional: true, maxlength: 255 }),
        ],
        afterSubmit: html`<a href="/console/pay-runs">${text('pages.cancel')}</a>`,
      })}
    </div>`,
    }
  },
  actions: {
    create: async (context, form) => {
      const recurring = form.optional('recurring_lines')
      const type = form.text('type') as PayRunType
      const retroPayFrom = form.optionalDate('from_retro_pay.from')
      const run = await context.api.payRuns.create(
        {
          type,
          period_start: form.date('period_start'),
          period_end: form.date('period_end'),
          pay_date: form.date('pay_date'),
          currency: form.optional('currency'),
          external_id: form.nullable('external_id'),
          copy_from: form.optionalNumber('copy_from'),
          from_compensations: form.isChecked('from_compensations') && type !== 'correction',
          ...(retroPayFrom !== undefined && { from_retro_pay: { from: retroPayFrom } }),
          ...(recurring !== undefined && { recurring_lines: recurring === 'true' }),
        },
        form.idempotency,
      )
      if (run.left_out_count) return leftOutPage(context, run)
      return {
        goTo: payRunAddress(run),
        notice: context.formats.text('payRuns.isDrafted', { count: run.totals.people_count }),
      }
    },
  },
})

const recurringChoices = (): Choice[] => [
  ['', text('payRuns.recurringDefault')],
  ['true', text('payRuns.yes')],
  ['false', text('payRuns.no')],
]

/** Returns a pay run as a choice for copying. */
const copyChoice = (context: PageContext, run: PayRun): Choice => [
  String(run.id),
  context.formats.text('payRuns.copyChoice', {
    type: typeName(run.type),
    period: periodText(context, run),
    count: run.totals.people_count,
  }),
]

/** Returns the page that shows once which people were left out, before the pay run is opened. */
async function leftOutPage(context: PageContext, run: PayRun): Promise<PageContent> {
  const { left_out = [], left_out_count = 0 } = run
  const name = await personNames(
    context,
    left_out.map(({ person_id }) => person_id),
  )
  const more = left_out_count - left_out.length
  return {
    title: text('payRuns.draftedTitle'),
    trail: trailTo(context, run),
    content: html`<p class="lead">${context.formats.text('payRuns.leftOut', { count: run.totals.people_count })}</p>
      <ul>${left_out.map(
        (part) =>
          html`<li>${rich('payRuns.finding', {
            person: html`<a href="/console/people/${part.person_id}">${name(part.person_id)}</a>`,
            message: leftOutReason(context, part),
          })}</li>`,
      )}</ul>
      ${more > 0 && html`<p>${context.formats.text('payRuns.more', { count: more })}</p>`}
      <p>${linkButton(payRunAddress(run), text('payRuns.goToRun'), 'first')}</p>`,
  }
}

/** Describes why a part of the copied pay run was left out, in a sentence. */
function leftOutReason(
  { formats }: PageContext,
  { code, last_day, start_date, line_name: line }: PayRunLeftOut,
): string {
  if (code === 'person_deleted') return text('payRuns.leftOut.deleted')
  if (code === 'person_terminated' && last_day !== undefined)
    return text('payRuns.finding.terminated', { day: formats.day(last_day) })
  if (code === 'person_not_started' && start_date !== undefined)
    return text('payRuns.leftOut.notStarted', { day: formats.day(start_date) })
  if (code === 'recurring_line_ended' && line !== undefined) return text('payRuns.leftOut.lineEnded', { line })
  if (code === 'too_many_lines' && line !== undefined) return text('payRuns.leftOut.lineTooMany', { line })
  return text('payRuns.leftOut.other')
}
