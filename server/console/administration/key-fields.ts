import { type Field, input, textarea } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'

interface Values {
  name?: string
  /** The expiry, as the value of a `datetime-local` field. */
  expires_at?: string
  allowed_cidrs?: readonly string[]
}

interface Hints {
  name?: string | undefined
  expires_at?: string | undefined
}

/** Returns the fields of an API key that can be changed. */
export const keyFields = (
  timeZone: string,
  { name, expires_at, allowed_cidrs = [] }: Values = {},
  hints: Hints = {},
): Field[] => [
  input('name', text('pages.name'), {
    value: name,
    maxlength: 100,
    hint: hints.name ?? text('administration.keyNameHint'),
  }),
  input('expires_at', text('administration.expires'), {
    type: 'datetime-local',
    optional: true,
    value: expires_at,
    hint: hints.expires_at ?? text('administration.keyExpiryHint', { zone: timeZone }),
  }),
  textarea('allowed_cidrs', text('administration.keyAddresses'), {
    optional: true,
    mono: true,
    rows: 2,
    value: allowed_cidrs.join('\n'),
    hint: text('administration.keyAddressesHint'),
  }),
]

/** Parses address ranges that are separated by line breaks, spaces or commas. */
export const parseRanges = (lines: string): string[] => lines.split(/[\s,]+/).filter((range) => range !== '')
