import type { AuditEntry } from '../../../sdk/src/index.ts'

/** The longest pause between two entries of one row. */
const maxPauseMs = 10 * 60_000

/**
 * Groups successive entries in which one user or key repeats an action, such as recurring lines that are added one by
 * one.
 *
 * @param entries - newest first
 */
export function foldEntries(entries: readonly AuditEntry[]): [AuditEntry, ...AuditEntry[]][] {
  const groups: [AuditEntry, ...AuditEntry[]][] = []
  for (const entry of entries) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group !== undefined && last !== undefined && isRepeat(last, entry)) group.push(entry)
    else groups.push([entry])
  }
  return groups
}

/** The service itself acts for many reasons, and visitors without a login are different people. */
const isRepeat = (later: AuditEntry, earlier: AuditEntry): boolean =>
  later.action === earlier.action &&
  later.user_id === earlier.user_id &&
  later.api_key_id === earlier.api_key_id &&
  later.app_id === earlier.app_id &&
  (later.user_id !== null || later.api_key_id !== null) &&
  later.ip === earlier.ip &&
  Date.parse(later.at) - Date.parse(earlier.at) <= maxPauseMs
