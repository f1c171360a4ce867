import { currencyOfBusiness } from '../business/currency-of-business.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Problem } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { accountableUserId } from '../operation/principal.ts'
import { created } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import { payRunProblems } from './check-pay-run.ts'
import { draftPayRun } from './draft-pay-run.ts'
import { checkRetroPay } from './retro-pay/check-retro-pay.ts'
import { showPayRun } from './show-pay-run.ts'

const rules: Rules<'payRuns.create'> = ({ body }) => [...payRunProblems(body), ...sourceProblems(body)]

/** Drafts a pay run (`draftPayRun`). */
export const payRunsCreate = change('payRuns.create', rules, async (work, { body }) => {
  const {
    copy_from,
    recurring_lines: recurring = body.type === 'regular',
    from_compensations = false,
    from_retro_pay: retroPay,
    ...fields
  } = body
  const currency = fields.currency ?? (await currencyOfBusiness(work))
  if (retroPay !== undefined) await checkRetroPay(work, retroPay)
  const author = accountableUserId(work.by)
  const { run, left_out, left_out_count } = await draftPayRun(
    work,
    { ...fields, currency, created_by: author, pay_schedule_id: null, retro_pay_from: retroPay?.from ?? null },
    { copy_from, recurring, from_compensations, retro_pay_people: retroPay?.person_ids },
    { authors: [author], detail: { ...(copy_from !== undefined && { copy_from }) } },
  )
  return created({ ...(await showPayRun(work, run)), ...(copy_from !== undefined && { left_out, left_out_count }) })
})

function sourceProblems({ type, from_compensations, ...body }: Partial<Schemas['PayRunCreate']>): Problem[] {
  const problems: Problem[] = []
  if (type === 'correction' && from_compensations === true) {
    const message = 'must not be true for a correction, which pays only differences'
    problems.push({ path: 'body.from_compensations', code: 'is_correction', message })
  }
  if (body.from_retro_pay === undefined) return problems
  const path = 'body.from_retro_pay'
  if (type !== undefined && type !== 'correction') {
    problems.push({ path, code: 'not_combinable', message: 'is possible only for a correction' })
  }
  if (body.copy_from !== undefined) {
    problems.push({ path, code: 'not_combinable', message: 'must not be combined with copy_from' })
  }
  return problems
}
