import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Problem } from '../errors.ts'

/** Problem codes, by keyword of JSON Schema. */
const codes: Record<string, string> = {
  type: 'wrong_type',
  enum: 'not_allowed',
  const: 'not_allowed',
  required: 'required',
  additionalProperties: 'unknown_member',
  format: 'invalid',
  pattern: 'invalid',
  minLength: 'too_short',
  maxLength: 'too_long',
  minItems: 'too_few',
  maxItems: 'too_many',
  minProperties: 'too_few',
  maxProperties: 'too_many',
  uniqueItems: 'repeated',
  minimum: 'too_small',
  maximum: 'too_large',
  multipleOf: 'not_a_multiple',
  oneOf: 'not_combinable',
  anyOf: 'not_combinable',
}

/**
 * Returns the code of an error, and the limit that the value violates.
 *
 * @param error - an error of an Ajv instance with `verbose`
 */
export function problemRule({ keyword, params, propertyName, data }: ErrorObject): Pick<Problem, 'code' | 'limit'> {
  if (propertyName !== undefined) return { code: 'invalid_name' }
  const isBlank = typeof data === 'string' && data.trim() === ''
  if (isBlank && (keyword === 'minLength' || keyword === 'pattern')) return { code: 'required' }
  const limit: unknown = params.limit ?? params.multipleOf
  return { code: codes[keyword] ?? 'invalid', ...(typeof limit === 'number' && { limit }) }
}
