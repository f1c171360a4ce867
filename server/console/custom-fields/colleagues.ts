import type { CustomField, Person } from '../../../sdk/src/index.ts'
import { text } from '../../texts/english.ts'
import { colleagueName, colleagueSuggestions } from '../directory/colleagues.ts'
import type { PageContext } from '../page-context.ts'
import { referredIds } from './value-text.ts'

/** Returns the names that the fields for a colleague suggest; none without such a field. */
export const suggestionsFor = async (context: PageContext, fields: readonly CustomField[]): Promise<string[]> =>
  fields.some(({ type }) => type === 'person') ? await colleagueSuggestions(context) : []

/** Returns the names of the people that values refer to, by ID. The directory lacks people who have left. */
export async function readColleagueNames(
  { api }: PageContext,
  fields: readonly CustomField[],
  person: Pick<Person, 'custom_fields'>,
): Promise<Map<unknown, string>> {
  const ids = referredIds(fields, person)
  if (ids.length === 0) return new Map()
  const { data } = await api.directory.list({ ids, limit: 200 })
  const names = new Map<unknown, string>(ids.map((id) => [id, text('customFields.personText', { id: String(id) })]))
  for (const entry of data) names.set(entry.person_id, colleagueName(entry))
  return names
}
