import { text } from '../texts/english.ts'
import { type Field, hidden, type Submission } from './form.ts'
import { type Html, html, type Piece } from './html.ts'
import { table } from './table.ts'

/** The values of form fields by field name, as in `Submission`. */
export type FieldValues = Record<string, string[]>

const fieldName = 'initial_values'

/** Creates a hidden field with the initial values of a form, from which changed fields are detected. */
export const initialValuesField = (stored: FieldValues): Field => hidden(fieldName, JSON.stringify(stored))

/** Whether the user changed a field or one of its nested fields, such as `address.city` for `address`. */
export function isChanged(values: FieldValues, field: string): boolean {
  const before = readInitialValues(values)
  const names = new Set([...Object.keys(before), ...Object.keys(values)])
  return [...names].some(
    (name) => (name === field || name.startsWith(`${field}.`)) && !isSame(before[name], values[name]),
  )
}

/**
 * Reads the initial values of the form. They come from the browser and are not trusted; the API validates the changes.
 */
function readInitialValues(values: FieldValues): FieldValues {
  try {
    const before: unknown = JSON.parse(values[fieldName]?.[0] ?? '{}')
    return typeof before === 'object' && before !== null ? (before as FieldValues) : {}
  } catch {
    return {}
  }
}

const isSame = (a: string[] = [], b: string[] = []): boolean =>
  a.filter(Boolean).join('\n') === b.filter(Boolean).join('\n')

/**
 * Whether a form was opened with an older version of the record than the stored one, according to its hidden field
 * `version`.
 */
export const isOutdated = (
  { version }: { version: number },
  submission: Submission | undefined,
): submission is Submission =>
  submission?.values.version !== undefined && submission.values.version[0] !== String(version)

interface Conflict {
  /** The form, with the user's input in changed fields and the stored values in all others. */
  submission: Submission
  /** The names of the fields that this user and another user changed to different values. */
  differing: string[]
}

/**
 * Merges the input of a user with the values that another user stored after the form was opened.
 *
 * @param stored - the stored values of the fields
 */
export function mergeSubmission(submission: Submission, stored: FieldValues): Conflict {
  const before = readInitialValues(submission.values)
  const names = Object.keys(stored)
  const changed = names.filter((name) => isChanged(submission.values, name))
  const untouched = Object.entries(stored).filter(([name]) => !changed.includes(name))
  return {
    submission: { ...submission, values: { ...submission.values, ...Object.fromEntries(untouched) } },
    differing: changed.filter(
      (name) => !isSame(submission.values[name], stored[name]) && !isSame(before[name], stored[name]),
    ),
  }
}

/**
 * Renders a table that compares two versions of the same values.
 *
 * @param titles - the titles of the two columns; the second one is emphasised
 */
export const sideBySide = (
  titles: readonly [string, string],
  rows: readonly (readonly [label: string, left: Piece, right: Piece])[],
): Html =>
  table(
    rows,
    [
      { title: text('pages.comparison.field'), cell: ([label]) => label },
      { title: titles[0], cell: ([, left]) => valueHtml(left) },
      { title: titles[1], cell: ([, , right]) => html`<strong>${valueHtml(right)}</strong>` },
    ],
    { caption: text('pages.comparison', { one: titles[0], other: titles[1] }) },
  )

/** Renders a table that compares stored values with input. */
export const comparison = (rows: readonly { field: string; stored: Piece; input: Piece }[]): Html =>
  sideBySide(
    [text('pages.comparison.stored'), text('pages.comparison.typed')],
    rows.map(({ field, stored, input }) => [field, stored, input]),
  )

const valueHtml = (value: Piece): Piece =>
  value === '' ? html`<span class="soft">${text('pages.comparison.empty')}</span>` : value
