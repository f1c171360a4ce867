import type { Assignment, Compensation, Person } from '../../../sdk/src/index.ts'
import type { PageContext } from '../page-context.ts'
import { mayReadPay } from '../people/person-tabs.ts'

/** The assignments and compensations of a person, the latest first. */
export interface Timeline {
  assignments: readonly Assignment[]
  /** Undefined for users who may not see them. */
  compensations: readonly Compensation[] | undefined
}

/** The maximum number of rows in one response of the API. */
const maxRows = 200

/** Reads all assignments of a person, and all compensations if the user may see them. */
export async function readTimeline(context: PageContext, person: Pick<Person, 'id'>): Promise<Timeline> {
  const { people } = context.api
  const query = { sort: '-effective_on', limit: maxRows } as const
  const [assignments, compensations] = await Promise.all([
    readAll(people.assignments(person.id, query)),
    mayReadPay(context, person) ? readAll(people.compensations(person.id, query)) : undefined,
  ])
  return { assignments, compensations }
}

async function readAll<Row>(list: AsyncIterable<Row>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const row of list) rows.push(row)
  return rows
}

/**
 * Returns the assignment in force on a day. The first assignment of a person also applies before its first day.
 *
 * @param rows - the assignments of the person, the latest first
 */
export const assignmentOn = (rows: readonly Assignment[], day: string): Assignment | undefined =>
  rows.find(({ effective_on }) => effective_on <= day) ?? rows.at(-1)

/**
 * Returns the compensation in force on a day.
 *
 * @param rows - the compensations of the person, the latest first
 */
export const compensationOn = (rows: readonly Compensation[], day: string): Compensation | undefined =>
  rows.find(({ effective_on }) => effective_on <= day)
