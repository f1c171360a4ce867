import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { mayReadDefinition } from './field-access.ts'
import { findCustomField } from './find-custom-field.ts'
import { presentCustomField } from './present-custom-field.ts'

/** Returns a custom field. */
export const customFieldsGet = operation('customFields.get', async (work, { path: { id } }) => {
  const row = await findCustomField(work, id)
  if (!mayReadDefinition(row, work.by)) throw notFound()
  return ok(presentCustomField(row))
})
