import { todayIn } from '../business/today.ts'
import { isNullInRow } from '../db/is-null.ts'
import { type Problem, unknownReference, validationFailed } from '../operation/errors.ts'
import type { Work } from '../operation/work.ts'
import { collectRuns } from '../pdf/blocks.ts'
import type { PdfSource, RenderedPdf } from '../pdf/draw-blocks.ts'
import { renderPdf } from '../pdf/render-pdf.ts'
import { maxPages, PageLimitError } from '../pdf/sheet.ts'
import { departmentName } from '../people/present-person.ts'
import { wordsForUnprintable } from './check-template.ts'
import { fillIn, personFields, signersOf } from './merge-fields.ts'
import { parseText } from './parse-text.ts'

/** How long a document may become once it is filled in: some fifty pages of plain text. */
const maxCharacters = 100_000

/** A document to make from a template. */
export interface Wanted {
  template: { body: string; merge_fields: string[] }
  person_id: number
  title: string
  merge_data: Record<string, string>
}

/**
 * Fills in a template for a person and makes the PDF. The time at which the work began is written into the file.
 *
 * @throws {ApiError} 422 when there is no such person in the business, when fields have no value (it names every one),
 *   when values have characters that cannot be printed (it names every value), or when the document is too long
 */
export async function renderTemplate(
  work: Work,
  { template, person_id, title, merge_data }: Wanted,
): Promise<RenderedPdf> {
  const known = await lookUp(work, person_id)
  const values = new Map<string, string>([
    ...Object.entries(known),
    ['document.title', title],
    ...Object.entries(merge_data).map(([name, value]): [string, string] => [`data.${name}`, value]),
  ])
  const isValue = (field: string) => signersOf([field]).length === 0
  const used = template.merge_fields.filter(isValue).map((field) => ({ field, value: values.get(field) ?? '' }))
  const missing = used.filter(({ value }) => value.trim() === '').map(({ field }) => missingField(field))
  if (missing.length > 0) throw validationFailed(missing)

  const problems = [...used, { field: 'document.title', value: title }].flatMap(({ field, value }) =>
    wordsForUnprintable(plainLines(value)).map((message) => ({ path: placeOf(field), message: whose(field, message) })),
  )
  if (problems.length > 0) throw validationFailed(withoutRepeats(problems))

  const cleaned = new Map([...values].map(([field, value]) => [field, plainLines(value)]))
  const blocks = fillIn((await parseText(template.body)).blocks, cleaned)
  if (collectRuns(blocks).reduce((sum, { text }) => sum + text.length, 0) > maxCharacters) {
    throw tooLong(`${maxCharacters.toLocaleString('en')} characters`)
  }
  return await renderBounded({ title, header: known['business.name'] ?? '', blocks, createdAt: work.now })
}

/** A few characters can fill many pages when they are line breaks. */
async function renderBounded(source: PdfSource): Promise<RenderedPdf> {
  try {
    return await renderPdf(source)
  } catch (error) {
    throw error instanceof PageLimitError ? tooLong(`${maxPages} pages`) : error
  }
}

const tooLong = (limit: string): Error =>
  validationFailed([{ path: 'body.merge_data', message: `makes a document of more than ${limit}` }])

/** The values of the fields that are not the caller's; empty where the person's record has none. */
async function lookUp(work: Work, person_id: number): Promise<Record<string, string>> {
  const person = await work.db
    .selectFrom('people')
    .innerJoin('businesses', 'businesses.id', 'people.business_id')
    .select(personFields.filter((name) => name !== 'department').map((name) => `people.${name}` as const))
    .select([departmentName(work).as('department'), todayIn(work).as('date')])
    .select(['businesses.name as business_name', 'businesses.address as business_address'])
    .where('people.id', '=', person_id)
    .where('people.business_id', '=', work.business_id)
    .where(isNullInRow('people.deleted_at'))
    .executeTakeFirst()
  if (!person) throw unknownReference('body.person_id')
  const { business_name, business_address, date, ...fields } = person
  const values = Object.entries(fields).map(([name, value]) => [`person.${name}`, value ?? ''])
  return {
    ...Object.fromEntries(values),
    'business.name': business_name,
    'business.address': business_address ?? '',
    'document.date': date,
  }
}

/** With `\n` at the end of lines, whatever the caller's system. */
const plainLines = (value: string): string => value.replaceAll(/\r\n?/g, '\n').trim()

/** The place in the request that the value of a field comes from. */
function placeOf(field: string): string {
  const [source, name] = field.split('.')
  if (source === 'data') return `body.merge_data.${name}`
  return source === 'document' ? 'body.title' : 'body.person_id'
}

const whose = (field: string, message: string): string =>
  placeOf(field) === 'body.person_id' ? `names a person whose ${field} ${message}` : message

const missingField = (field: string): Problem => ({
  path: placeOf(field),
  message: field.startsWith('data.') ? `is needed for {{${field}}}` : `has no value for {{${field}}}`,
})

const withoutRepeats = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [`${problem.path} ${problem.message}`, problem])).values(),
]
