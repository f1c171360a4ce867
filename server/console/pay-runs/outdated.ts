import type { Tried } from '../../pages/form.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'

/** Whether a form was made for an older version than the stored one. Its hidden field `version` says so. */
export const isOutdated = ({ version }: { version: number }, tried: Tried | undefined): tried is Tried =>
  tried?.values.version !== undefined && tried.values.version[0] !== String(version)

type Difference = readonly [what: string, before: Piece, now: Piece]

/**
 * What differs, side by side.
 *
 * @param titles - of the two sides
 */
export const sideBySide = (titles: readonly [string, string], differences: readonly Difference[]): Html => html`
  ${table(
    differences,
    [
      { title: 'What', cell: ([what]) => what },
      { title: titles[0], cell: ([, before]) => before },
      { title: titles[1], cell: ([, , now]) => html`<strong>${now}</strong>` },
    ],
    { caption: 'What has changed' },
  )}`
