import type { CustomField } from '../../../sdk/src/index.ts'
import type { PageContext } from '../page-context.ts'

/** Reads the custom fields that the user may see, in the order of forms. A business has at most 100. */
export async function readCustomFields(
  { api }: Pick<PageContext, 'api'>,
  { include_archived = false }: { include_archived?: boolean } = {},
): Promise<CustomField[]> {
  return (await api.customFields.list({ include_archived, limit: 200 })).data
}
