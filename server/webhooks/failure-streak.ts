/** The number of consecutive exhausted deliveries after which a webhook is disabled. */
export const maxExhaustedDeliveries = 5

/** The number of consecutive exhausted deliveries after which a second warning is emailed. */
export const warningDeliveries = Math.ceil(maxExhaustedDeliveries / 2)

/** The counts of failures at the start, after a success, and after a change of the URL. */
export const noStreak = { exhausted_deliveries: 0, gone_attempts: 0 }

/** The columns of a webhook when it is activated: earlier failures no longer count. */
export const cleanRecord = { ...noStreak, disabled_at: null, disabled_reason: null }
