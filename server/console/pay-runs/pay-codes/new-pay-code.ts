import type { PayslipLineKind } from '../../../../sdk/src/index.ts'
import { columns, form, input, select } from '../../../pages/form.ts'
import { html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import { consolePage } from '../../console-page.ts'
import { kindChoices } from '../pay-run-labels.ts'
import { payCodeFields, readPayCode } from './pay-code-form.ts'

const codes = '/console/pay-runs/codes'

/** The page that creates a pay code. */
export const newPayCodePage = consolePage({
  path: '/pay-runs/codes/new',
  needs: 'payruns:write',
  show: async (context, submission) => ({
    title: text('payCodes.new'),
    trail: [
      ['/console/pay-runs', text('payRuns.title')],
      [codes, text('payCodes.title')],
    ],
    content: html`<div class="narrow"><p class="lead">${text('payCodes.newLead')}</p>
      ${form({
        action: 'create',
        submit: text('payCodes.create'),
        token: context.formToken,
        submission,
        fields: [
          columns(
            input('code', text('payRuns.code'), {
              maxlength: 40,
              pattern: '[A-Za-z0-9_.\\-]+',
              hint: text('payCodes.codeHint'),
            }),
            select('kind', text('payRuns.kind'), kindChoices(), { hint: text('payCodes.kindHint') }),
          ),
          ...payCodeFields(),
        ],
        afterSubmit: html`<a href="${codes}">${text('pages.cancel')}</a>`,
      })}</div>`,
  }),
  actions: {
    create: async ({ api }, form) => {
      const { name } = await api.payCodes.create(
        { code: form.text('code'), kind: form.text('kind') as PayslipLineKind, ...readPayCode(form) },
        form.idempotency,
      )
      return { goTo: codes, notice: text('payCodes.created', { name }) }
    },
  },
})
