import type { Person } from '../../../sdk/src/index.ts'
import { FormProblem } from '../form-problem.ts'
import type { PageContext } from '../page-context.ts'
import { nameAndAddress } from './person-words.ts'

const shownMatches = 5

/** The people whom a text may mean: the one with its address, or those whose name has its words. */
export async function findPeople({ api }: PageContext, text: string): Promise<Person[]> {
  const address = /<([^<>\s]+)>\s*$/.exec(text)?.[1]
  const { data } = await api.people.list({ q: (address ?? text).slice(0, 200), limit: 25, sort: 'last_name' })
  const exact = data.filter(({ email }) => email.toLowerCase() === (address ?? text).toLowerCase())
  return exact.length === 1 ? exact : data
}

/**
 * The person whom somebody has typed into a field.
 *
 * @throws {FormProblem} when the text means nobody, or several people
 */
export async function onePerson(visit: PageContext, field: string, text: string): Promise<Person> {
  const found = await findPeople(visit, text)
  const [person, ...others] = found
  if (person === undefined) throw new FormProblem(field, 'Nobody has this name or e-mail address.')
  if (others.length === 0) return person
  const names = found.slice(0, shownMatches).map(nameAndAddress)
  const more = found.length > shownMatches ? ', or somebody else' : ''
  throw new FormProblem(field, `Several people match. Type one of them: ${names.join(', ')}${more}.`)
}
