import { type Field, input, textarea } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'

/** Returns the fields of a template. */
export const templateFields = (template: { name?: string; body?: string } = {}): Field[] => [
  input('name', text('pages.name'), { value: template.name, maxlength: 200 }),
  textarea('body', text('templates.text'), { value: template.body, rows: 18, maxlength: 50_000, mono: true }),
]
