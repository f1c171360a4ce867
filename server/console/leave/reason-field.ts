import type { LeaveRequest, LeaveType } from '../../../sdk/src/index.ts'
import { type Choice, type Field, select } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'
import type { SubmittedForm } from '../submitted-form.ts'

/** Returns the field of the reason for leave; none if no leave type has reasons. */
export function reasonField(types: readonly LeaveType[], leave?: LeaveRequest): Field[] {
  const choices = types.flatMap(({ id, name, reasons }) =>
    reasons.map(
      (reason): Choice => [choiceValue(id, reason.code), text('leave.reasonOf', { name: reason.name, type: name })],
    ),
  )
  if (choices.length === 0) return []
  const value = leave?.reason_code ? choiceValue(leave.leave_type_id, leave.reason_code) : ''
  const options = { value, optional: true, hint: text('leave.reasonHint') }
  return [select('reason_code', text('leave.leaveReason'), [['', text('leave.noReason')], ...choices], options)]
}

/** Reads the code of the submitted reason. Its leave type can differ from the submitted one. */
export const readReason = (form: SubmittedForm): string | null =>
  form.nullable('reason_code')?.replace(/^\d+:/, '') ?? null

/** Returns the name of the reason for leave; its code if its type no longer has it. */
export const reasonName = (type: LeaveType | undefined, code: string | null): string | null =>
  type?.reasons.find((reason) => reason.code === code)?.name ?? code

const choiceValue = (leave_type_id: number, code: string): string => `${leave_type_id}:${code}`
