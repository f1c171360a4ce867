import { type Block, mapTexts, runsOf } from '../pdf/blocks.ts'

/*
 * A field, such as `{{person.first_name}}`, stands for a value in a template. Its value is looked up in a record, or,
 * for `{{data.…}}`, given by the caller; nothing is computed.
 */

/** The columns of a person that a document may show. */
export const personFields = [
  'first_name',
  'last_name',
  'preferred_name',
  'email',
  'phone',
  'address',
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
  'business.address',
  'document.title',
  'document.date',
])
/** The names of `merge_data`. An underscore between letters or digits never begins italics in Markdown. */
const given = /^data\.(?=.{1,40}$)[a-z][a-z0-9]*(_[a-z0-9]+)*$/

const field = /\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}/g
const maxFields = 100

/** The fields of a template, and what is wrong with them. */
export interface FoundFields {
  /** Each once, in the order of the text. */
  fields: string[]
  problems: string[]
}

/** Finds the fields of a template. Double braces that are not a field are a problem: nobody wants them printed. */
export function findFields(blocks: Block[]): FoundFields {
  const fields = new Set<string>()
  const problems = new Set<string>()
  for (const { text } of runsOf(blocks)) {
    for (const [whole, name = ''] of text.matchAll(field)) {
      if (known.has(name) || given.test(name)) fields.add(name)
      else problems.add(`has ${whole.slice(0, 60)}, which is no field`)
    }
    if (/\{\{|\}\}/.test(text.replaceAll(field, ''))) problems.add('has double braces that are not a field')
  }
  if (fields.size > maxFields) problems.add(`has more than ${maxFields} fields`)
  return { fields: [...fields], problems: [...problems] }
}

/**
 * Replaces fields by their values. A value is text: Markdown and fields in it mean nothing.
 *
 * @param values - one for each field of the template
 */
export const fillIn = (blocks: Block[], values: ReadonlyMap<string, string>): Block[] =>
  mapTexts(blocks, (text) => text.replaceAll(field, (_whole, name: string) => values.get(name) ?? ''))
