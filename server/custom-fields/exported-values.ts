import type { Schemas } from '../operation/contract/contract.ts'
import type { Work } from '../operation/work.ts'
import { findAudience, isVisibleTo } from './field-access.ts'
import { readCustomFields } from './read-custom-fields.ts'

/** The value of a custom field in an export of personal data. */
export interface ExportedValue extends Pick<Schemas['CustomField'], 'key' | 'label' | 'type' | 'archived'> {
  value: Schemas['CustomFieldValues'][string]
}

/**
 * Reads the stored values of a person that the caller sees, with those of archived fields, which the record does not
 * show.
 */
export async function readExportedValues(
  work: Work,
  { id, custom_fields }: { id: number; custom_fields: Schemas['CustomFieldValues'] },
): Promise<ExportedValue[]> {
  const audience = findAudience(work.by, id)
  const fields = await readCustomFields(work)
  return fields
    .filter((field) => isVisibleTo({ ...field, archived_at: null }, work.by, audience))
    .flatMap(({ key, label, type, archived_at }) => {
      const value = custom_fields[key]
      return value === undefined ? [] : [{ key, label, type, archived: archived_at !== null, value }]
    })
}
