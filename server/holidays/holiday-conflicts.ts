/** Constraints that a holiday can violate, with the message for the caller. */
export const holidayConflicts = {
  holidays_date: { path: 'body.date', message: 'There is already a holiday on this date.' },
}
