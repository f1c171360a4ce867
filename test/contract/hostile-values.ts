import type { Schema } from '../../openapi/read/contract.ts'
import { resolveSchema } from '../support/contract/contract.ts'

/** Text that is inserted into JSON unchanged, for values that JSON.stringify cannot produce. */
export class Literal {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Serialises a value that may contain literals and members such as `__proto__`. */
export function toJson(value: unknown): string {
  if (value instanceof Literal) return value.text
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  return `{${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}:${toJson(member)}`)
    .join(',')}}`
}

/** Values that often break software, and the boundary values of a schema. */
export const listHostileValues = (schema: Schema): unknown[] => [...hostileValues, ...listBoundaries(schema)]

const nested = (depth: number, [open, close]: [string, string]) => new Literal(open.repeat(depth) + close.repeat(depth))

const hostileValues: unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, '', ' ', 'x', [], {}, [null], [[]]],
  ...['-0', '1e400', '-1e400', '1e-400', '9223372036854775808', '1'.repeat(1000), '0.1e1'].map(
    (text) => new Literal(text),
  ),
  ...['\0', 'a\0b', '\ud800', '\udfffa', '\ufeff', '\u202e', 'é\u0301', '𝒳', '\r\n', '\\', "'; --", '%00', '{{x}}'],
  ...['"\\u0000"', '"\\ud800"', '"\\uDFFF\\uD800"'].map((text) => new Literal(text)),
  ...['__proto__', 'constructor', 'NaN', 'Infinity', 'null', 'undefined', '[object Object]'],
  'x'.repeat(100_000),
  ...[nested(5000, ['[', ']']), nested(1000, ['{"a":', '}']), nested(50, ['[{"a":', '}]'])],
  new Literal('{"__proto__":{"polluted":true}}'),
  new Literal('{"constructor":{"prototype":{"polluted":true}}}'),
  new Literal('{"toString":1,"valueOf":1,"toJSON":1}'),
  new Literal('{"a":1,"a":2}'),
]

function listBoundaries(schema: Schema): unknown[] {
  const { format, minLength, maxLength, minimum, maximum, pattern } = schema as Record<string, never>
  return [
    ...(byFormat[format ?? ''] ?? []),
    ...[minLength, maxLength].flatMap((length) =>
      length === undefined ? [] : [length - 1, length, length + 1].flatMap(createStrings(pattern)),
    ),
    ...[minimum, maximum].flatMap((bound) => (bound === undefined ? [] : [bound - 1, bound, bound + 1])),
    ...(schema.enum ?? []).flatMap((value) => [value, typeof value === 'string' ? value.toUpperCase() : [value]]),
    ...createArrays(schema),
    ...createObjects(schema),
  ]
}

/** Strings of a length, in digits and in characters of two UTF-16 code units. */
const createStrings = (pattern: string | undefined) => (length: number) =>
  length < 0 ? [] : ['7'.repeat(length), ...(pattern === undefined ? ['🚀'.repeat(length)] : [])]

function createArrays({ items, ...schema }: Schema): unknown[] {
  if (items === undefined) return []
  const { minItems = 0, maxItems = 0 } = schema as { minItems?: number; maxItems?: number }
  const item = resolveSchema(items).enum?.[0] ?? 'x'
  const lengths = [minItems - 1, minItems, maxItems, maxItems + 1].filter((length) => length >= 0)
  return [
    ...lengths.map((length) => Array.from({ length }, () => item)),
    [item, null],
    [item, [item]],
    { 0: item, length: 1 },
  ]
}

function createObjects({ additionalProperties, maxProperties, propertyNames }: Schema): unknown[] {
  if (typeof additionalProperties !== 'object') return []
  const createObject = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`key ${n}`, 'x']))
  const { maxLength = 100 } = propertyNames ?? {}
  const names = [
    '',
    '\0',
    '\ud800',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'k'.repeat(maxLength),
    'k'.repeat(maxLength + 1),
  ]
  const values = [null, 1, '', '\0', '\ud800', 'x'.repeat(500), 'x'.repeat(501), [], {}]
  return [
    ...[maxProperties ?? 0, (maxProperties ?? 0) + 1].map(createObject),
    ...names.map((name) => new Literal(`{${JSON.stringify(name)}:"x"}`)),
    ...values.map((value) => ({ key: value })),
  ]
}

const byFormat: Record<string, string[]> = {
  date: [
    ...[
      '0000-01-01',
      '0001-01-01',
      '9999-12-31',
      '10000-01-01',
      '-0001-01-01',
      '2024-02-29',
      '2023-02-29',
      '2026-02-30',
    ],
    ...[
      '2026-00-01',
      '2026-13-01',
      '2026-1-1',
      '20260101',
      '2026-01-01T00:00:00Z',
      'today',
      '٢٠٢٦-٠١-٠١',
      '2026-01-01\n',
    ],
  ],
  'date-time': [
    ...['2016-12-31T23:59:60Z', '2026-01-01T23:59:60Z', '2026-01-01T24:00:00Z', '0000-01-01T00:00:00Z'],
    ...[
      '0001-01-01T00:00:00+23:59',
      '9999-12-31T23:59:59.999-23:59',
      '2026-01-01T00:00:00+24:00',
      '2026-01-01 00:00:00Z',
    ],
    ...[
      '2026-01-01T00:00:00',
      '2026-01-01',
      '2026-01-01t00:00:00z',
      '2026-01-01T00:00:00.123456789Z',
      'now',
      'infinity',
    ],
  ],
  email: [
    ...[
      'a@b',
      '@',
      'a@',
      '@b.c',
      'a b@c.de',
      '"a b"@c.de',
      'a@b..c',
      'ä@ö.example',
      'a@[127.0.0.1]',
      'a@b.c\n',
      'A@B.C',
    ],
    ...[`${'a'.repeat(64)}@${'b'.repeat(63)}.example`, `a@${'b.'.repeat(126)}c`, `a@${'b.'.repeat(127)}c`],
  ],
  uri: [
    ...[
      'http:',
      'http://',
      'http:///x',
      '//x.example',
      'x',
      'https://x.example:0',
      'https://x.example:99999',
      'ftp://x.example',
    ],
    ...[
      'https://x.example/ y',
      'https://x.example/\n',
      ' https://x.example',
      'HTTPS://X.EXAMPLE',
      'https://a:b@x.example',
    ],
    ...[
      'https://[::1',
      'https://[::1]',
      'http://[::ffff:8.8.8.8%25eth0]/',
      'https://x.example/%',
      'https://x.example/%zz',
    ],
    ...[
      'https://..',
      'https://x..example',
      'https://xn--.example',
      `https://${'a'.repeat(64)}.example`,
      'javascript:alert(1)',
    ],
  ],
}
