import { isUtf8 } from 'node:buffer'
import { between, type Field, fileField, type Submission, textarea } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { FormProblem } from '../form-problem.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { CsvError } from './read-csv.ts'

/**
 * Returns the fields for a list: a file, or text that is copied from a spreadsheet.
 *
 * @param hint - the limits of the file
 */
export const listFields = (submission: Submission | undefined, hint: string): Field[] => [
  fileField('file', text('csv.file'), { accept: '.csv,text/csv', optional: true, hint }),
  between(html`<p class="soft">${text('csv.or')}</p>`),
  textarea('csv', text('csv.text'), {
    value: submission?.values.csv?.[0],
    rows: 6,
    mono: true,
    optional: true,
    hint: text('csv.textHint'),
  }),
]

/**
 * Reads the list from the file, or from the text.
 *
 * @throws {FormProblem} if there is neither, or the file is not text
 */
export async function readUpload(form: SubmittedForm): Promise<Buffer> {
  const file = form.file('file')
  if (file === undefined) {
    if (form.text('csv') === '') throw new FormProblem('csv', text('csv.fileMissing'))
    return Buffer.from(form.text('csv'))
  }
  const bytes = Buffer.from(await file.arrayBuffer())
  if (!isUtf8(bytes)) throw new FormProblem('file', text('csv.fileNotText'))
  return bytes
}

/**
 * Reads a list, with its errors at the field of the form that has it.
 *
 * @throws {FormProblem} with the message of a `CsvError`
 */
export async function readList<List>(form: SubmittedForm, read: () => Promise<List>): Promise<List> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof CsvError ? toFormProblem(form, error) : error
  }
}

const toFormProblem = (form: SubmittedForm, { message }: CsvError): FormProblem =>
  new FormProblem(form.file('file') === undefined ? 'csv' : 'file', message)
