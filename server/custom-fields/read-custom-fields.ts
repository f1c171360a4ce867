import { prepare } from '../operation/prepare.ts'
import type { Work } from '../operation/work.ts'
import { type CustomFieldRow, customFieldColumns } from './present-custom-field.ts'

const selectCustomFields = prepare((db, { business_id }, _: object) =>
  db
    .selectFrom('custom_fields')
    .select(customFieldColumns)
    .where('business_id', '=', business_id)
    .orderBy('position')
    .orderBy('id'),
)

/** Reads all custom fields of the business, including archived ones, in the order of forms. */
export const readCustomFields = (work: Work): Promise<CustomFieldRow[]> => selectCustomFields.execute(work, {})
