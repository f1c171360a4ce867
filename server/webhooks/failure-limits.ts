/** The number of deliveries in a row that fail all their attempts after which a webhook is disabled. */
export const maxExhausted = 5

/** Half of that, when a second warning is mailed. */
export const halfOfExhausted = Math.ceil(maxExhausted / 2)
