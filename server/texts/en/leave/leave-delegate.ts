/** The page on which approvers name a delegate. */
export const leaveDelegate = {
  'leaveDelegate.tab': 'Delegate',
  'leaveDelegate.lead':
    'While you are away, a delegate approves or rejects leave for which you are an approver of a step. The delegate gets the emails, and you keep the right to decide.',
  'leaveDelegate.limits':
    'Delegates cannot decide on their own leave, nor on a request in which they decide on another step, and cannot name someone else in your place.',
  'leaveDelegate.current': '{name} decides on your behalf until {until}.',
  'leaveDelegate.future': '{name} decides on your behalf from {from} to {until}.',
  'leaveDelegate.past': '{name} decided on your behalf until {until}.',
  'leaveDelegate.none': 'You have no delegate.',
  'leaveDelegate.name': 'Name of the delegate',
  'leaveDelegate.nameHint': 'A colleague who can log in and may approve leave.',
  'leaveDelegate.noName': 'Enter the name of a colleague.',
  'leaveDelegate.from': 'First day',
  'leaveDelegate.until': 'Last day',
  'leaveDelegate.save': 'Name delegate',
  'leaveDelegate.replace': 'Replace delegate',
  'leaveDelegate.saved': '{name} is your delegate from {from} to {until}.',
  'leaveDelegate.removeButton': 'Remove delegate…',
  'leaveDelegate.removeTitle': 'Remove delegate?',
  'leaveDelegate.removeLead': '{name} will no longer decide on your behalf.',
  'leaveDelegate.remove': 'Remove delegate',
  'leaveDelegate.removed': 'You no longer have a delegate.',
  'leaveDelegate.behalf': '{decision}, on behalf of {user}',
} as const
