import { addressParts } from '../business/structured-address.ts'
import { todayIn } from '../business/today.ts'
import { isNullInRow } from '../db/is-null.ts'
import { type Problem, unknownReference, validationFailed } from '../operation/errors.ts'
import type { Work } from '../operation/work.ts'
import { collectRuns } from '../pdf/blocks.ts'
import type { PdfSource, RenderedPdf } from '../pdf/draw-blocks.ts'
import { renderPdf } from '../pdf/render-pdf.ts'
import { maxPages, PageLimitError } from '../pdf/sheet.ts'
import { departmentName } from '../people/present-person.ts'
import { parseText, unprintableProblems } from './check-template.ts'
import { readCustomValues } from './custom-field-values.ts'
import { fillIn, personFields, signerNumbers } from './merge-fields.ts'

/** The maximum number of characters of a document including its values: about 50 pages of plain text. */
const maxCharacters = 100_000

/** A template, and the values for a document. */
export interface DocumentSource {
  template: { body: string; merge_fields: string[] }
  person_id: number
  title: string
  merge_data: Record<string, string>
}

/**
 * Fills in a template for a person and renders it as a PDF, whose creation date is the time of the request.
 *
 * @throws {ApiError} 422 if the person is not in the business, if fields have no value or an unprintable value (with
 *   all such fields), or if the document is too long
 */
export async function renderTemplate(
  work: Work,
  { template, person_id, title, merge_data }: DocumentSource,
): Promise<RenderedPdf> {
  const recordValues = await readValues(work, person_id, template.merge_fields)
  const values = new Map<string, string>([
    ...Object.entries(recordValues),
    ['document.title', title],
    ...Object.entries(merge_data).map(([name, value]): [string, string] => [`data.${name}`, value]),
  ])
  const isValue = (field: string) => signerNumbers([field]).length === 0
  const fields = template.merge_fields.filter(isValue).map((field) => ({ field, value: values.get(field) ?? '' }))
  const missing = fields.filter(({ value }) => value.trim() === '').map(({ field }) => missingField(field))
  if (missing.length > 0) throw validationFailed(missing)

  const problems = [...fields, { field: 'document.title', value: title }].flatMap(({ field, value }) =>
    unprintableProblems(normalizeLines(value)).map((problem) => ({
      ...problem,
      path: fieldPath(field),
      message: fieldMessage(field, problem.message),
    })),
  )
  if (problems.length > 0) throw validationFailed(removeDuplicates(problems))

  const texts = new Map([...values].map(([field, value]) => [field, normalizeLines(value)]))
  const blocks = fillIn((await parseText(template.body)).blocks, texts)
  if (collectRuns(blocks).reduce((sum, { text }) => sum + text.length, 0) > maxCharacters) {
    throw tooLong(`${maxCharacters.toLocaleString('en')} characters`)
  }
  return await renderBounded({ title, header: recordValues['business.name'] ?? '', blocks, createdAt: work.now })
}

/** Renders a PDF with a limited number of pages, because line breaks can fill many pages with few characters. */
async function renderBounded(source: PdfSource): Promise<RenderedPdf> {
  try {
    return await renderPdf(source)
  } catch (error) {
    throw error instanceof PageLimitError ? tooLong(`${maxPages} pages`) : error
  }
}

const tooLong = (limit: string): Error =>
  validationFailed([{ path: 'body.merge_data', code: 'too_large', message: `makes a document of more than ${limit}` }])

/**
 * Reads the values of all fields that come from records, except `document.title`. Missing values are returned as empty
 * strings.
 *
 * @param fields - the fields of the template
 */
async function readValues(work: Work, person_id: number, fields: readonly string[]): Promise<Record<string, string>> {
  const person = await work.db
    .selectFrom('people')
    .innerJoin('businesses', 'businesses.id', 'people.business_id')
    .select(personFields.filter((name) => name !== 'department').map((name) => `people.${name}` as const))
    .select('people.postal_address')
    .select([departmentName(work).as('department'), todayIn(work).as('date')])
    .select(['people.id', 'people.custom_fields'])
    .select(['businesses.name as business_name', 'businesses.address as business_address'])
    .where('people.id', '=', person_id)
    .where('people.business_id', '=', work.business_id)
    .where(isNullInRow('people.deleted_at'))
    .executeTakeFirst()
  if (!person) throw unknownReference('body.person_id')
  const { business_name, business_address, date, postal_address } = person
  const values = personFields.map((name) => [`person.${name}`, person[name] ?? ''])
  const parts = addressParts.map((part) => [`person.postal_address.${part}`, postal_address?.[part] ?? ''])
  return {
    ...Object.fromEntries([...values, ...parts, ...(await readCustomValues(work, person, fields))]),
    'business.name': business_name,
    'business.address': business_address ?? '',
    'document.date': date,
  }
}

/** Converts line breaks to `\n`, and removes leading and trailing white space. */
const normalizeLines = (value: string): string => value.replaceAll(/\r\n?/g, '\n').trim()

/** Returns the path in the request from which the value of a field comes. */
function fieldPath(field: string): string {
  const [source, name] = field.split('.')
  if (source === 'data') return `body.merge_data.${name}`
  return source === 'document' ? 'body.title' : 'body.person_id'
}

const fieldMessage = (field: string, message: string): string =>
  fieldPath(field) === 'body.person_id' ? `names a person whose ${field} ${message}` : message

const missingField = (field: string): Problem => ({
  path: fieldPath(field),
  code: field.startsWith('data.') ? 'required' : 'missing_value',
  detail: `{{${field}}}`,
  message: field.startsWith('data.') ? `is needed for {{${field}}}` : `has no value for {{${field}}}`,
})

const removeDuplicates = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [`${problem.path} ${problem.message}`, problem])).values(),
]
