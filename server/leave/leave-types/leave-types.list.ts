import { whereDefined } from '../../db/driver/where-defined.ts'
import { cutPage, decodeCursor, idPosition } from '../../operation/cursor.ts'
import { operation } from '../../operation/operation.ts'
import { prepare } from '../../operation/prepare.ts'
import { list } from '../../operation/response.ts'
import { leaveTypeColumns, presentLeaveType } from './present-leave-type.ts'

interface Values {
  after: number | undefined
  updated_since: string | undefined
  /** True to include archived types; undefined to omit them. */
  include_archived: true | undefined
  count: number
}

const selectLeaveTypes = prepare((db, { business_id }, { after, updated_since, include_archived, count }: Values) =>
  db
    .selectFrom('leave_types')
    .select(leaveTypeColumns)
    .where((type) =>
      type.and([
        type('business_id', '=', business_id),
        ...whereDefined(after, (id) => type('id', '>', id)),
        ...whereDefined(updated_since, (time) => type('updated_at', '>=', time)),
        ...(include_archived === undefined ? [type('archived_at', 'is', null)] : []),
      ]),
    )
    .orderBy('id')
    .limit(count),
)

/** Lists the leave types of the business by ID. Employees can read the list too. */
export const leaveTypesList = operation('leaveTypes.list', async (work, { query }) => {
  const { limit = 25, cursor, updated_since } = query
  const include_archived = query.include_archived || undefined
  const after = decodeCursor(cursor, idPosition)
  const rows = await selectLeaveTypes.execute(work, { after, updated_since, include_archived, count: limit + 1 })
  return list(cutPage(rows, limit), presentLeaveType)
})
