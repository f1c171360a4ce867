import type { DocumentRow } from '../present-document.ts'

/**
 * Calculates the time of the next automatic reminder.
 *
 * @param at - the current time by the clock of the business
 * @returns null if there are no automatic reminders, or if the document expires first
 */
export function nextReminder(
  { remind_every_days, expires_at }: Pick<DocumentRow, 'remind_every_days' | 'expires_at'>,
  at: string,
): string | null {
  if (remind_every_days === null || expires_at === null) return null
  const next = new Date(Date.parse(at) + remind_every_days * 24 * 3600 * 1000).toISOString()
  return next < expires_at ? next : null
}
