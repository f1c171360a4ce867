import type { Choice } from '../../pages/form.ts'
import type { PageContext } from '../page-context.ts'

/** Reads the departments and locations of the business as choices. */
export async function placeChoices({
  api,
}: Pick<PageContext, 'api'>): Promise<Record<'departments' | 'locations', Choice[]>> {
  const query = { sort: 'name', limit: 200 } as const
  const [departments, locations] = await Promise.all([
    readChoices(api.departments.list(query)),
    readChoices(api.locations.list(query)),
  ])
  return { departments, locations }
}

async function readChoices(places: AsyncIterable<{ id: number; name: string }>): Promise<Choice[]> {
  const choices: Choice[] = []
  for await (const { id, name } of places) choices.push([String(id), name])
  return choices
}
