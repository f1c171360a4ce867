import type { LeaveType } from '../../../../sdk/src/index.ts'

/** The members of a leave type that its form shows. */
export type FormLeaveType = Omit<LeaveType, 'id' | 'archived' | 'archived_at' | 'created_at' | 'updated_at' | 'version'>
