import { text } from '../texts/english.ts'
import { type Field, hidden, type Submission } from './form.ts'
import { type Html, html, type Piece } from './html.ts'
import { table } from './table.ts'

/** The values of the fields of a form by name, as in `Submission`. */
export type FieldValues = Record<string, string[]>

const kept = 'kept_values'

/** Stores the initial values of a form in it, to detect changed fields. */
export const keepValues = (stored: FieldValues): Field => hidden(kept, JSON.stringify(stored))

/** Whether the user changed a field, or a field below it, such as `address.city` for `address`. */
export function isChanged(sent: FieldValues, field: string): boolean {
  const before = keptIn(sent)
  const names = new Set([...Object.keys(before), ...Object.keys(sent)])
  return [...names].some(
    (name) => (name === field || name.startsWith(`${field}.`)) && !isSame(before[name], sent[name]),
  )
}

/** The initial values of the form. They come from the browser and are not trusted; the API checks the changes. */
function keptIn(sent: FieldValues): FieldValues {
  try {
    const before: unknown = JSON.parse(sent[kept]?.[0] ?? '{}')
    return typeof before === 'object' && before !== null ? (before as FieldValues) : {}
  } catch {
    return {}
  }
}

const isSame = (one: string[] = [], other: string[] = []): boolean =>
  one.filter(Boolean).join('\n') === other.filter(Boolean).join('\n')

/** Whether a form was made for an older version than the stored one. Its hidden field `version` says so. */
export const isOutdated = (
  { version }: { version: number },
  submission: Submission | undefined,
): submission is Submission =>
  submission?.values.version !== undefined && submission.values.version[0] !== String(version)

interface Conflict {
  /** The form with the input of the user, and the stored values of unchanged fields. */
  submission: Submission
  /** The fields that this user and another user changed to different values. */
  differing: string[]
}

/**
 * Merges the input of a user with the values that another user stored after the form was opened.
 *
 * @param stored - what the fields would hold now
 */
export function mergeSubmission(submission: Submission, stored: FieldValues): Conflict {
  const before = keptIn(submission.values)
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
 * Two versions of the same things, side by side.
 *
 * @param titles - of the two sides; the second one stands out
 */
export const sideBySide = (
  titles: readonly [string, string],
  rows: readonly (readonly [what: string, one: Piece, other: Piece])[],
): Html =>
  table(
    rows,
    [
      { title: text('pages.comparison.field'), cell: ([what]) => what },
      { title: titles[0], cell: ([, one]) => shown(one) },
      { title: titles[1], cell: ([, , other]) => html`<strong>${shown(other)}</strong>` },
    ],
    { caption: text('pages.comparison', { one: titles[0], other: titles[1] }) },
  )

/** A table of stored values and input. */
export const comparison = (rows: readonly { field: string; stored: Piece; typed: Piece }[]): Html =>
  sideBySide(
    [text('pages.comparison.stored'), text('pages.comparison.typed')],
    rows.map(({ field, stored, typed }) => [field, stored, typed]),
  )

const shown = (value: Piece): Piece =>
  value === '' ? html`<span class="soft">${text('pages.comparison.empty')}</span>` : value
