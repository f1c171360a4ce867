import { type Field, input, textarea } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'

/** The fields of a template. */
export const templateFields = (given: { name?: string; body?: string } = {}): Field[] => [
  input('name', text('pages.name'), { value: given.name, maxlength: 200 }),
  textarea('body', text('templates.text'), { value: given.body, rows: 18, maxlength: 50_000, mono: true }),
]
