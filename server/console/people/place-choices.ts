import type { Choice } from '../../pages/form.ts'
import type { PageContext } from '../page-context.ts'

/** Reads the departments and locations of the business as choices. */
export async function placeChoices({
  api,
}: Pick<PageContext, 'api'>): Promise<Record<'departments' | 'locations', Choice[]>> {
  const [departments, locations]: Choice[][] = [[], []]
  for await (const { id, name } of api.departments.list({ sort: 'name', limit: 200 }))
    departments?.push([String(id), name])
  for await (const { id, name } of api.locations.list({ sort: 'name', limit: 200 })) locations?.push([String(id), name])
  return { departments: departments ?? [], locations: locations ?? [] }
}
