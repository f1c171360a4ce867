import type { Person } from '../../../../sdk/src/index.ts'
import { type PageContext, queryParameter } from '../../page-context.ts'
import { readPeopleQuery } from '../people.ts'
import { maxPeople, selectedIds } from './selection.ts'

/** The maximum number of IDs in a filter of the API. */
const maxIds = 100

/**
 * Reads the people that the query selects: those with the IDs, or all who match the filters.
 *
 * @returns undefined if there are too many
 */
export const readSelection = (context: PageContext): Promise<Person[] | undefined> =>
  queryParameter(context, 'all') === undefined ? readSelected(context) : readMatching(context)

async function readSelected(context: PageContext): Promise<Person[] | undefined> {
  const ids = [...new Set(selectedIds(context))]
  if (ids.length > maxPeople) return undefined
  const people: Person[] = []
  for (let from = 0; from < ids.length; from += maxIds) {
    const { data } = await context.api.people.list({ ids: ids.slice(from, from + maxIds), limit: maxIds })
    people.push(...data)
  }
  return people
}

async function readMatching(context: PageContext): Promise<Person[] | undefined> {
  const { manager, query } = await readPeopleQuery(context)
  if (manager.matches !== undefined) return []
  const people: Person[] = []
  for await (const person of context.api.people.list({ ...query, limit: 200 })) {
    people.push(person)
    if (people.length > maxPeople) return undefined
  }
  return people
}
