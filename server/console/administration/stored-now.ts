import { isOutdated } from '../../pages/comparison.ts'
import type { Submission } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'

/**
 * The hint of a field that another user changed after the form was opened. The field keeps the input, and the form sends
 * the new version, so that submitting it again overwrites the stored value.
 *
 * @param stored - the stored value of the field
 * @param shown - the same in words
 */
export function storedNow(
  submission: Submission | undefined,
  { version, field, stored, shown = stored }: { version: number; field: string; stored: string; shown?: string },
): string | undefined {
  if (!isOutdated({ version }, submission) || submission.values[field]?.[0] === stored) return undefined
  return shown === '' ? text('administration.storedNothing') : text('administration.storedNow', { value: shown })
}
