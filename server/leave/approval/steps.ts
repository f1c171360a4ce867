import type { Schemas } from '../../operation/contract/contract.ts'

/** A step of the approval of a leave type. */
export type ApprovalStep = Schemas['LeaveApprovalStep']

/** A step of the approval of a leave request, as stored and presented. */
export type LeaveStep = Schemas['LeaveStep']

/**
 * Returns the steps of a new request.
 *
 * @param days - the days of the leave; steps that are optional for fewer days are skipped
 */
export const newSteps = (approval: readonly ApprovalStep[], days: number): LeaveStep[] =>
  approval.map(({ by, role_id, user_id, optional_under_days }) => ({
    by,
    role_id,
    user_id,
    status: optional_under_days !== null && days < optional_under_days ? 'skipped' : 'waiting',
    decided_by: null,
    on_behalf_of: null,
    decided_at: null,
  }))

/** Returns the steps of a request other than one, without those that are skipped. */
export const otherSteps = ({ steps }: { steps: readonly LeaveStep[] }, step: LeaveStep): LeaveStep[] =>
  steps.filter((other) => other !== step && other.status !== 'skipped')

/** Whether a user decided on a step as a delegate. Steps that predate delegates lack `on_behalf_of`. */
export const decidedAsDelegate = ({ decided_by, on_behalf_of }: LeaveStep, user_id: number): boolean =>
  decided_by === user_id && typeof on_behalf_of === 'number'

/** Returns the detail of an audit entry about a decision on behalf of another user. */
export const behalfDetail = (on_behalf_of: number | null): { on_behalf_of?: number } =>
  on_behalf_of === null ? {} : { on_behalf_of }

/** Returns the index of the step that waits for a decision; -1 if none does. */
export const currentStep = (steps: readonly LeaveStep[]): number =>
  steps.findIndex(({ status }) => status === 'waiting')

/** Returns the index of the last approved step; -1 if none is. */
export const lastApproved = (steps: readonly LeaveStep[]): number =>
  steps.findLastIndex(({ status }) => status === 'approved')

/** Returns the steps with those that wait skipped. */
export const skipWaiting = (steps: readonly LeaveStep[]): LeaveStep[] =>
  steps.map((step) => (step.status === 'waiting' ? { ...step, status: 'skipped' } : step))
