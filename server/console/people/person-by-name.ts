import type { Person } from '../../../sdk/src/index.ts'
import { text } from '../../texts/english.ts'
import type { ByName } from '../by-name.ts'
import { findPeople } from './find-person.ts'
import { fullName } from './person-name.ts'

/** The filter by person, among the people that the user may see. */
export const personByName: ByName<Person> = {
  field: 'person',
  get: ({ api }, id) => api.people.get(id),
  find: findPeople,
  getName: fullName,
  getDetail: ({ job_title, department }) => [job_title, department].filter(Boolean).join(', '),
  get none() {
    return text('people.noneByName')
  },
}
