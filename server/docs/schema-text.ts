import { type Contract, resolve, type Schema } from '../../openapi/read/contract.ts'
import { type Html, html, type Piece } from '../pages/html.ts'

const typeNames = ({ type = [] }: Schema): string[] => [type].flat()

const formats: Record<string, string> = {
  'date-time': 'time',
  date: 'day',
  email: 'email address',
  uri: 'URL',
  'uri-reference': 'URL',
  binary: 'file',
}

/** Returns the kind of a value, such as `string or null`, `list of Person` or `day`. */
export function valueKind(schema: Schema, itemName?: string): string {
  const { format } = schema
  const words = typeNames(schema).map((type) => {
    if (type === 'array') return `list of ${itemName ?? (schema.items ? `${valueKind(schema.items)}s` : 'values')}`
    if (type === 'string' && format !== undefined) return formats[format] ?? 'string'
    return type
  })
  return words.length === 0 ? 'object' : words.join(' or ')
}

/** Returns the constraints of a value as phrases. */
export function valueLimits(schema: Schema): Html[] {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, multipleOf, maxProperties } = schema
  const { enum: values, 'x-extensible-enum': codes, default: defaultValue } = schema
  const isGrowing = schema['x-growing'] === true || codes !== undefined
  const listed = (values ?? codes ?? []).filter((value) => value !== null)
  const isText = typeNames(schema).includes('string') && schema.format === undefined && listed.length === 0
  const phrases: Piece[] = [
    listed.length > 0 &&
      html`${listed.length > 1 ? 'one of ' : 'always '}${listed.map((value, index) => html`${index > 0 && ', '}<code>${jsonText(value)}</code>`)}${isGrowing && '; more may be added'}`,
    isText && between(minLength === 0 ? undefined : minLength, maxLength, 'characters'),
    between(minItems, maxItems, 'items'),
    maxProperties !== undefined && `at most ${maxProperties} members`,
    typeNames(schema).some((type) => type === 'integer' || type === 'number') &&
      between(minimum, maximum === 2_147_483_647 || maximum === 9_007_199_254_740_991 ? undefined : maximum, ''),
    multipleOf !== undefined && `in steps of ${multipleOf}`,
    defaultValue !== undefined && html`by default <code>${jsonText(defaultValue)}</code>`,
  ]
  return phrases.filter((phrase) => phrase !== false && phrase !== undefined).map((phrase) => html`${phrase}`)
}

function between(from: number | undefined, to: number | undefined, noun: string): string | undefined {
  const unit = noun === '' ? '' : ` ${noun}`
  if (from !== undefined && from === to) return `exactly ${from}${unit}`
  if (from !== undefined && to !== undefined) return `${from} to ${to}${unit}`
  if (to !== undefined) return `at most ${to}${unit}`
  return from === undefined ? undefined : `at least ${from}${unit}`
}

/** Returns a value as JSON, but a string without quotes. */
export const jsonText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Returns the example of a schema, or an example composed from the examples of its members. */
export function schemaExample(contract: Contract, schema: Schema): unknown {
  const { examples, properties, items } = resolve(contract, schema)
  if (Array.isArray(examples) && examples.length > 0) return examples[0]
  if (items !== undefined) return [schemaExample(contract, items)]
  const members = Object.entries(properties ?? {}).map(([name, member]) => [name, schemaExample(contract, member)])
  return Object.fromEntries(members)
}
