import type { Example } from './examples.ts'

/** Examples for the rules about the console. */
export const consoleExamples: Example[] = [
  {
    rule: 'scope-checks-first',
    files: {
      'server/console/people/new-person.ts':
        "consolePage({\n  show: async (visit) => {\n    if (!may(visit, 'people:write')) return { goTo: '/console' }",
      'server/console/people/import-people.ts':
        "import { readPeopleCsv } from './read-people-csv.ts'\nconsolePage({\n  upload: { field: 'file' },\n  show: fileField('file')",
      'server/console/leave/import-holidays.ts': "consolePage({\n  needs: 'leave:manage',\n  show: fileField('ics')",
    },
    expected: [
      'server/console/leave/import-holidays.ts has a file field: declare its `upload`, with a limit and a scope',
      'server/console/people/import-people.ts parses visitor input: declare the required scope as `needs` of the page',
      'server/console/people/new-person.ts checks a scope itself: declare it as `needs` of the page, which also applies to actions',
    ],
  },
  {
    rule: 'scope-checks-first',
    files: {
      'server/console/people/import-people.ts':
        "import { readPeopleCsv } from './read-people-csv.ts'\nconsolePage({\n  needs: 'people:write',\n  upload: { field: 'file' },\n  show: fileField('file')",
    },
    expected: [],
  },
]
