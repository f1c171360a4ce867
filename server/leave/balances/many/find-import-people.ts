import { sql } from 'kysely'
import type { Schemas } from '../../../operation/contract/contract.ts'
import { type Problem, unknownReference } from '../../../operation/errors.ts'
import type { Change } from '../../../operation/work.ts'
import { lockPeopleForLeave } from './lock-people.ts'

/** The members of a row that identify its person, of which it has one. */
const personMembers = ['person_id', 'person_external_id', 'employee_number', 'email'] as const

type Row = Schemas['LeaveBalanceImportRow']

/** The ID of the person of a row, or the problem of the row. */
export type PersonMatch = { person_id: number; problems?: never } | { person_id?: never; problems: Problem[] }

/**
 * Finds and locks the people that rows name.
 *
 * @returns a function that finds the person of a row; its problems have paths such as `body.email`
 */
export async function findImportPeople(work: Change, rows: readonly Row[]): Promise<(row: Row) => PersonMatch> {
  const texts = (member: Exclude<(typeof personMembers)[number], 'person_id'>) =>
    rows.map((row) => row[member]).filter((value) => typeof value === 'string')
  const { rows: matches } = await sql<{ member: string; value: string; id: number }>`
    select key.member, key.value, person.id
    from (
      select 'person_external_id' as member, value from unnest(${texts('person_external_id')}::text[]) as value
      union select 'employee_number', value from unnest(${texts('employee_number')}::text[]) as value
      union select 'email', value from unnest(${texts('email')}::text[]) as value
    ) key cross join lateral (
      (select id from people
        where business_id = ${work.business_id} and deleted_at is null
          and key.member = 'person_external_id' and external_id = key.value limit 1)
      union all
      (select id from people
        where business_id = ${work.business_id} and deleted_at is null
          and key.member = 'employee_number' and employee_number = key.value limit 1)
      union all
      (select id from people
        where business_id = ${work.business_id} and deleted_at is null
          and key.member = 'email' and lower(email) = lower(key.value) limit 1)
    ) person`.execute(work.db)
  const ids = new Map(matches.map(({ member, value, id }) => [`${member} ${value}`, id]))
  const submitted = rows.map(({ person_id }) => person_id).filter(isId)
  const people = await lockPeopleForLeave(work, [...ids.values(), ...submitted])

  return (row) => {
    const [member, ...others] = personMembers.filter((each) => row[each] !== undefined)
    if (member === undefined || others.length > 0) {
      const message = `${member === undefined ? 'is required' : 'cannot be combined with another'}: name the person by one of ${personMembers.join(', ')}`
      const code = member === undefined ? 'required' : 'not_combinable'
      return { problems: [{ path: `body.${others[0] ?? 'person_id'}`, code, message }] }
    }
    const value = row[member]
    const id = typeof value === 'string' && member !== 'person_id' ? ids.get(`${member} ${value}`) : row.person_id
    if (isId(id) && people.has(id)) return { person_id: id }
    return { problems: unknownReference(`body.${member}`).failure.errors ?? [] }
  }
}

/** Whether a member of a row can be the ID of a person. */
const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31
