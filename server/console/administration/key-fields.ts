import { type Field, input, textarea } from '../../pages/form.ts'

interface Values {
  name?: string
  /** As the field holds it. */
  expires_at?: string
  allowed_cidrs?: readonly string[]
}

interface Hints {
  name?: string | undefined
  expires_at?: string | undefined
}

/** The fields of an API key that can change. */
export const keyFields = (
  timeZone: string,
  { name, expires_at, allowed_cidrs = [] }: Values = {},
  hints: Hints = {},
): Field[] => [
  input('name', 'Name', {
    value: name,
    maxlength: 100,
    hint: hints.name ?? 'What the key is for, such as the program that uses it.',
  }),
  input('expires_at', 'Expires', {
    type: 'datetime-local',
    optional: true,
    value: expires_at,
    hint: hints.expires_at ?? `In the time zone ${timeZone}. Without one, it works until it is revoked.`,
  }),
  textarea('allowed_cidrs', 'Works only from these addresses', {
    optional: true,
    mono: true,
    rows: 2,
    value: allowed_cidrs.join('\n'),
    hint: 'Ranges such as 203.0.113.0/24, one a line. Without any, it works from everywhere.',
  }),
]

/** The ranges that were typed, one a line. */
export const rangesOf = (typed: string): string[] => typed.split(/[\s,]+/).filter((range) => range !== '')
