import type { LeaveApprovalStep } from '../../../../sdk/src/index.ts'
import { text } from '../../../texts/english.ts'

/** The approver that a step names. */
type Approver = Pick<LeaveApprovalStep, 'by' | 'role_id' | 'user_id'>

/** The names of roles and users by the key of their step: `role:3`, `user:7`. */
export type ApproverNames = ReadonlyMap<string, string>

/** Returns the value of a step among the choices of a form: `manager`, `manager_of_manager`, `role:3` or `user:7`. */
export const approverKey = ({ by, role_id, user_id }: Approver): string =>
  by === 'role' || by === 'user' ? `${by}:${role_id ?? user_id}` : by

/** Describes the approver of a step. A role or user without a known name is shown by their ID. */
export function approverText(approver: Approver, names: ApproverNames): string {
  const { by, role_id, user_id } = approver
  const name = names.get(approverKey(approver))
  switch (by) {
    case 'manager':
    case 'manager_of_manager':
      return text(`leaveApproval.by.${by}`)
    case 'role':
      return name === undefined
        ? text('leaveApproval.roleNumbered', { id: String(role_id) })
        : text('leaveApproval.role', { name })
    case 'user':
      return name ?? text('leaveApproval.userNumbered', { id: String(user_id) })
    default:
      return by
  }
}
