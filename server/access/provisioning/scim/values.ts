import { oneLine } from '../../../operation/one-line.ts'
import { scimError } from './scim-error.ts'

/**
 * Reads a text, in one line.
 *
 * @returns null for null, a missing and an empty value
 * @throws {ApiError} 400 for another type, and for text that is too long or cannot be stored
 */
export function readText(value: unknown, name: string, maxLength = 200): string | null {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') throw scimError('invalidValue', `${name} is not a text.`)
  if (!value.isWellFormed()) throw scimError('invalidValue', `${name} has invalid text.`)
  const text = oneLine(value)
  if (text.length > maxLength) throw scimError('invalidValue', `${name} is longer than ${maxLength} characters.`)
  return text || null
}

/** Reads a boolean, which Entra sends as `"True"` or `"False"`. */
export function readBoolean(value: unknown, name: string): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'string' && /^(true|false)$/i.test(value)) return value.toLowerCase() === 'true'
  throw scimError('invalidValue', `${name} is neither true nor false.`)
}

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
/** An address as in HTML forms, with a domain of at least two labels. */
const addressPattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(\\.${label})+$`, 'i')

/** Whether a text is an email address. */
export const isAddress = (text: string): boolean => text.length <= 254 && addressPattern.test(text)

const maxId = 2_147_483_647

/** Reads the ID of a user or group. @returns undefined if it cannot be an ID */
export function readId(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^[1-9]\d{0,9}$/.test(value)) return undefined
  const id = Number(value)
  return id <= maxId ? id : undefined
}
