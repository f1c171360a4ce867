import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { asJson } from '../db/as-json.ts'
import { checkRowLimit } from '../operation/check-row-limit.ts'
import { orConflict } from '../operation/conflicts.ts'
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
  await checkRowLimit(work, 'custom_fields', maxCustomFields)
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
        position: position ?? (await nextPosition(work)),
      })
      .returning(customFieldColumns)
      .executeTakeFirstOrThrow(),
    conflicts,
  )
  await recordEvent(work, { type: 'custom_field.created', data: customFieldEventData(row), created_at: row.created_at })
  recordAudit(work, { action: 'custom_field.created', detail: { custom_field_id: row.id, key } })
  return created(presentCustomField(row))
})

/** Reads the position after all custom fields. */
async function nextPosition({ db, business_id }: Change): Promise<number> {
  const { position } = await db
    .selectFrom('custom_fields')
    .select(sql<number>`least(coalesce(max(position), 0) + 1, 10000)`.as('position'))
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  return position
}
