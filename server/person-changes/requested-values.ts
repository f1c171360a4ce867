import { findAudience, isEditableBy } from '../custom-fields/field-access.ts'
import type { CustomFieldRow } from '../custom-fields/present-custom-field.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { conflict, forbidden, type Problem } from '../operation/errors.ts'
import type { Principal } from '../operation/principal.ts'

interface Request {
  person_id: number
  requested: Schemas['PersonalFields']
}

/** Returns the custom fields of a request. */
const requestedCustomFields = ({ requested }: Request, fields: readonly CustomFieldRow[]): CustomFieldRow[] =>
  fields.filter(({ key }) => requested.custom_fields?.[key] !== undefined)

/** Whether a caller with `people:write` may write the requested custom fields, as far as these are not archived. */
export const mayWriteValues = (by: Principal, request: Request, fields: readonly CustomFieldRow[]): boolean =>
  requestedCustomFields(request, fields).every((field) =>
    isEditableBy({ ...field, archived_at: null }, by, findAudience(by, request.person_id)),
  )

/**
 * Checks that the caller may write the requested custom fields, and that the person could still request them.
 *
 * @throws {ApiError} 403 if an API key lacks the scope for sensitive values, 409 with the fields that are archived or
 *   hidden from the person
 */
export function checkDefinitions(by: Principal, request: Request, fields: readonly CustomFieldRow[]): void {
  if (!mayWriteValues(by, request, fields)) throw forbidden('personal:write')
  const problems = requestedCustomFields(request, fields).flatMap((field): Problem[] => {
    const detail = `custom_fields.${field.key}`
    if (field.archived_at !== null) {
      return [{ path: 'path.id', code: 'field_archived', detail, message: `The field ${detail} is archived.` }]
    }
    if (field.visible_to.includes('self')) return []
    const message = `The person no longer sees the field ${detail}.`
    return [{ path: 'path.id', code: 'field_hidden', detail, message }]
  })
  if (problems.length > 0) throw conflict('A requested custom field has changed since the request.', problems)
}
