import type { LeaveBalance, LeaveType } from '../../../../sdk/src/index.ts'
import { badge } from '../../../pages/components.ts'
import type { Formats } from '../../../pages/formats.ts'
import { html } from '../../../pages/html.ts'
import type { Column } from '../../../pages/table.ts'
import { text } from '../../../texts/english.ts'
import { hasNoLimit } from '../leave-types/leave-types-by-id.ts'

/** Creates a column with a number of days of each balance. */
export const daysColumn = (
  { number }: Pick<Formats, 'number'>,
  title: string,
  getDays: (balance: LeaveBalance) => number,
): Column<LeaveBalance> => ({ title, isNumber: true, cell: (balance) => number(getDays(balance)) })

/** Creates the column with the days left. A balance below zero is marked. */
export const leftColumn = (
  { number }: Pick<Formats, 'number'>,
  types: ReadonlyMap<number, LeaveType>,
): Column<LeaveBalance> => ({
  title: text('leave.left'),
  isNumber: true,
  cell: ({ available, leave_type_id }) =>
    hasNoLimit(types.get(leave_type_id))
      ? html`<span class="soft">${text('leave.noLimit')}</span>`
      : html`<strong>${number(available)}</strong> ${available < 0 && badge(text('leave.negative'), 'warn')}`,
})
