import { type Block, collectRuns, mapRuns, type Run } from '../pdf/blocks.ts'

/*
 * A field, such as `{{person.first_name}}`, stands for a value in a template. Its value is looked up in a record, or,
 * for `{{data.…}}`, given by the caller; nothing is computed. `{{signature.1}}` is room for the signature of signer 1.
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

/** The most signers of a document. */
const maxSigners = 5
const signature = new RegExp(`^signature\\.([1-${maxSigners}])$`)
const maxSignaturePlaces = 50

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
  let places = 0
  for (const { text } of collectRuns(blocks)) {
    for (const [whole, name = ''] of text.matchAll(field)) {
      if (signature.test(name)) places += 1
      if (known.has(name) || given.test(name) || signature.test(name)) fields.add(name)
      else if (/^signature\b/.test(name)) problems.add(wordsForNoSigner(whole))
      else problems.add(`has ${whole.slice(0, 60)}, which is no field`)
    }
    if (/\{\{|\}\}/.test(text.replaceAll(field, ''))) problems.add('has double braces that are not a field')
  }
  if (fields.size > maxFields) problems.add(`has more than ${maxFields} fields`)
  if (places > maxSignaturePlaces) problems.add(`has more than ${maxSignaturePlaces} places for signatures`)
  return { fields: [...fields], problems: [...problems] }
}

const wordsForNoSigner = (whole: string): string =>
  `has ${whole.slice(0, 60)}, but a document has signers 1 to ${maxSigners}: write {{signature.1}}`

/** The numbers of the signers for whose signatures a template has places, in the order of the text. */
export const signersOf = (fields: readonly string[]): number[] =>
  fields.flatMap((name) => signature.exec(name)?.[1] ?? []).map(Number)

/**
 * Replaces fields by their values, and signatures by room for them. A value is text: Markdown and fields in it mean
 * nothing.
 *
 * @param values - one for each field of the template that is no signature
 */
export const fillIn = (blocks: Block[], values: ReadonlyMap<string, string>): Block[] =>
  mapRuns(blocks, ({ text, bold }) => {
    const runs: Run[] = []
    let end = 0
    for (const { 0: whole, 1: name = '', index } of text.matchAll(field)) {
      const [, signer] = signature.exec(name) ?? []
      runs.push({ text: text.slice(end, index) + (values.get(name) ?? ''), bold })
      if (signer !== undefined) runs.push({ text: '', bold, signature: Number(signer) })
      end = index + whole.length
    }
    return [...runs, { text: text.slice(end), bold }]
  })
