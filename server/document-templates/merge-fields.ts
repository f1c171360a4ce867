import { type Block, mapTexts, runsOf } from '../pdf/blocks.ts'

/*
 * A field, such as `{{person.first_name}}`, stands for a value in a template. There are those of the list below, and
 * those that the caller gives a value to, `{{data.…}}`. A field is looked up; nothing in it is computed.
 */

/** The columns of a person that a document may show. */
export const personFields = [
  'first_name',
  'last_name',
  'preferred_name',
  'email',
  'phone',
  'date_of_birth',
  'employee_number',
  'job_title',
  'department',
  'start_date',
  'end_date',
] as const

const known: ReadonlySet<string> = new Set([
  ...personFields.map((name) => `person.${name}`),
  'business.name',
  'document.title',
  'document.date',
])
/** The names that `merge_data` may have. An underscore between letters never begins italics. */
const given = /^data\.(?=.{1,40}$)[a-z][a-z0-9]*(_[a-z0-9]+)*$/

const field = /\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}/g
const maxFields = 100

/** The fields of a template, and what is wrong with them. */
export interface FoundFields {
  /** Each once, in the order in which they are read. */
  fields: string[]
  problems: string[]
}

/** Finds the fields in the texts of a template. Braces that are no field are a problem: nobody prints them. */
export function findFields(blocks: Block[]): FoundFields {
  const fields = new Set<string>()
  const problems = new Set<string>()
  for (const { text } of runsOf(blocks)) {
    for (const [whole, name = ''] of text.matchAll(field)) {
      if (known.has(name) || given.test(name)) fields.add(name)
      else problems.add(`has ${whole.slice(0, 60)}, which is no field`)
    }
    if (/\{\{|\}\}/.test(text.replaceAll(field, ''))) problems.add('has double braces that are no field')
  }
  if (fields.size > maxFields) problems.add(`has more than ${maxFields} fields`)
  return { fields: [...fields], problems: [...problems] }
}

/**
 * Puts values in the place of fields. A value is text: it is never read as Markdown or for fields.
 *
 * @param values - one for each field of the template
 */
export const fillIn = (blocks: Block[], values: ReadonlyMap<string, string>): Block[] =>
  mapTexts(blocks, (text) => text.replaceAll(field, (_whole, name: string) => values.get(name) ?? ''))
