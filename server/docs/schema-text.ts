import type { Schema } from '../../openapi/read/contract.ts'
import { type Html, html, type Piece } from '../pages/html.ts'

const typesOf = ({ type = [] }: Schema): string[] => [type].flat()

const formats: Record<string, string> = {
  'date-time': 'time',
  date: 'day',
  email: 'e-mail address',
  uri: 'URL',
  'uri-reference': 'URL',
  binary: 'file',
}

/** What kind of value it is in a few words: `string or null`, `list of Person`, `day`. */
export function valueKind(schema: Schema, itemName?: string): string {
  const { format } = schema
  const words = typesOf(schema).map((type) => {
    if (type === 'array') return `list of ${itemName ?? (schema.items ? `${valueKind(schema.items)}s` : 'values')}`
    if (type === 'string' && format !== undefined) return formats[format] ?? 'string'
    return type
  })
  return words.length === 0 ? 'object' : words.join(' or ')
}

/** What the value is held to, a phrase each. */
export function valueLimits(schema: Schema): Html[] {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, multipleOf, maxProperties } = schema
  const { enum: values, 'x-extensible-enum': codes, default: usual } = schema
  const isGrowing = schema['x-growing'] === true || codes !== undefined
  const listed = (values ?? codes ?? []).filter((value) => value !== null)
  const isText = typesOf(schema).includes('string') && schema.format === undefined && listed.length === 0
  const phrases: Piece[] = [
    listed.length > 0 &&
      html`${listed.length > 1 ? 'one of ' : 'always '}${listed.map((value, index) => html`${index > 0 && ', '}<code>${shown(value)}</code>`)}${isGrowing && '; more may be added'}`,
    isText && between(minLength === 0 ? undefined : minLength, maxLength, 'characters'),
    between(minItems, maxItems, 'items'),
    maxProperties !== undefined && `at most ${maxProperties} members`,
    typesOf(schema).some((type) => type === 'integer' || type === 'number') &&
      between(minimum, maximum === 2_147_483_647 || maximum === 9_007_199_254_740_991 ? undefined : maximum, ''),
    multipleOf !== undefined && `in steps of ${multipleOf}`,
    usual !== undefined && html`by default <code>${shown(usual)}</code>`,
  ]
  return phrases.filter((phrase) => phrase !== false && phrase !== undefined).map((phrase) => html`${phrase}`)
}

function between(from: number | undefined, to: number | undefined, what: string): string | undefined {
  const unit = what === '' ? '' : ` ${what}`
  if (from !== undefined && from === to) return `exactly ${from}${unit}`
  if (from !== undefined && to !== undefined) return `${from} to ${to}${unit}`
  if (to !== undefined) return `at most ${to}${unit}`
  return from === undefined ? undefined : `at least ${from}${unit}`
}

/** A value as it stands in JSON, strings without quotes. */
export const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
