/** Words that many pages share, and texts of forms, tables and failures. */
export const pages = {
  'pages.cancel': 'Cancel',
  'pages.clearFilters': 'Clear filters',
  'pages.copy': 'Copy',
  'pages.copied': 'Copied',
  'pages.delete': 'Delete',
  'pages.edit': 'Edit',
  'pages.email': 'Email',
  'pages.error': 'Error: ',
  'pages.name': 'Name',
  'pages.password': 'Password',
  'pages.person': 'Person',
  'pages.save': 'Save',
  'pages.status': 'Status',
  'pages.title': 'Title',

  'pages.form.progress': 'Still working…',
  'pages.form.optional': '(optional)',
  'pages.form.fileAgain': 'Choose the file again.',
  'pages.form.filter': 'Filter',
  'pages.form.refused': 'This form was not accepted',
  'pages.form.refused.text':
    'It did not come from a page of this service, or your browser does not report where it came from.',
  'pages.form.refused.next':
    'Open the link again and fill in the form there. If that does not help, update your browser or use another one.',

  'pages.pager': 'Pages',
  'pages.pager.first': 'First',
  'pages.pager.previous': 'Previous',
  'pages.pager.next': 'Next',
  'pages.pager.sizes': 'Rows per page',
  'pages.pager.size': '{size} rows per page',
  'pages.range':
    '{extent, select, open {{first, number}–{last, number}} capped {{first, number}–{last, number} of more than {total, number}} other {{first, number}–{last, number} of {total, number}}}',

  'pages.csv.download': 'Download CSV',
  'pages.csv.tooLong': 'This list is too long for one file',
  'pages.csv.tooLong.text':
    'A file has at most {max, number} rows. Narrow the list with filters, or read all of it with the API.',
  'pages.csv.back': 'Back to the list',

  'pages.filters.more': '{count, plural, =0 {More filters} other {More filters (# in use)}}',
  'pages.filters.active': 'Filters in use',
  'pages.filters.value': '{label}: {value}',
  'pages.filters.remove': 'Remove filter {label}: {value}',

  'pages.table.more': 'More',
  'pages.table.selectAll': 'Select all on this page',

  'pages.comparison': '{one} and {other}, side by side',
  'pages.comparison.field': 'Field',
  'pages.comparison.stored': 'Stored now',
  'pages.comparison.typed': 'You entered',
  'pages.comparison.empty': 'empty',

  'pages.chart': '{title}, column chart',
  'pages.chart.none': 'none',
  'pages.logo': 'Logo',

  'pages.failure.access': 'You do not have access',
  'pages.failure.access.text':
    'Your role does not give you access to this page. Ask an administrator of your business.',
  'pages.failure.notFound': 'Page not found',
  'pages.failure.notFound.text': 'Check that the address is complete. You may also not have access to this page.',
  'pages.failure.notFound.next': 'Go to the console',
  'pages.failure.size': 'Too large',
  'pages.failure.size.text': 'Nothing was saved.',
  'pages.failure.size.next': '<page>Go back to the page</page>',
  'pages.failure.rate': 'Too many requests',
  'pages.failure.rate.text': 'There were too many requests from your network. Wait a minute, then try again.',
  'pages.failure.unavailable': 'Service unavailable',
  'pages.failure.unavailable.text': 'The service is not available at the moment. Wait a minute, then try again.',
  'pages.failure.refused': 'This did not work',
  'pages.failure.server': 'Something went wrong',
  'pages.failure.server.text': 'Something went wrong on our side. Wait a minute, then try again.',
  'pages.failure.server.next': 'If it keeps happening, contact support with request ID <code>{requestId}</code>.',

  'pages.bounce.delayed': 'it could not be delivered for several days',
  'pages.bounce.refused': 'the mail server refused it',
  'pages.bounce.noMailbox': 'the mailbox does not exist',
  'pages.bounce.noDomain': 'the domain does not exist or does not accept email',
  'pages.bounce.invalid': 'the address is not valid',
  'pages.bounce.moved': 'the mailbox has moved',
  'pages.bounce.disabled': 'the mailbox is disabled',
  'pages.bounce.full': 'the mailbox is full',
} as const
