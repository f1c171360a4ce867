import { comparison, isOutdated } from '../../pages/comparison.ts'
import { notice } from '../../pages/components.ts'
import type { Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'

/**
 * After a conflicting change while a form was open: what is stored now, next to what was typed.
 *
 * @param stored - the fields with their labels, names and values
 * @param version - that is stored now
 */
export function conflictNotice(
  stored: readonly (readonly [label: string, name: string, value: string])[],
  version: number,
  submission?: Submission,
): Html | false {
  if (!isOutdated({ version }, submission)) return false
  const different = stored.filter(([, name, value]) => (submission.values[name]?.[0] ?? '') !== value)
  return notice(
    html`<p>${text('documents.conflict')}</p>
      ${
        different.length > 0 &&
        comparison(
          different.map(([field, name, stored]) => ({ field, stored, typed: submission.values[name]?.[0] ?? '' })),
        )
      }`,
    'warn',
  )
}
