/** The adjustment of the balances of many people at once. */
export const adjustBalances = {
  'adjustBalances.title': 'Adjust balances',
  'adjustBalances.lead':
    'Add the same days to the balances of many people, or deduct them, such as a company day. You review the people before anything is saved.',
  'adjustBalances.everyone': 'Everyone',
  'adjustBalances.noPeople': 'There are no active people in this department and location.',
  'adjustBalances.tooMany':
    'There are more than {max, number} people. Choose a department or a location, and adjust the balances in several parts.',
  'adjustBalances.review': 'Review people',
  'adjustBalances.summary':
    '{count, plural, =0 {No balances} one {The balance of one person} other {The balances of # people}} to adjust{failed, plural, =0 {} one {, one that cannot be adjusted} other {, # that cannot be adjusted}}. Nothing is saved yet.',
  'adjustBalances.perPerson': 'Days per person',
  'adjustBalances.total': 'Days in total',
  'adjustBalances.failed': 'Balances that cannot be adjusted',
  'adjustBalances.failedCaption': 'People with the reasons why their balances cannot be adjusted',
  'adjustBalances.reason': 'Problem',
  'adjustBalances.adjusted': 'People',
  'adjustBalances.apply': '{count, plural, one {Adjust one balance} other {Adjust # balances}}',
  'adjustBalances.again': 'Choose another adjustment',
  'adjustBalances.done':
    '{count, plural, =0 {No balances adjusted.} one {One balance adjusted.} other {# balances adjusted.}}',
  'adjustBalances.partlyTitle': 'Not all balances were adjusted',
  'adjustBalances.back': 'Back to the balances',
} as const
