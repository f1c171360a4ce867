/** The search of the console. */
export const search = {
  'search.title': 'Search',
  'search.field': 'Search people, documents, pay runs and pages',
  'search.submit': 'Search',
  'search.hint': 'Type a name, a title, a month or the name of a page.',
  'search.results': 'Results',
  'search.count': '{count, plural, =0 {No results for “{q}”} one {# result for “{q}”} other {# results for “{q}”}}',
  'search.none': 'Check the spelling, or try fewer words.',
  'search.people': 'People',
  'search.documents': 'Documents',
  'search.payRuns': 'Pay runs',
  'search.pages': 'Pages',
} as const
