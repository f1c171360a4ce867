import type { DocumentRow } from '../present-document.ts'

/**
 * When the signers whose turn it is are reminded next.
 *
 * @param at - now, by the clock of the business
 * @returns null when they are not reminded by themselves, or no more before the document expires
 */
export function nextReminder(
  { remind_every_days, expires_at }: Pick<DocumentRow, 'remind_every_days' | 'expires_at'>,
  at: string,
): string | null {
  if (remind_every_days === null || expires_at === null) return null
  const next = new Date(Date.parse(at) + remind_every_days * 24 * 3600 * 1000).toISOString()
  return next < expires_at ? next : null
}
