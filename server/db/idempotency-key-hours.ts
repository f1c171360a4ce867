/** How many hours a response is stored; a nightly task deletes older responses. */
export const idempotencyKeyHours = 24
