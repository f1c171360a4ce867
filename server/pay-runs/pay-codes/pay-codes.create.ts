import { recordAudit } from '../../audit/record-audit.ts'
import { checkRowLimit } from '../../operation/check-row-limit.ts'
import { orConflict } from '../../operation/conflicts.ts'
import { oneLine } from '../../operation/one-line.ts'
import { change } from '../../operation/operation.ts'
import { created } from '../../operation/response.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { payCodeConflicts } from './pay-code-conflicts.ts'
import { payCodeColumns, payCodeEventData, presentPayCode } from './present-pay-code.ts'

/** The maximum number of pay codes of a business, including archived ones. */
const maxPayCodes = 1000

/** Adds a pay code. Existing lines with its code do not change. */
export const payCodesCreate = change('payCodes.create', async (work, { body }) => {
  const { name, account = null, liability_account = null, external_id = null, metadata = {}, ...fields } = body
  await checkRowLimit(work, 'pay_codes', maxPayCodes)
  const row = await orConflict(
    work.db
      .insertInto('pay_codes')
      .values({
        ...fields,
        business_id: work.business_id,
        name: oneLine(name),
        account: account && oneLine(account),
        liability_account: liability_account && oneLine(liability_account),
        external_id,
        metadata,
      })
      .returning(payCodeColumns)
      .executeTakeFirstOrThrow(),
    payCodeConflicts,
  )
  await recordEvent(work, { type: 'pay_code.created', data: payCodeEventData(row), created_at: row.created_at })
  recordAudit(work, { action: 'pay_code.created', detail: { pay_code_id: row.id, code: row.code } })
  return created(presentPayCode(row))
})
