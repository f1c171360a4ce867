import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { changedMembers } from '../../operation/changes.ts'
import { validationFailed } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { accountableUserId } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { applyPayCode, readPayCodes } from '../pay-codes/apply-pay-codes.ts'
import { checkRecurringLine, formatAmount, recurringLineRules as rules } from './check-recurring-line.ts'
import { lockRecurringLine } from './find-recurring-line.ts'
import { presentRecurringLine, recurringLineColumns, recurringLineEventData } from './present-recurring-line.ts'

/** Changes the submitted fields. Writes nothing if the recurring line is unchanged. Existing payslips do not change. */
export const recurringLinesUpdate = change('recurringLines.update', rules, async (work, { path, header, body }) => {
  const { id } = path
  const before = await lockRecurringLine(work, id)
  checkIfMatch(header['If-Match'], before.version, `Recurring line ${id}`)
  if (body.kind !== undefined || body.code !== undefined) {
    const { kind, code, name } = { ...before, ...body }
    const { problems } = applyPayCode({ kind, code, name }, await readPayCodes(work, [{ code }]), 'body')
    if (problems.length > 0) throw validationFailed(problems)
  }
  const amount = checkRecurringLine({ ...before, amount: formatAmount(before), ...body })
  const changes = changedMembers(before, { ...body, amount })
  if (!changes) return ok(presentRecurringLine(before))

  const author = accountableUserId(work.by)
  const withAuthor = sql<number[]>`array_remove(author_ids, ${author}::int) || ${author}::int`
  const row = await work.db
    .updateTable('recurring_lines')
    .set({ ...changes, author_ids: withAuthor, version: sql`version + 1`, updated_at: sql`now()` })
    .where('business_id', '=', work.business_id)
    .where('id', '=', id)
    .returning(recurringLineColumns)
    .executeTakeFirstOrThrow()
  const data = recurringLineEventData(row)
  await recordEvent(work, { type: 'recurring_line.updated', data, created_at: row.updated_at })
  const detail = { recurring_line_id: id, person_id: row.person_id, changed: Object.keys(changes).join(' ') }
  recordAudit(work, { action: 'recurring_line.updated', detail })
  return ok(presentRecurringLine(row))
})
