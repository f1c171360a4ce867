import { recordAudit } from '../../audit/record-audit.ts'
import { currencyOfBusiness } from '../../business/currency-of-business.ts'
import { conflictAt, validationFailed } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { accountableUserId } from '../../operation/principal.ts'
import { created } from '../../operation/response.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { lockPerson } from '../../people/lock-person.ts'
import { applyPayCode, readPayCodes } from '../pay-codes/apply-pay-codes.ts'
import { maxLines } from '../payslips/parse-lines.ts'
import { checkRecurringLine, recurringLineRules as rules } from './check-recurring-line.ts'
import { presentRecurringLine, recurringLineColumns, recurringLineEventData } from './present-recurring-line.ts'

/**
 * Adds a line to the future payslips of a person. A person can have at most as many recurring lines as a payslip can
 * have lines.
 */
export const recurringLinesCreate = change('recurringLines.create', rules, async (work, { path, header, body }) => {
  const { id } = path
  const { db, business_id, by } = work
  const { problems, ...kindAndName } = applyPayCode(body, await readPayCodes(work, [body]), 'body')
  if (problems.length > 0) throw validationFailed(problems)
  const { ends_on = null, ...others } = body
  const fields = { ...others, ...kindAndName }
  const currency = body.currency ?? (await currencyOfBusiness(work))
  const amount = checkRecurringLine({ ...fields, currency, ends_on })
  await lockPerson(work, id, header['If-Match'])
  const lines = db.selectFrom('recurring_lines').select('id').where('business_id', '=', business_id)
  if ((await lines.where('person_id', '=', id).execute()).length >= maxLines) {
    const message = `The person has ${maxLines} recurring lines, and cannot have more. Delete one that has ended.`
    throw conflictAt({ path: 'path.id', code: 'limit_reached', limit: maxLines, message })
  }
  const row = await db
    .insertInto('recurring_lines')
    .values({ ...fields, business_id, person_id: id, currency, amount, ends_on, author_ids: [accountableUserId(by)] })
    .returning(recurringLineColumns)
    .executeTakeFirstOrThrow()
  const data = recurringLineEventData(row)
  await recordEvent(work, { type: 'recurring_line.created', data, created_at: row.created_at })
  recordAudit(work, { action: 'recurring_line.created', detail: { recurring_line_id: row.id, person_id: id } })
  return created(presentRecurringLine(row))
})
