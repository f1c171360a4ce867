import { type RawBuilder, sql } from 'kysely'

/**
 * The columns of a person whose personal data is cleared, without the times of it. What stays tells nobody who it was: the
 * ids, the dates and the kind of the employment, and the manager.
 *
 * @param word - stands for the first name
 */
export const clearedRecord = (word: 'Deleted' | 'Erased') => ({
  first_name: word,
  last_name: 'Person',
  preferred_name: null,
  email: sql<string>`'person-' || people.id || ${`@${word.toLowerCase()}.invalid`}`,
  phone: null,
  date_of_birth: null,
  employee_number: null,
  job_title: null,
  address: null,
  department_id: null,
  location_id: null,
  work_pattern: sql.raw('default') as RawBuilder<never>,
  metadata: '{}' as never,
  cleared_at: sql<string>`now()`,
})
