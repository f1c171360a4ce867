import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { readClock } from '../../business/clock.ts'
import { changedMembers } from '../../operation/changes.ts'
import { orConflict } from '../../operation/conflicts.ts'
import { oneLine } from '../../operation/one-line.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { lockPayCode } from './find-pay-code.ts'
import { payCodeConflicts } from './pay-code-conflicts.ts'
import { type PayCodeRow, payCodeColumns, payCodeEventData, presentPayCode } from './present-pay-code.ts'

/** Changes the submitted fields. Writes nothing if the pay code is unchanged. */
export const payCodesUpdate = change('payCodes.update', async (work, { path: { id }, header, body }) => {
  const before = await lockPayCode(work, id, header['If-Match'])
  const { archived, ...fields } = body
  const changes = changedMembers(before, {
    ...fields,
    ...(body.name !== undefined && { name: oneLine(body.name) }),
    ...(body.account && { account: oneLine(body.account) }),
    ...(body.liability_account && { liability_account: oneLine(body.liability_account) }),
    archived_at: await archivedAt(work, before, archived),
  })
  if (!changes) return ok(presentPayCode(before))

  const row = await orConflict(
    work.db
      .updateTable('pay_codes')
      .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
      .where('business_id', '=', work.business_id)
      .where('id', '=', id)
      .returning(payCodeColumns)
      .executeTakeFirstOrThrow(),
    payCodeConflicts,
  )
  await recordEvent(work, { type: 'pay_code.updated', data: payCodeEventData(row), created_at: row.updated_at })
  const detail = { pay_code_id: id, code: row.code, changed: Object.keys(changes).join(' ') }
  recordAudit(work, { action: 'pay_code.updated', detail })
  return ok(presentPayCode(row))
})

/** Returns the time of archiving after a change. Archiving an archived pay code again does not change the time. */
async function archivedAt(
  work: Change,
  { archived_at }: PayCodeRow,
  archived = archived_at !== null,
): Promise<string | null> {
  return archived ? (archived_at ?? (await readClock(work))) : null
}
