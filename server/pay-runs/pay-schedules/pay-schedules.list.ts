import { whereDefined } from '../../db/driver/where-defined.ts'
import { idOrder } from '../../operation/list-order.ts'
import { operation } from '../../operation/operation.ts'
import { prepareList } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { readNextRuns } from './next-runs.ts'
import { payScheduleColumns, presentPaySchedule } from './present-pay-schedule.ts'

interface Filters {
  updated_since: string | undefined
  external_id: string | undefined
}

const byId = idOrder()

const paySchedules = prepareList((db, { business_id }, { updated_since, external_id }: Filters) =>
  db
    .selectFrom('pay_schedules')
    .select(payScheduleColumns)
    .where((schedule) =>
      schedule.and([
        schedule('business_id', '=', business_id),
        ...whereDefined(updated_since, (time) => schedule('updated_at', '>=', time)),
        ...whereDefined(external_id, (id) => schedule('external_id', '=', id)),
      ]),
    ),
)

/** Lists the pay schedules of the business by ID, with their next pay runs. */
export const paySchedulesList = operation('paySchedules.list', async (work, { query }) => {
  const { updated_since, external_id } = query
  const page = await paySchedules.readPage(work, query, byId, { updated_since, external_id })
  const runs = await readNextRuns(work, page.rows)
  const runsById = new Map(page.rows.map(({ id }, index) => [id, runs[index] ?? []]))
  return list(page, (row) => presentPaySchedule(row, runsById.get(row.id) ?? []))
})
