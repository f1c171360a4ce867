import type { DirectoryEntry } from '../../../sdk/src/index.ts'
import { text } from '../../texts/english.ts'
import { FormProblem } from '../form-problem.ts'
import type { PageContext } from '../page-context.ts'
import { severalMatch } from '../people/find-person.ts'

/** Returns the name of a colleague with the job title, which distinguishes namesakes: `Ada Lovelace (Analyst)`. */
export const colleagueName = ({ name, job_title }: DirectoryEntry): string =>
  job_title === null ? name : `${name} (${job_title})`

/** Returns the names that a field for a colleague suggests: the first 200 of the directory. */
export async function colleagueSuggestions({ api }: PageContext): Promise<string[]> {
  const { data } = await api.directory.list({ limit: 200, sort: 'last_name' })
  return data.map(colleagueName)
}

/**
 * Finds the colleague that the value of a field identifies: by the full name, or by words of the name and job title.
 *
 * @throws {FormProblem} if no colleague or several match
 */
export async function findColleague({ api }: PageContext, field: string, input: string): Promise<{ id: number }> {
  const { data } = await api.directory.list({
    q: input.replaceAll(/[()]/g, ' ').slice(0, 200),
    limit: 25,
    sort: 'last_name',
  })
  const isExact = (entry: DirectoryEntry): boolean =>
    [entry.name, colleagueName(entry)].some((each) => each.toLowerCase() === input.toLowerCase())
  const exact = data.filter(isExact)
  const matches = exact.length > 0 ? exact : data
  const [entry, ...others] = matches
  if (entry === undefined) throw new FormProblem(field, text('people.noColleague'))
  if (others.length > 0) throw severalMatch(field, matches.map(colleagueName))
  return { id: entry.person_id }
}
