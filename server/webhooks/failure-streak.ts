/** Consecutive exhausted deliveries after which a webhook is disabled. */
export const maxExhausted = 5

/** Consecutive exhausted deliveries after which a second warning is mailed. */
export const halfOfExhausted = Math.ceil(maxExhausted / 2)

/** The counts of a new webhook, after a success, and after a change of its URL. */
export const noStreak = { exhausted_deliveries: 0, gone_attempts: 0 }

/** The columns of a webhook that is activated: earlier failures do not count. */
export const cleanRecord = { ...noStreak, disabled_at: null, disabled_reason: null }
