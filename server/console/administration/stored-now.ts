import { isOutdated } from '../../pages/comparison.ts'
import type { Tried } from '../../pages/form.ts'

/**
 * For the hint of a field that somebody else has changed since the form was opened. What was typed stays in the field,
 * and the form sends the new version, so that sending it once more overwrites what is stored.
 *
 * @param stored - as the field would hold it
 * @param text - as people read it
 */
export function storedNow(
  tried: Tried | undefined,
  { version, field, stored, text = stored }: { version: number; field: string; stored: string; text?: string },
): string | undefined {
  if (!isOutdated({ version }, tried) || tried.values[field]?.[0] === stored) return undefined
  return `Stored now: ${text || 'nothing'}.`
}
