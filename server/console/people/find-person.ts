import type { Person } from '../../../sdk/src/index.ts'
import { text } from '../../texts/english.ts'
import { FormProblem } from '../form-problem.ts'
import type { PageContext } from '../page-context.ts'
import { nameAndAddress } from './person-labels.ts'

const maxNames = 5

/** Finds the people who match a text: the person with this email address, or people whose names contain its words. */
export async function findPeople({ api }: PageContext, input: string): Promise<Person[]> {
  const address = /<([^<>\s]+)>\s*$/.exec(input)?.[1]
  const { data } = await api.people.list({ q: (address ?? input).slice(0, 200), limit: 25, sort: 'last_name' })
  const exact = data.filter(({ email }) => email.toLowerCase() === (address ?? input).toLowerCase())
  return exact.length === 1 ? exact : data
}

/**
 * Finds the person that the value of a field identifies.
 *
 * @throws {FormProblem} if no person or several people match
 */
export async function findOnePerson(context: PageContext, field: string, input: string): Promise<Person> {
  const matches = await findPeople(context, input)
  const [person, ...others] = matches
  if (person === undefined) throw new FormProblem(field, text('people.noOneByText'))
  if (others.length === 0) return person
  throw severalMatch(field, matches.map(nameAndAddress))
}

/** Returns the problem of a field whose value matches several people. */
export function severalMatch(field: string, names: readonly string[]): FormProblem {
  const message = names.length > maxNames ? 'people.moreMatch' : 'people.severalMatch'
  return new FormProblem(field, text(message, { names: names.slice(0, maxNames).join(', ') }))
}
