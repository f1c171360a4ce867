import { addressParts } from '../business/structured-address.ts'
import { type Block, collectRuns, mapRuns, type Run } from '../pdf/blocks.ts'

/*
 * A merge field, such as `{{person.first_name}}`, is a placeholder in a template. Its value comes from a record or, for
 * `{{data.…}}`, from the request; expressions are not supported. `{{signature.1}}` is the signature field of signer 1.
 */

/** The columns of `people` that a document can contain. */
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

const recordFields: ReadonlySet<string> = new Set([
  ...personFields.map((name) => `person.${name}`),
  ...addressParts.map((part) => `person.postal_address.${part}`),
  'business.name',
  'business.address',
  'document.title',
  'document.date',
])
/** Matches the value of a custom field of the person. Which fields there are depends on the business. */
const customField = /^person\.custom\.((?=.{1,40}$)[a-z][a-z0-9]*(?:_[a-z0-9]+)*)$/
/** Matches a field of `merge_data`. Markdown does not parse an underscore within a word as emphasis. */
const dataField = /^data\.(?=.{1,40}$)[a-z][a-z0-9]*(_[a-z0-9]+)*$/

const maxSigners = 5
const signature = new RegExp(`^signature\\.([1-${maxSigners}])$`)
const maxSignatureFields = 50

const field = /\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}/g
const maxFields = 100

interface FieldSearch {
  /** The names of the fields, without duplicates, in order of first appearance in the text. */
  fields: string[]
  problems: FieldProblem[]
}

/** The reason why the fields of a template are refused. */
export interface FieldProblem {
  code: 'text_field' | 'text_sensitive' | 'text_signer' | 'text_braces' | 'text_fields' | 'text_signatures'
  /** The predicate of a sentence about the text. */
  message: string
  limit?: number
  /** The text in double braces. */
  detail?: string
}

/** Finds the fields of a template. Any other double braces are reported as a problem. */
export function findFields(blocks: Block[]): FieldSearch {
  const fields = new Set<string>()
  const problems = new Map<string, FieldProblem>()
  const report = (problem: FieldProblem) => problems.set(problem.message, problem)
  let signatureFieldCount = 0
  for (const { text } of collectRuns(blocks)) {
    for (const [whole, name = ''] of text.matchAll(field)) {
      if (signature.test(name)) signatureFieldCount += 1
      if (recordFields.has(name) || [customField, dataField, signature].some((form) => form.test(name)))
        fields.add(name)
      else if (/^signature\b/.test(name)) report(unknownSigner(whole.slice(0, 60)))
      else report(unknownField(whole.slice(0, 60)))
    }
    if (/\{\{|\}\}/.test(text.replaceAll(field, '')))
      report({ code: 'text_braces', message: 'has double braces that are not a field' })
  }
  if (fields.size > maxFields)
    report({ code: 'text_fields', limit: maxFields, message: `has more than ${maxFields} fields` })
  if (signatureFieldCount > maxSignatureFields) {
    const message = `has more than ${maxSignatureFields} places for signatures`
    report({ code: 'text_signatures', limit: maxSignatureFields, message })
  }
  return { fields: [...fields], problems: [...problems.values()] }
}

/** Returns the problem of a field that does not exist. */
export const unknownField = (detail: string): FieldProblem => ({
  code: 'text_field',
  detail,
  message: `has ${detail}, which is no field`,
})

const unknownSigner = (detail: string): FieldProblem => ({
  code: 'text_signer',
  limit: maxSigners,
  detail,
  message: `has ${detail}, but a document has signers 1 to ${maxSigners}: write {{signature.1}}`,
})

/** Returns the keys of the custom fields whose values a template contains. */
export const customFieldKeys = (fields: readonly string[]): string[] =>
  fields.flatMap((name) => customField.exec(name)?.[1] ?? [])

/** Returns the name of the merge field for the value of a custom field. */
export const customFieldName = (key: string): string => `person.custom.${key}`

/** Returns the numbers of the signers that have a signature field in a template, in the order of the fields. */
export const signerNumbers = (fields: readonly string[]): number[] =>
  fields.flatMap((name) => signature.exec(name)?.[1] ?? []).map(Number)

/**
 * Replaces fields with their values, and signature fields with signature places. Values are plain text: Markdown and
 * fields in values are not parsed.
 *
 * @param values - a value for each field except signature fields
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
