import { type RawBuilder, sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { asJson } from '../db/as-json.ts'
import { orConflict } from '../operation/conflicts.ts'
import { conflictAt } from '../operation/errors.ts'
import { oneLine } from '../operation/one-line.ts'
import { change } from '../operation/operation.ts'
import { created } from '../operation/response.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { checkOptions } from './check-definition.ts'
import { customFieldColumns, customFieldEventData, presentCustomField } from './present-custom-field.ts'

/** The maximum number of custom fields of a business, including archived ones. */
const maxCustomFields = 100

const conflicts = {
  custom_fields_key: { path: 'body.key', code: 'taken', message: 'Another custom field has this key.' },
}

/** Adds a custom field, which no person has a value for. */
export const customFieldsCreate = change('customFields.create', async (work, { body }) => {
  const { key, type, label, options = [], position, ...rules } = body
  const { description = null, required_for = [], sensitive = false, visible_to = [], editable_by = [] } = rules
  const stored = checkOptions({ type, options })
  await checkLimit(work)
  const row = await orConflict(
    work.db
      .insertInto('custom_fields')
      .values({
        business_id: work.business_id,
        key,
        type,
        label: oneLine(label),
        description,
        options: asJson(stored),
        required_for,
        sensitive,
        visible_to,
        editable_by,
        position: position ?? nextPosition(work),
      })
      .returning(customFieldColumns)
      .executeTakeFirstOrThrow(),
    conflicts,
  )
  await recordEvent(work, { type: 'custom_field.created', data: customFieldEventData(row), created_at: row.created_at })
  recordAudit(work, { action: 'custom_field.created', detail: { custom_field_id: row.id, key } })
  return created(presentCustomField(row))
})

/** Returns SQL for the position after all custom fields. */
const nextPosition = ({ business_id }: Change): RawBuilder<number> =>
  sql`(select least(coalesce(max(position), 0) + 1, 10000) from custom_fields where business_id = ${business_id})`

/** @throws {ApiError} 409 when the business has reached the limit */
async function checkLimit({ db, business_id }: Change): Promise<void> {
  const { rows } = await sql`
    select from custom_fields where business_id = ${business_id} offset ${maxCustomFields - 1} limit 1`.execute(db)
  if (rows.length === 0) return
  const message = `The business has ${maxCustomFields} custom fields, and cannot have more.`
  throw conflictAt({ path: 'body', code: 'limit_reached', limit: maxCustomFields, message })
}
