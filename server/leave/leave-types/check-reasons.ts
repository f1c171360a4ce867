import type { Schemas } from '../../operation/contract/contract.ts'
import type { Problem } from '../../operation/errors.ts'

/** The columns of a leave type about the reasons for leave. */
export interface ReasonRules {
  reasons: Schemas['LeaveReason'][]
  reason_required: boolean
}

/** Checks that no two reasons of a leave type have the same code. */
export const duplicateReasons = (reasons: readonly ({ code?: string } | undefined)[]): Problem[] =>
  reasons.flatMap((reason, index) =>
    reason?.code === undefined || reasons.findIndex((other) => other?.code === reason.code) === index
      ? []
      : [{ path: `body.reasons[${index}].code`, code: 'duplicate', message: 'must differ from the other codes' }],
  )

/** Checks that a leave type whose requests must have a reason has reasons. */
export const missingReasons = ({
  reasons,
  reason_required,
}: {
  reasons: readonly unknown[]
  reason_required: boolean
}): Problem[] =>
  reason_required && reasons.length === 0
    ? [{ path: 'body.reasons', code: 'required', message: 'is required where requests must have a reason' }]
    : []

/**
 * Checks the reason of a new or changed request.
 *
 * @param rules - the rules of the leave type of the request
 */
export function checkReason(
  { reasons, reason_required }: ReasonRules,
  reason_code: string | null,
): Schemas['LeaveProblem'][] {
  const path = 'body.reason_code'
  if (reason_code === null)
    return reason_required ? [{ code: 'reason_required', path, message: 'is required for this leave type' }] : []
  if (reasons.some(({ code }) => code === reason_code)) return []
  return [{ code: 'unknown_reason', path, message: 'must be the code of a reason of this leave type' }]
}
