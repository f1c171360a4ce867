import { whereDefined } from '../db/driver/where-defined.ts'
import { listOrders } from '../operation/list-order.ts'
import { report } from '../operation/operation.ts'
import { readPage } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import { checkPeopleFilter } from '../people/check-people-filter.ts'
import { selectPersonChanges } from './find-person-change.ts'
import { personChangePresenter } from './present-person-change.ts'

const byId = listOrders({}, 'person_changes.id')('id')

/** Lists the change requests of people within the caller's reach, by ID. */
export const personChangesList = report('personChanges.list', async (work, { query }) => {
  const { person_id, status } = query
  if (person_id !== undefined) await checkPeopleFilter(work, [person_id])
  const matches = selectPersonChanges(work).where(({ and, eb }) =>
    and([
      ...whereDefined(person_id, (person) => eb('person_id', '=', person)),
      ...whereDefined(status, (state) => eb('status', '=', state)),
    ]),
  )
  const page = await readPage(work, query, byId, matches)
  return list(page, await personChangePresenter(work, page.rows))
})
