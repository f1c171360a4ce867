/** Words that many pages share, and those of forms, tables and failures. */
export const pages = {
  'pages.cancel': 'Cancel',
  'pages.clearFilters': 'Clear filters',
  'pages.delete': 'Delete',
  'pages.edit': 'Edit',
  'pages.email': 'Email',
  'pages.name': 'Name',
  'pages.person': 'Person',
  'pages.save': 'Save',
  'pages.status': 'Status',
  'pages.title': 'Title',
} as const
