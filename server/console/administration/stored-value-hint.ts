import { isOutdated } from '../../pages/comparison.ts'
import type { Submission } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'

/**
 * Returns the hint for a field that another user changed after the form was opened. The field keeps the input, and the
 * form sends the new version, so that submitting it again overwrites the stored value.
 *
 * @param stored - the stored value of the field
 * @param storedText - the stored value as it is shown to users
 */
export function storedValueHint(
  submission: Submission | undefined,
  {
    version,
    field,
    stored,
    storedText = stored,
  }: { version: number; field: string; stored: string; storedText?: string },
): string | undefined {
  if (!isOutdated({ version }, submission) || submission.values[field]?.[0] === stored) return undefined
  return storedText === ''
    ? text('administration.storedNothing')
    : text('administration.storedNow', { value: storedText })
}
