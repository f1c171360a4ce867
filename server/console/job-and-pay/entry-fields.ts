import type { AssignmentReason } from '../../../sdk/src/index.ts'
import { columns, type Field, input, select, textarea } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { reasonChoices } from './pay-labels.ts'

interface Entry {
  effective_on: string
  reason: AssignmentReason
  note: string | null
}

/** Returns the fields that assignments and compensations have in common: the first day, the reason and the note. */
export const entryFields = ({ effective_on, reason, note }: Entry): Field[] => [
  columns(
    input('effective_on', text('jobAndPay.effectiveOn'), {
      type: 'date',
      value: effective_on,
      hint: text('jobAndPay.effectiveOnHint'),
    }),
    select('reason', text('jobAndPay.reason'), reasonChoices(), { value: reason }),
  ),
  textarea('note', text('jobAndPay.note'), {
    value: note,
    optional: true,
    maxlength: 1000,
    rows: 2,
    hint: text('jobAndPay.noteHint'),
  }),
]

/** Reads the submitted common fields of an assignment or a compensation. */
export const readEntry = (form: SubmittedForm): Entry => ({
  effective_on: form.date('effective_on'),
  reason: form.text('reason') as AssignmentReason,
  note: form.nullable('note'),
})
