import { unknownReference } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { isReached } from '../operation/within-reach.ts'
import { checkMaySkip } from './approval/skip-approval.ts'
import { needsCertificate } from './attachments/certificates.ts'
import { examineLeave } from './plan-leave.ts'

/** Returns the days, the balance, and all problems and warnings of a request for leave, without storing the request. */
export const leaveRequestsPreview = change('leaveRequests.preview', async (work, { body }) => {
  if (!(await isReached(work, body.person_id))) throw unknownReference('body.person_id')
  if (body.skip_approval) await checkMaySkip(work, body.person_id)
  const { type, plan, problems, warnings } = await examineLeave(work, body)
  return ok({
    person_id: body.person_id,
    leave_type_id: body.leave_type_id,
    start_date: body.start_date,
    end_date: body.end_date,
    start_portion: body.start_portion,
    end_portion: body.end_portion,
    days: plan?.days ?? null,
    breakdown: plan?.breakdown ?? [],
    balance: plan ? { before: plan.available, after: plan.available - plan.days } : null,
    status: type.requires_approval && !body.skip_approval ? ('requested' as const) : ('approved' as const),
    certificate_required: needsCertificate(type, body),
    problems,
    warnings,
  })
})
