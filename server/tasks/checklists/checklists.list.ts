import { whereDefined } from '../../db/driver/where-defined.ts'
import { idOrder } from '../../operation/list-order.ts'
import { operation } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { checklistColumns, presentChecklist } from './present-checklist.ts'

const byId = idOrder()

/** Lists the checklists of the business by ID. */
export const checklistsList = operation('checklists.list', async (work, { query }) => {
  const { db, business_id } = work
  const matches = db
    .selectFrom('checklists')
    .select(checklistColumns)
    .where(({ and, eb }) =>
      and([
        eb('business_id', '=', business_id),
        eb('archived_at', query.archived ? 'is not' : 'is', null),
        ...whereDefined(query.updated_since, (time) => eb('updated_at', '>=', time)),
      ]),
    )
  return list(await readPage(work, query, byId, matches), presentChecklist)
})
