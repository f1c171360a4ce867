import { comparison, isOutdated } from '../../pages/comparison.ts'
import { notice } from '../../pages/components.ts'
import type { Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'

/**
 * Renders a notice for a form whose document another user changed while it was open: the stored values next to the
 * input.
 *
 * @param stored - the fields of the document with their labels, names and stored values
 * @param version - the stored version
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
          different.map(([field, name, stored]) => ({ field, stored, input: submission.values[name]?.[0] ?? '' })),
        )
      }`,
    'warn',
  )
}
