/** The counts of a webhook without failures in a row: at first, after a success, and at a new address. */
export const noStreak = { exhausted_deliveries: 0, gone_attempts: 0 }

/** What a webhook starts with when it becomes active: earlier failures are forgotten. */
export const cleanRecord = { ...noStreak, disabled_at: null, disabled_reason: null }
