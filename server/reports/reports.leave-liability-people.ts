import { isNullInRow } from '../db/is-null.ts'
import { checkScopes } from '../operation/check-scopes.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { idOrder } from '../operation/list-order.ts'
import { report } from '../operation/operation.ts'
import { readPage } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import { formatMoney, requireExponent } from '../pay-runs/money.ts'
import { isEmployed } from '../people/employments/is-employed.ts'
import { amountOfDays } from './daily-rate.ts'
import { type LiablePerson, readLiablePeople } from './liable-people.ts'
import { readReportDay } from './report-months.ts'

const byId = idOrder()

/** Lists the people who are employed on a day, with their unused paid leave, by ID. */
export const reportsLeaveLiabilityPeople = report('reports.leaveLiabilityPeople', async (work, { query }) => {
  checkScopes(work.by, ['leave:read'])
  const as_of = await readReportDay(work, query.as_of)
  const employed = work.db
    .selectFrom('people')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where(isNullInRow('people.deleted_at'))
    .where(isEmployed(work, { from: as_of, to: as_of }))
  const page = await readPage(work, query, byId, employed)
  const ids = page.rows.map(({ id }) => id)
  return list({ ...page, rows: await readLiablePeople(work, as_of, ids) }, presentPerson)
})

/** The number of decimals of a daily rate, as of compensations. */
const rateDecimals = 4

function presentPerson({ rate, accounts, ...person }: LiablePerson): Schemas['LeaveLiabilityPerson'] {
  const money = (amount: bigint | null) =>
    typeof rate === 'string' || amount === null ? null : formatMoney(amount, requireExponent(rate.currency))
  const amounts = accounts.map(({ amount }) => amount ?? 0n)
  return {
    person_id: person.person_id,
    name: person.name,
    department_id: person.department_id,
    days: accounts.reduce((sum, { days }) => sum + days, 0),
    currency: typeof rate === 'string' ? null : rate.currency,
    daily_rate: typeof rate === 'string' ? null : formatMoney(amountOfDays(1, rate, rateDecimals), rateDecimals),
    amount: money(amounts.reduce((sum, amount) => sum + amount, 0n)),
    no_amount_reason: typeof rate === 'string' ? rate : null,
    leave_types: accounts.map(({ leave_type_id, days, amount }) => ({ leave_type_id, days, amount: money(amount) })),
  }
}
