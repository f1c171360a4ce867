import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { readClock } from '../business/clock.ts'
import { asJson } from '../db/as-json.ts'
import { changedMembers } from '../operation/changes.ts'
import { oneLine } from '../operation/one-line.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Change } from '../operation/work.ts'
import { recordEvent } from '../outbox/record-event.ts'
import { checkOptions } from './check-definition.ts'
import { lockCustomField } from './find-custom-field.ts'
import {
  type CustomFieldRow,
  customFieldColumns,
  customFieldEventData,
  presentCustomField,
} from './present-custom-field.ts'

/** Changes the submitted members. The values of people do not change. Writes nothing if the field is unchanged. */
export const customFieldsUpdate = change('customFields.update', async (work, { path: { id }, header, body }) => {
  const before = await lockCustomField(work, id, header['If-Match'])
  const { archived, options, ...members } = body
  const changes = changedMembers(before, {
    ...members,
    ...(body.label !== undefined && { label: oneLine(body.label) }),
    ...(options !== undefined && {
      options: checkOptions({ type: before.type, options, existing: before.options }),
    }),
    archived_at: await archivedAt(work, before, archived),
  })
  if (!changes) return ok(presentCustomField(before))

  const { options: newOptions, ...columns } = changes
  const row = await work.db
    .updateTable('custom_fields')
    .set({
      ...columns,
      ...(newOptions !== undefined && { options: asJson(newOptions) }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('business_id', '=', work.business_id)
    .where('id', '=', id)
    .returning(customFieldColumns)
    .executeTakeFirstOrThrow()
  await recordEvent(work, { type: 'custom_field.updated', data: customFieldEventData(row), created_at: row.updated_at })
  const detail = { custom_field_id: id, key: row.key, changed: Object.keys(changes).join(' ') }
  recordAudit(work, { action: 'custom_field.updated', detail })
  return ok(presentCustomField(row))
})

/** Returns the time of archiving after a change. Archiving an archived field again does not change the time. */
async function archivedAt(
  work: Change,
  { archived_at }: CustomFieldRow,
  archived = archived_at !== null,
): Promise<string | null> {
  return archived ? (archived_at ?? (await readClock(work))) : null
}
