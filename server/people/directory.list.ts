import { type RawBuilder, sql } from 'kysely'
import { containsPatterns } from '../db/contains-patterns.ts'
import { whereDefined } from '../db/driver/where-defined.ts'
import type { OperationRequest, Schemas } from '../operation/contract/contract.ts'
import { report } from '../operation/operation.ts'
import { prepareList } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import type { Work } from '../operation/work.ts'
import { isInDepartment } from '../workplaces/is-below.ts'
import { checkPlaceFilters } from '../workplaces/place-references.ts'
import { asOfDay, checkAsOfDay, selectPeopleOn } from './assignments/people-on.ts'
import { personOrder } from './person-order.ts'
import { departmentName, isInStatus } from './present-person.ts'

type Business = Pick<Work, 'business_id'>

interface Filters
  extends Pick<OperationRequest<'directory.list'>['query'], 'ids' | 'department_id' | 'location_id' | 'as_of'> {
  words: string[] | undefined
}

/** A person as the directory shows them to colleagues. */
interface Row {
  id: number
  name: string
  job_title: string | null
  department_id: number | null
  department: string | null
  location_id: number | null
  location: string | null
  away: { morning: boolean; afternoon: boolean; until: string } | null
}

const name = sql<string>`coalesce(preferred_name, first_name) || ' ' || last_name`

const locationName = ({ business_id }: Business) =>
  sql<string | null>`(select locations.name from locations
    where locations.business_id = ${business_id} and locations.id = people.location_id)`

/**
 * SQL for the halves of a day on which a person has approved leave, and the last day of that leave; null without leave.
 */
const awayOn = (business: Business, day: RawBuilder<string>) => sql<Row['away']>`(
  select json_build_object(
    'morning', bool_or(not (leave.start_date = today and leave.start_portion = 'afternoon')),
    'afternoon', bool_or(not (leave.end_date = today and leave.end_portion = 'morning')),
    'until', max(leave.end_date)
  )
  from leave_requests leave, (select ${day} as today) as day
  where leave.business_id = ${business.business_id} and leave.person_id = people.id and leave.status = 'approved'
    and leave.start_date <= today and leave.end_date >= today
  having count(*) > 0)`

const entries = prepareList((db, business, filters: Filters) =>
  selectPeopleOn(db, business, filters.as_of)
    .select(['id', 'job_title', 'department_id', 'location_id'])
    .select([
      name.as('name'),
      departmentName(business).as('department'),
      locationName(business).as('location'),
      awayOn(business, asOfDay(business, filters.as_of)).as('away'),
    ])
    .where((person) =>
      person.and([
        person('business_id', '=', business.business_id),
        person('deleted_at', 'is', null),
        isInStatus.active(asOfDay(business, filters.as_of)),
        ...whereDefined(filters.ids, (ids) => person('id', '=', sql<number>`any(${ids})`)),
        ...whereDefined(filters.department_id, (department) => isInDepartment(business, department)),
        ...whereDefined(filters.location_id, (location) => person('location_id', '=', location)),
        // Not the column that people.list searches, which contains more than colleagues may see.
        ...whereDefined(
          filters.words,
          (words) => sql<boolean>`fold_text(${name} || chr(10) || coalesce(job_title, ''))
            like all(${containsPatterns(words)})`,
        ),
      ]),
    ),
)

/**
 * Lists the people who work for the business today, or on another day, regardless of the caller's reach. Absences are shown to callers
 * with `leave:read`.
 */
export const directoryList = report('directory.list', async (work, { query }) => {
  const { sort = 'id', q, ids, department_id, location_id, as_of } = query
  await checkAsOfDay(work, as_of, work.by.reach.own_person === undefined)
  await checkPlaceFilters(work, query)
  const words = q?.match(/\S+/g) ?? undefined
  const page = await entries.readPage(work, query, personOrder(sort), { ids, department_id, location_id, as_of, words })
  const showsLeave = work.by.scopes.has('leave:read')
  return list(page, (row) => presentEntry(row, showsLeave))
})

const presentEntry = ({ id, away, ...row }: Row, showsLeave: boolean): Schemas['DirectoryEntry'] => ({
  person_id: id,
  name: row.name,
  job_title: row.job_title,
  department_id: row.department_id,
  department: row.department,
  location_id: row.location_id,
  location: row.location,
  away_today: showsLeave ? presentAway(away) : null,
  away_until: showsLeave ? (away?.until ?? null) : null,
})

function presentAway(away: Row['away']): NonNullable<Schemas['AwayToday']> {
  if (away === null) return 'none'
  if (away.morning && away.afternoon) return 'all_day'
  return away.morning ? 'morning' : 'afternoon'
}
