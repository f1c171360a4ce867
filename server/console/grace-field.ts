import { input } from '../pages/form.ts'
import { text } from '../texts/english.ts'

/** The field for the hours during which the previous secret also works after a rotation. */
export const graceField = () =>
  input('grace_hours', text('pages.graceHours'), {
    type: 'number',
    value: 24,
    min: '0',
    max: '168',
    hint: text('pages.graceHint'),
  })
