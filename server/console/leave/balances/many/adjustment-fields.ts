import type { LeaveType } from '../../../../../sdk/src/index.ts'
import { type Choice, columns, type Field, input, select } from '../../../../pages/form.ts'
import { text } from '../../../../texts/english.ts'

/** Returns the name of the field of a member, which is that of the member of the first adjustment in the body. */
export const fieldName = (member: string): string => `adjustments[0].${member}`

/** Returns the fields that choose people and describe the adjustment of each. */
export const adjustmentFields = (
  types: readonly LeaveType[],
  { departments, locations }: Record<'departments' | 'locations', readonly Choice[]>,
): Field[] => [
  columns(
    select('department_id', text('people.department'), [['', text('adjustBalances.everyone')], ...departments], {
      optional: true,
    }),
    select('location_id', text('people.location'), [['', text('adjustBalances.everyone')], ...locations], {
      optional: true,
    }),
  ),
  select(
    fieldName('leave_type_id'),
    text('leave.type'),
    types.filter(({ archived }) => !archived).map(({ id, name }): Choice => [String(id), name]),
  ),
  columns(
    input(fieldName('days'), text('leave.adjustDays'), { inputmode: 'decimal', hint: text('leave.adjustDaysHint') }),
    input(fieldName('effective_on'), text('leave.adjustFrom'), {
      type: 'date',
      optional: true,
      hint: text('leave.adjustFromHint'),
    }),
  ),
  input(fieldName('expires_on'), text('leave.adjustExpiry'), {
    type: 'date',
    optional: true,
    hint: text('leave.adjustExpiryHint'),
  }),
  input(fieldName('note'), text('leave.adjustNote'), { optional: true, maxlength: 1000 }),
]
