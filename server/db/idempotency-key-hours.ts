/** Hours that an answer is kept; a nightly task deletes older ones. */
export const idempotencyKeyHours = 24
