import type { PayCode, PayCodeProration } from '../../../../sdk/src/index.ts'
import { type Choice, checkbox, columns, type Field, input, select } from '../../../pages/form.ts'
import { text } from '../../../texts/english.ts'
import type { SubmittedForm } from '../../submitted-form.ts'

const prorations = ['none', 'calendar_days', 'working_days', 'thirty_days'] as const

const prorationChoices = (): Choice[] =>
  prorations.map((proration) => [proration, text(`payCodes.proration.${proration}`)])

/** Returns the name of a rule of proration. A rule without a label is shown unchanged. */
export const prorationName = (proration: string): string =>
  prorationChoices().find(([value]) => value === proration)?.[1] ?? proration

/** Returns the fields of a pay code that can change. */
export const payCodeFields = (payCode?: PayCode): Field[] => [
  input('name', text('pages.name'), { value: payCode?.name, maxlength: 200, hint: text('payCodes.nameHint') }),
  columns(
    input('account', text('payCodes.account'), {
      value: payCode?.account,
      maxlength: 40,
      optional: true,
      hint: text('payCodes.accountHint'),
    }),
    select('proration', text('payCodes.proration'), prorationChoices(), {
      value: payCode?.proration ?? 'none',
      hint: text('payCodes.prorationHint'),
    }),
  ),
  ...(payCode === undefined || payCode.kind === 'employer_cost'
    ? [
        input('liability_account', text('payCodes.liabilityAccount'), {
          value: payCode?.liability_account,
          maxlength: 40,
          optional: true,
          hint: text('payCodes.liabilityAccountHint'),
        }),
      ]
    : []),
  checkbox('taxable', text('payCodes.taxable'), { value: payCode?.taxable ?? true }),
]

/** Reads the submitted fields that can change. */
export const readPayCode = (form: SubmittedForm) => ({
  name: form.text('name'),
  account: form.text('account').trim() || null,
  liability_account: form.text('liability_account').trim() || null,
  proration: form.text('proration') as PayCodeProration,
  taxable: form.isChecked('taxable'),
})
