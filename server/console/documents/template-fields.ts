import { type Field, input, textarea } from '../../pages/form.ts'

/** The fields of a template. */
export const templateFields = (given: { name?: string; body?: string } = {}): Field[] => [
  input('name', 'Name', { value: given.name, maxlength: 200 }),
  textarea('body', 'Text', { value: given.body, rows: 18, maxlength: 50_000, mono: true }),
]
