/** Constraints that a request for leave can violate, with the message for the caller. */
export const leaveRequestConflicts = {
  leave_requests_external_id: { path: 'body.external_id', message: 'Another leave request has this external_id.' },
}
