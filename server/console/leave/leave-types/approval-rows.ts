import type { LeaveApprovalStep, LeaveApprovalStepInput, LeaveType, User } from '../../../../sdk/src/index.ts'
import { between, type Choice, columns, type Field, hidden, input, problemAt, select } from '../../../pages/form.ts'
import type { Formats } from '../../../pages/formats.ts'
import { type Html, html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import { readCustomRoles } from '../../administration/roles.ts'
import type { PageContext } from '../../page-context.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { readUsers } from '../../tasks/task-labels.ts'
import { type ApproverNames, approverKey, approverText } from '../approval/approver-text.ts'
import { daysInput, daysText } from '../leave-labels.ts'
import type { FormLeaveType } from './form-leave-type.ts'
import { compactRows, rowCount } from './submitted-rows.ts'

/** The roles and users that a step can name, with the names of all that the reader may see. */
export interface Approvers {
  choices: readonly Choice[]
  names: ApproverNames
}

/** Reads the roles and users with the right to approve leave. Steps of other users are managed through the API. */
export async function readApprovers(context: PageContext): Promise<Approvers> {
  const [roles, users] = await Promise.all([readCustomRoles(context), readUsers(context)])
  const approving = roles.filter(({ scopes }) => scopes.includes('leave:approve'))
  const isApprover = ({ active, role, role_id }: User) =>
    active && (role === 'custom' ? approving.some(({ id }) => id === role_id) : role !== 'employee')
  const names = new Map([
    ...roles.map(({ id, name }) => [`role:${id}`, name] as const),
    ...users.map(({ id, name }) => [`user:${id}`, name] as const),
  ])
  const steps = [
    { by: 'manager', role_id: null, user_id: null },
    { by: 'manager_of_manager', role_id: null, user_id: null },
    ...approving.map(({ id }) => ({ by: 'role', role_id: id, user_id: null }) as const),
    ...users.filter(isApprover).map(({ id }) => ({ by: 'user', role_id: null, user_id: id }) as const),
  ] as const
  return { choices: steps.map((step) => [approverKey(step), approverText(step, names)]), names }
}

/** The maximum number of steps. */
const maxSteps = 5

/** The number of empty rows after the steps. */
const spareRows = 2

const list = 'approval'
const members = ['by', 'optional_under_days'] as const
const rows = { list, members, entered: members }

const fieldName = (index: number, member: (typeof members)[number]) => `${list}[${index}].${member}`

/** Renders a row for each step, followed by empty rows. Problems of all steps are shown above them. */
export const approvalFields = (formats: Formats, approvers: Approvers, type?: FormLeaveType): Field[] => [
  between(html`<h3>${text('leaveApproval.steps')}</h3>
    <p class="hint">${text('leaveApproval.stepsHint')}</p>`),
  hidden(list, ''),
  problemAt(list, text('leaveApproval.steps')),
  (state) => {
    const steps = type?.approval ?? []
    const count = Math.max(steps.length, rowCount(state.submission, rows)) + spareRows
    const fields = Array.from({ length: Math.min(count, maxSteps) }, (_, index) =>
      stepRow(index, formats, approvers, steps[index]),
    )
    return html`${fields.map((field) => field(state))}`
  },
]

/** Renders the fields of a step. The stored approver is always a choice, even if the reader may not see users. */
function stepRow(
  index: number,
  formats: Formats,
  { choices, names }: Approvers,
  step: LeaveApprovalStep | undefined,
): Field {
  const number = String(index + 1)
  const value = step && approverKey(step)
  const isKnown = step === undefined || choices.some(([each]) => each === value)
  const all: Choice[] = [
    ['', text('leaveApproval.noStep')],
    ...choices,
    ...(isKnown ? [] : [[approverKey(step), approverText(step, names)] as const]),
  ]
  return columns(
    select(fieldName(index, 'by'), text('leaveApproval.step', { number }), all, { value, optional: true }),
    input(fieldName(index, 'optional_under_days'), text('leaveApproval.minDays', { number }), {
      value: daysInput(formats, step?.optional_under_days),
      inputmode: 'decimal',
      optional: true,
    }),
  )
}

/** Reads the submitted steps. Removes empty rows between them, so that problems are shown in the correct row. */
export const readApproval = (form: SubmittedForm): LeaveApprovalStepInput[] =>
  compactRows(form.values, rows).map(({ by: [value = ''] }, index) => {
    const [by = '', id] = value.split(':')
    return {
      by: by as LeaveApprovalStepInput['by'],
      role_id: by === 'role' ? Number(id) : null,
      user_id: by === 'user' ? Number(id) : null,
      optional_under_days: form.optionalNumber(fieldName(index, 'optional_under_days')) ?? null,
    }
  })

/** Describes the steps of the approval of a leave type; nothing if it requires no approval. */
export function approvalText(
  formats: Formats,
  { names }: Approvers,
  { approval, requires_approval }: LeaveType,
): Html | string | false {
  if (approval.length === 0) return requires_approval && text('leaveApproval.oneApproval')
  return html`<ol>${approval.map((step) => {
    const { optional_under_days: days } = step
    const approver = approverText(step, names)
    return html`<li>${days === null ? approver : text('leaveApproval.fromDays', { approver, days: daysText(formats, days) })}</li>`
  })}</ol>`
}
