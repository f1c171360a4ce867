import { readPeopleQuery } from '../people/people.ts'
import { csvPage } from './list-csv.ts'

/** The list of people with its filters as a file. */
export const peopleCsvPage = csvPage({
  path: '/people.csv',
  needs: 'people:read',
  listPath: '/console/people',
  name: 'people.csv',
  read: async (context) => {
    const { manager, query } = await readPeopleQuery(context)
    if (manager.matches === undefined) return await context.api.people.exportCsv(query).stream()
  },
})
