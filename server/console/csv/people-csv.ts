import type { Person } from '../../../sdk/src/index.ts'
import { consolePage } from '../console-page.ts'
import { readPeopleQuery } from '../people/people.ts'
import { personNames } from '../people/person-name.ts'
import { placeChoices } from '../people/place-choices.ts'
import { listCsv, wholeList } from './list-csv.ts'

const path = '/console/people'

/** The columns. Those that a people import also accepts have the same names. */
const columns = [
  'id',
  'employee_number',
  'first_name',
  'last_name',
  'preferred_name',
  'email',
  'job_title',
  'department',
  'location',
  'manager',
  'employment_type',
  'start_date',
  'last_day',
  'status',
] as const

/** The list of people with its filters as a file. Contact details and dates of birth are only in each record. */
export const peopleCsvPage = consolePage({
  path: '/people.csv',
  needs: 'people:read',
  show: async (context) => {
    const { manager, query } = await readPeopleQuery(context)
    if (manager.matches !== undefined) return { goTo: `${path}${context.address.search}` }
    const { locations } = await placeChoices(context)
    const placeNames = new Map(locations)
    const toCells = async (people: readonly Person[]) => {
      const name = await personNames(
        context,
        people.flatMap(({ manager_id }) => manager_id ?? []),
      )
      return people.map((person) => {
        const cells = {
          ...person,
          location: placeNames.get(String(person.location_id)),
          manager: person.manager_id === null ? null : name(person.manager_id),
        }
        return columns.map((column) => cells[column])
      })
    }
    return await listCsv(context, {
      list: context.api.people.list({ ...query, ...wholeList }),
      columns,
      toCells,
      name: 'people',
      path,
    })
  },
})
