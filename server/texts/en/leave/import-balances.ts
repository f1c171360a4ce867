/** The import of leave balances. */
export const importBalances = {
  'importBalances.title': 'Import balances',
  'importBalances.lead':
    'Take over the balances of another system: one row per person and leave type, with the days that are left. You review every row before anything is saved.',
  'importBalances.fileHint': 'CSV in UTF-8, up to 500 balances and 1 MB.',
  'importBalances.asOf': 'Date of the balances',
  'importBalances.asOfHint':
    'For rows without a date in the column as_of. Leave that begins after this day is not deducted yet.',
  'importBalances.template': 'Download a <link>file with the usual columns</link>, and fill it in with a spreadsheet.',
  'importBalances.tooMany': 'This list has more than {max, number} balances. Import up to {max, number} at once.',
  'importBalances.correct':
    'Nothing is imported while rows have errors. Correct these rows in your list, then check the whole list again.',
  'importBalances.repeated': 'An earlier row has the same person and leave type. Remove one of them.',
  'importBalances.noSuchPerson': 'There is no person with “{value}”.',
  'importBalances.noSuchType': 'There is no leave type with “{value}”.',
  'importBalances.personMissing': 'Enter the email address of the person, or another column that names the person.',
  'importBalances.typeMissing': 'Enter the code of the leave type.',
  'importBalances.personTwice': 'Name the person in one column only.',
  'importBalances.typeTwice': 'Name the leave type by its code or its ID, not both.',
  'importBalances.importCount': 'Import {count, plural, one {# balance} other {# balances}}',
  'importBalances.added': 'Days added',
  'importBalances.deducted': 'Days deducted',
  'importBalances.links': '<import>Import another list</import> · <list>Show balances</list>',
  'importBalances.created':
    '{done, select, true {{count, plural, one {# balance} other {# balances}} set} other {{count, plural, one {# balance} other {# balances}} to set}}',
  'importBalances.unchanged': '{count, plural, one {# balance} other {# balances}} unchanged',
  'importBalances.badge.created': 'To set',
  'importBalances.badge.unchanged': 'Unchanged',
  'importBalances.badge.failed': 'Not imported',
  'importBalances.before': 'Before',
  'importBalances.adjustment': 'Adjustment',
  'importBalances.after': 'After',
  'importBalances.column.email':
    'The email address of the person. Each row names the person in one of the first four columns.',
  'importBalances.column.employee_number': 'The employee number, in place of the email address.',
  'importBalances.column.person_external_id': 'The ID of the person in another system.',
  'importBalances.column.person_id': 'The record ID of the person.',
  'importBalances.column.leave_type_code': 'One of the codes:',
  'importBalances.column.leave_type_id': 'The record ID of the leave type, in place of its code.',
  'importBalances.column.balance': 'Required. The days left, in whole or half days such as 12.5. Can be negative.',
  'importBalances.column.as_of':
    'The date of the balance, such as 2026-01-01. Without it, the date above the button applies.',
  'importBalances.column.expires_on': 'The last day on which added days can be taken.',
  'importBalances.column.note': 'A note, which the person can see.',
} as const
