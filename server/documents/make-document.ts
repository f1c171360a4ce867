import type { EntityManager } from '@mikro-orm/postgresql'
import { todayIn } from '../business/today.ts'
import { sqlOf } from '../db/orm.ts'
import { wordsForUnprintable } from '../document-templates/check-template.ts'
import { fillIn, personFields } from '../document-templates/merge-fields.ts'
import { notFound, type Problem, validationFailed } from '../operation/errors.ts'
import { runsOf } from '../pdf/blocks.ts'
import { parseMarkdown } from '../pdf/parse-markdown.ts'
import { type PdfSource, type RenderedPdf, renderPdf } from '../pdf/render-pdf.ts'
import { maxPages, TooLongError } from '../pdf/sheet.ts'

/** How long a document may become by its values: some fifty pages of plain text. */
const maxCharacters = 100_000

interface Wanted {
  business_id: number
  template: { body: string; merge_fields: string[] }
  person_id: number
  title: string
  merge_data: Record<string, string>
  /** Is written into the file. */
  now: Date
}

/**
 * Makes the PDF of a template for a person.
 *
 * @throws {ApiError} 404 when there is no such person in the business; 422 naming every field without a value, or every
 *   value that cannot be printed, or when it becomes too long
 */
export async function makeDocument(
  em: EntityManager,
  { business_id, template, person_id, title, merge_data, now }: Wanted,
): Promise<RenderedPdf> {
  const known = await lookUp(em, business_id, person_id)
  const values = new Map<string, string>([
    ...Object.entries(known),
    ['document.title', title],
    ...Object.entries(merge_data).map(([name, value]): [string, string] => [`data.${name}`, value]),
  ])
  const used = template.merge_fields.map((field) => ({ field, value: values.get(field) ?? '' }))
  const missing = used.filter(({ value }) => value.trim() === '').map(({ field }) => missingField(field))
  if (missing.length > 0) throw validationFailed(missing)

  const problems = [...used, { field: 'document.title', value: title }].flatMap(({ field, value }) =>
    wordsForUnprintable(plainLines(value)).map((message) => ({ path: placeOf(field), message: whose(field, message) })),
  )
  if (problems.length > 0) throw validationFailed(withoutRepeats(problems))

  const cleaned = new Map([...values].map(([field, value]) => [field, plainLines(value)]))
  const blocks = fillIn(parseMarkdown(template.body).blocks, cleaned)
  if (runsOf(blocks).reduce((sum, { text }) => sum + text.length, 0) > maxCharacters) {
    throw tooLong(`${maxCharacters.toLocaleString('en')} characters`)
  }
  return await renderBounded({ title, header: known['business.name'] ?? '', blocks, createdAt: now })
}

/** Line breaks are few characters, and can be many pages. */
async function renderBounded(source: PdfSource): Promise<RenderedPdf> {
  try {
    return await renderPdf(source)
  } catch (error) {
    throw error instanceof TooLongError ? tooLong(`${maxPages} pages`) : error
  }
}

const tooLong = (limit: string): Error =>
  validationFailed([{ path: 'body.merge_data', message: `makes a document of more than ${limit}` }])

/** What fields of the fixed list stand for; null where the record has nothing. */
async function lookUp(em: EntityManager, business_id: number, person_id: number): Promise<Record<string, string>> {
  const person = await sqlOf(em)
    .selectFrom('people')
    .innerJoin('businesses', 'businesses.id', 'people.business_id')
    .select(personFields.map((name) => `people.${name}` as const))
    .select(['businesses.name as business_name', todayIn(business_id).as('date')])
    .where('people.id', '=', person_id)
    .where('people.business_id', '=', business_id)
    .where('people.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!person) throw notFound()
  const { business_name, date, ...fields } = person
  const values = Object.entries(fields).map(([name, value]) => [`person.${name}`, value ?? ''])
  return { ...Object.fromEntries(values), 'business.name': business_name, 'document.date': date }
}

/** Lines end in one way, whatever the caller's system. */
const plainLines = (value: string): string => value.replaceAll(/\r\n?/g, '\n').trim()

/** Where in the request the value of a field comes from. */
function placeOf(field: string): string {
  const [source, name] = field.split('.')
  if (source === 'data') return `body.merge_data.${name}`
  return source === 'document' ? 'body.title' : 'body.person_id'
}

const whose = (field: string, message: string): string =>
  placeOf(field) === 'body.person_id' ? `is of somebody whose ${field} ${message}` : message

const missingField = (field: string): Problem => ({
  path: placeOf(field),
  message: field.startsWith('data.') ? `is needed for {{${field}}}` : `has nothing for {{${field}}}`,
})

const withoutRepeats = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [`${problem.path} ${problem.message}`, problem])).values(),
]
