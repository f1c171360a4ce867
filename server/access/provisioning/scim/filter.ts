import { scimError } from './scim-error.ts'

/*
 * Filters (RFC 7644 § 3.4.2.2). The parser is our own: that of `scimmy` assigns to the prototype of all objects for an
 * attribute named `__proto__`, and refuses escaped quotes.
 */

const operators = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le', 'pr'] as const

/** A comparison of an attribute, whose name is in lower case and without the URN of its schema. */
export interface Comparison {
  attribute: string
  operator: (typeof operators)[number]
  /** The value; null with `pr`. */
  value: string | number | boolean | null
}

export type Filter = Comparison | { and: Filter[] } | { or: Filter[] } | { not: Filter }

const maxLength = 2000

/** The maximum number of nested brackets. */
const maxDepth = 10

const token = /\s*(?:([()[\]])|"((?:[^"\\]|\\.)*)"|([^\s()[\]"]+))/y

interface Token {
  kind: 'bracket' | 'text' | 'word'
  value: string
}

const invalid = (detail: string) => scimError('invalidFilter', detail)

/**
 * Parses a filter.
 *
 * @throws {ApiError} 400 `invalidFilter`
 */
export function parseFilter(text: string): Filter {
  if (text.length > maxLength) throw invalid(`The filter is longer than ${maxLength} characters.`)
  const tokens = readTokens(text)
  const filter = readOr(tokens, '', 0)
  if (tokens.length > 0) throw invalid('The filter continues after its end.')
  return filter
}

function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  token.lastIndex = 0
  const end = text.trimEnd().length
  while (token.lastIndex < end) {
    const match = token.exec(text)
    if (!match) throw invalid('The filter has a text without a closing quote.')
    const [, bracket, quoted, word] = match
    if (bracket !== undefined) tokens.push({ kind: 'bracket', value: bracket })
    else if (quoted !== undefined) tokens.push({ kind: 'text', value: readEscapes(quoted) })
    else if (word !== undefined) tokens.push({ kind: 'word', value: word })
  }
  return tokens
}

function readEscapes(quoted: string): string {
  try {
    return JSON.parse(`"${quoted}"`)
  } catch (cause) {
    throw scimError('invalidFilter', 'The filter has a malformed escape.', { cause })
  }
}

const isWord = (next: Token | undefined, word: string): boolean =>
  next?.kind === 'word' && next.value.toLowerCase() === word

const isBracket = (next: Token | undefined, bracket: string): boolean =>
  next?.kind === 'bracket' && next.value === bracket

function readOr(tokens: Token[], prefix: string, depth: number): Filter {
  const parts = [readAnd(tokens, prefix, depth)]
  while (isWord(tokens[0], 'or')) {
    tokens.shift()
    parts.push(readAnd(tokens, prefix, depth))
  }
  return parts.length === 1 ? (parts[0] as Filter) : { or: parts }
}

function readAnd(tokens: Token[], prefix: string, depth: number): Filter {
  const parts = [readTerm(tokens, prefix, depth)]
  while (isWord(tokens[0], 'and')) {
    tokens.shift()
    parts.push(readTerm(tokens, prefix, depth))
  }
  return parts.length === 1 ? (parts[0] as Filter) : { and: parts }
}

function readTerm(tokens: Token[], prefix: string, depth: number): Filter {
  if (depth > maxDepth) throw invalid(`The filter has more than ${maxDepth} levels.`)
  if (isWord(tokens[0], 'not') && isBracket(tokens[1], '(')) {
    tokens.shift()
    return { not: readTerm(tokens, prefix, depth + 1) }
  }
  if (isBracket(tokens[0], '(')) return readBrackets(tokens, prefix, depth, ')')
  const name = tokens.shift()
  if (name?.kind !== 'word') throw invalid('The filter lacks the name of an attribute.')
  const attribute = prefix + normalizeAttribute(name.value)
  if (!isBracket(tokens[0], '[')) return readComparison(tokens, attribute)
  const selection = readBrackets(tokens, `${attribute}.`, depth, ']')
  const [part] = tokens
  if (part?.kind !== 'word' || !part.value.startsWith('.')) return selection
  tokens.shift()
  return { and: [selection, readComparison(tokens, attribute + part.value.toLowerCase())] }
}

function readBrackets(tokens: Token[], prefix: string, depth: number, closing: string): Filter {
  tokens.shift()
  const inner = readOr(tokens, prefix, depth + 1)
  if (!isBracket(tokens.shift(), closing)) throw invalid(`The filter lacks a closing ${closing}.`)
  return inner
}

function readComparison(tokens: Token[], attribute: string): Comparison {
  const name = tokens.shift()
  const operator = operators.find((each) => isWord(name, each))
  if (operator === undefined) throw invalid('The filter has an unknown operator.')
  if (operator === 'pr') return { attribute, operator, value: null }
  const literal = tokens.shift()
  if (literal === undefined || literal.kind === 'bracket') throw invalid('The filter lacks a value.')
  return { attribute, operator, value: readValue(literal) }
}

function readValue({ kind, value }: Token): Comparison['value'] {
  if (kind === 'text') return value
  if (/^(true|false)$/i.test(value)) return value.toLowerCase() === 'true'
  if (/^-?\d{1,15}(\.\d{1,6})?$/.test(value)) return Number(value)
  throw invalid('The filter has a value without quotes.')
}

/** Returns the name of an attribute in lower case, without the URN of the core schemas (RFC 7644 § 3.10). */
export const normalizeAttribute = (name: string): string =>
  name.toLowerCase().replace(/^urn:ietf:params:scim:schemas:core:2\.0:(user|group)[:.]/, '')
