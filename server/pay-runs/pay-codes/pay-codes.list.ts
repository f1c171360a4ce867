import { whereDefined } from '../../db/driver/where-defined.ts'
import { idOrder } from '../../operation/list-order.ts'
import { operation } from '../../operation/operation.ts'
import { prepareList } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { payCodeColumns, presentPayCode } from './present-pay-code.ts'

interface Filters {
  updated_since: string | undefined
  external_id: string | undefined
  /** True to include archived pay codes; undefined to omit them. */
  include_archived: true | undefined
}

const byId = idOrder()

const payCodes = prepareList((db, { business_id }, { updated_since, external_id, include_archived }: Filters) =>
  db
    .selectFrom('pay_codes')
    .select(payCodeColumns)
    .where((code) =>
      code.and([
        code('business_id', '=', business_id),
        ...whereDefined(updated_since, (time) => code('updated_at', '>=', time)),
        ...whereDefined(external_id, (id) => code('external_id', '=', id)),
        ...(include_archived === undefined ? [code('archived_at', 'is', null)] : []),
      ]),
    ),
)

/** Lists the pay codes of the business by ID. */
export const payCodesList = operation('payCodes.list', async (work, { query }) => {
  const { updated_since, external_id } = query
  const include_archived = query.include_archived || undefined
  const page = await payCodes.readPage(work, query, byId, { updated_since, external_id, include_archived })
  return list(page, presentPayCode)
})
