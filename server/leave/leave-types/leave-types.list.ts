import { whereDefined } from '../../db/driver/where-defined.ts'
import { idOrder } from '../../operation/list-order.ts'
import { operation } from '../../operation/operation.ts'
import { prepareList } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { leaveTypeColumns, presentLeaveType } from './present-leave-type.ts'

interface Filters {
  updated_since: string | undefined
  /** True to include archived types; undefined to omit them. */
  include_archived: true | undefined
}

const byId = idOrder()

const leaveTypes = prepareList((db, { business_id }, { updated_since, include_archived }: Filters) =>
  db
    .selectFrom('leave_types')
    .select(leaveTypeColumns)
    .where((type) =>
      type.and([
        type('business_id', '=', business_id),
        ...whereDefined(updated_since, (time) => type('updated_at', '>=', time)),
        ...(include_archived === undefined ? [type('archived_at', 'is', null)] : []),
      ]),
    ),
)

/** Lists the leave types of the business by ID. Employees can read the list too. */
export const leaveTypesList = operation('leaveTypes.list', async (work, { query }) => {
  const { updated_since } = query
  const include_archived = query.include_archived || undefined
  const page = await leaveTypes.readPage(work, query, byId, { updated_since, include_archived })
  return list(page, presentLeaveType)
})
