import type { PayRunType } from '../../../sdk/src/index.ts'
import { columns, form, input, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { addressOf, typeChoices } from './pay-run-words.ts'

export const newPayRunPage = consolePage({
  path: '/pay-runs/new',
  show: async ({ formToken: token, me }, tried) => ({
    title: 'New pay run',
    trail: [['/console/pay-runs', 'Pay runs']],
    content: html`<div class="narrow">
      <p class="lead">It begins as a draft without payslips. No money moves: you pay elsewhere, and record it here.</p>
      ${form({
        action: 'create',
        submit: 'Draft it',
        token,
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
              value: me.business.currency,
              maxlength: 3,
              hint: 'Three letters. It stays as it is.',
            }),
          ),
          input('external_id', 'Id in your own system', { optional: true, maxlength: 255 }),
        ],
        beside: html`<a href="/console/pay-runs">Cancel</a>`,
      })}
    </div>`,
  }),
  actions: {
    create: async ({ api }, form) => {
      const run = await api.payRuns.create(
        {
          type: form.text('type') as PayRunType,
          period_start: form.text('period_start'),
          period_end: form.text('period_end'),
          pay_date: form.text('pay_date'),
          currency: form.optional('currency')?.toUpperCase(),
          external_id: form.nullable('external_id'),
        },
        form.once,
      )
      return { goTo: addressOf(run), notice: 'The pay run is drafted. Add the payslips next.' }
    },
  },
})
