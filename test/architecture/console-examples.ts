import type { Example } from './examples.ts'

/** Pages on which the rules about the console are tried. */
export const consoleExamples: Example[] = [
  {
    rule: 'rights-first',
    files: {
      'server/console/people/new-person.ts':
        "consolePage({\n  show: async (visit) => {\n    if (!may(visit, 'people:write')) return { goTo: '/console' }",
      'server/console/people/import-people.ts':
        "import { readPeopleCsv } from './read-people-csv.ts'\nconsolePage({\n  upload: { field: 'file' },\n  show: fileField('file')",
      'server/console/leave/import-holidays.ts': "consolePage({\n  needs: 'leave:manage',\n  show: fileField('ics')",
    },
    expected: [
      'server/console/leave/import-holidays.ts has a field for a file: declare its `upload`, with a bound and a scope',
      'server/console/people/import-people.ts parses what visitors send: declare the scope that it takes as `needs` of the page',
      'server/console/people/new-person.ts checks a scope in its own way: declare it as `needs` of the page, which holds for actions too',
    ],
  },
  {
    rule: 'rights-first',
    files: {
      'server/console/people/import-people.ts':
        "import { readPeopleCsv } from './read-people-csv.ts'\nconsolePage({\n  needs: 'people:write',\n  upload: { field: 'file' },\n  show: fileField('file')",
    },
    expected: [],
  },
]
