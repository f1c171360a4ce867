import { illegalTransition, notTheApprover } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Change, Work } from '../../operation/work.ts'
import { type Approvers, readApprovers, type Subject } from './read-approvers.ts'
import { currentStep, type LeaveStep, lastApproved, newSteps } from './steps.ts'

/** Whether the caller may decide on a step, given its approvers. */
export const mayDecideOn = (by: Principal, approvers: Approvers): boolean => decidesOnAll(by) || isAmong(by, approvers)

/** Whether the caller may decide on the steps of others: an administrator, or an API key. */
const decidesOnAll = (by: Principal): boolean => by.kind === 'api_key' || by.reach.own_person === undefined

/** Returns the user on whose behalf the caller decides as a delegate. */
const behalf = (by: Principal, { onBehalf }: Approvers): number | null =>
  by.kind === 'user' ? (onBehalf.get(by.user_id) ?? null) : null

const isAmong = (by: Principal, { deciders }: Approvers): boolean => by.kind === 'user' && deciders.has(by.user_id)

/**
 * Checks that the caller may decide on the current step of a request, if it has steps. A caller who decided on a step at
 * the same time as another user does not decide on the next one by mistake.
 *
 * @param earlier - the steps before the request was locked
 * @param request - the request, locked by the transaction
 * @returns the user on whose behalf the caller decides as a delegate; null otherwise
 * @throws {ApiError} 403 `not_the_approver`; 409 if the step that the caller could approve was approved in the meantime
 */
export async function checkStep(
  work: Change<Principal>,
  earlier: readonly LeaveStep[],
  request: Subject & { status: string },
): Promise<number | null> {
  const { steps } = request
  const step = steps[currentStep(steps)]
  if (!step) return null
  const { by } = work
  const findApprovers = await readApprovers(work, [request], by)
  const approvers = findApprovers(request, step)
  if (isAmong(by, approvers)) return behalf(by, approvers)
  const hasPassed = currentStep(earlier) !== currentStep(steps)
  if (decidesOnAll(by) && !hasPassed) return null
  const before = steps[lastApproved(steps)]
  if (hasPassed || (before && isAmong(by, findApprovers(request, before)))) {
    throw illegalTransition('This step of the approval has been approved already.', request.status)
  }
  throw notTheApprover()
}

/**
 * Opens the steps of a new or changed request. Steps at the beginning without an approver are skipped, but not all
 * steps, so that at least one user decides.
 */
export async function openSteps(
  work: Work,
  request: Omit<Subject, 'steps'>,
  { approval, days }: { approval: Parameters<typeof newSteps>[0]; days: number },
): Promise<LeaveStep[]> {
  if (approval.length === 0) return []
  const steps = newSteps(approval, days)
  const subject = { ...request, steps }
  const findApprovers = await readApprovers(work, [subject])
  const last = steps.findLastIndex(({ status }) => status === 'waiting')
  const exists = steps.findIndex((step) => step.status === 'waiting' && findApprovers(subject, step).exist)
  const first = exists === -1 ? last : exists
  return steps.map((step, index) => (index < first ? { ...step, status: 'skipped' } : step))
}

/**
 * Approves the current step, and the steps that follow directly if the caller is among their approvers. Steps
 * without an approver are skipped.
 *
 * @param decided_at - the time of the decision
 */
export async function approveSteps(
  work: Change<Principal>,
  request: Subject,
  decided_at: string,
): Promise<LeaveStep[]> {
  const { by } = work
  const steps = [...request.steps]
  const first = currentStep(steps)
  if (first === -1) return steps
  const findApprovers = await readApprovers(work, [request], by)
  const decided_by = by.kind === 'user' ? by.user_id : null
  for (let index = first; index !== -1; index = currentStep(steps)) {
    const step = steps[index] as LeaveStep
    const approvers = findApprovers({ ...request, steps }, step)
    if (index === first || (approvers.exist && isAmong(by, approvers))) {
      steps[index] = { ...step, status: 'approved', decided_by, on_behalf_of: behalf(by, approvers), decided_at }
    } else if (!approvers.exist) {
      steps[index] = { ...step, status: 'skipped' }
    } else break
  }
  return steps
}
