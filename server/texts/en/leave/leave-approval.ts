/** The approval of leave in steps. */
export const leaveApproval = {
  'leaveApproval.title': 'Approval',
  'leaveApproval.by.manager': 'Manager',
  'leaveApproval.by.manager_of_manager': 'Manager’s manager',
  'leaveApproval.role': 'Role: {name}',
  'leaveApproval.roleNumbered': 'Role {id}',
  'leaveApproval.userNumbered': 'User {id}',
  'leaveApproval.stage.approved': 'Approved',
  'leaveApproval.stage.skipped': 'Skipped',
  'leaveApproval.stage.current': 'Waiting',
  'leaveApproval.stage.upcoming': 'Upcoming',
  'leaveApproval.stage.rejected': 'Rejected',
  'leaveApproval.stage.unneeded': 'No longer needed',
  'leaveApproval.byApiKey': '{time} by an API key',
  'leaveApproval.asked': 'Asked: {names}',
  'leaveApproval.moreUsers': '{count, plural, one {# other user} other {# other users}}',
  'leaveApproval.stepApproved': 'Step approved. The leave still needs another approval.',
  'leaveApproval.approvedMany':
    '{approved, plural, =0 {} one {# request approved. } other {# requests approved. }}{pending, plural, one {# request still needs another approval after your step.} other {# requests still need another approval after your step.}}',
  'leaveApproval.approvedSome':
    '{approved, number} approved, {pending, number} waiting for another approval after your step, {refused, number} could not be approved:',

  'leaveApproval.skip': 'Approve immediately',
  'leaveApproval.skipHint': 'For leave that is already agreed. No one is asked to approve it.',
  'leaveApproval.skipPreview': 'You can submit this leave. It is approved immediately.',

  'leaveApproval.steps': 'Approval steps',
  'leaveApproval.stepsHint':
    'Without steps, one approval by a manager or an administrator is enough. With steps, each approver decides after the previous one. Leave of fewer days than the minimum skips the step. Empty steps are ignored.',
  'leaveApproval.noStep': 'No step',
  'leaveApproval.step': 'Step {number}',
  'leaveApproval.minDays': 'Minimum days for step {number}',
  'leaveApproval.oneApproval': 'One approval by a manager or an administrator',
  'leaveApproval.fromDays': '{approver}, for leave of at least {days}',
  'leaveApproval.problem.noApproval':
    'Leave that needs no approval cannot have steps. Remove them, or require approval.',
  'leaveApproval.problem.allOptional': 'At least one step must apply to all leave. Leave its minimum days empty.',
} as const
