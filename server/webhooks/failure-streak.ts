/** The number of deliveries in a row that fail all their attempts after which a webhook is disabled. */
export const maxExhausted = 5

/** Half of that, when a second warning is mailed. */
export const halfOfExhausted = Math.ceil(maxExhausted / 2)

/** The counts of a webhook without failures in a row: at first, after a success, and at a new address. */
export const noStreak = { exhausted_deliveries: 0, gone_attempts: 0 }

/** What a webhook starts with when it becomes active: earlier failures are forgotten. */
export const cleanRecord = { ...noStreak, disabled_at: null, disabled_reason: null }
