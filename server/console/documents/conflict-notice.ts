import { comparison, isOutdated } from '../../pages/comparison.ts'
import { notice } from '../../pages/components.ts'
import type { Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'

/**
 * Where somebody else has changed a thing while a form was open: what is stored now beside what was typed.
 *
 * @param stored - the fields with their labels, names and values
 * @param version - that is stored now
 */
export function conflictNotice(
  stored: readonly (readonly [label: string, name: string, value: string])[],
  version: number,
  tried?: Tried,
): Html | false {
  if (!isOutdated({ version }, tried)) return false
  const different = stored.filter(([, name, value]) => (tried.values[name]?.[0] ?? '') !== value)
  return notice(
    html`<p>The fields below have what you typed. Saving once more replaces what is stored now.</p>
      ${
        different.length > 0 &&
        comparison(different.map(([field, name, stored]) => ({ field, stored, typed: tried.values[name]?.[0] ?? '' })))
      }`,
    'warn',
  )
}
