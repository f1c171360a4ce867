import type { Schemas } from '../operation/contract/contract.ts'
import { report } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Work } from '../operation/work.ts'
import { formatMoney, requireExponent } from '../pay-runs/money.ts'
import { byName, groupNames } from './group-names.ts'
import { type LiablePerson, readLiablePeople } from './liable-people.ts'
import { readReportDay } from './report-months.ts'

/** Adds up the unused paid leave on a day, in days and money, in groups if requested. */
export const reportsLeaveLiability = report('reports.leaveLiability', async (work, { query }) => {
  const as_of = await readReportDay(work, query.as_of)
  const entries = (await readLiablePeople(work, as_of)).flatMap(toEntries)
  const seesPay = work.by.scopes.has('compensation:read')
  return ok({
    as_of,
    group_by: query.group_by ?? null,
    ...presentSums(entries, seesPay),
    groups: query.group_by === undefined ? [] : await presentGroups(work, { entries, by: query.group_by, seesPay }),
  })
})

/** The unused days of a person in a leave type. */
interface Entry {
  person_id: number
  department_id: number | null
  leave_type_id: number
  days: number
  /** The amount in minor units of its currency. */
  amount: bigint | null
  currency: string | null
}

const toEntries = ({ person_id, department_id, rate, accounts }: LiablePerson): Entry[] =>
  accounts.map((account) => ({
    ...account,
    person_id,
    department_id,
    currency: typeof rate === 'string' ? null : rate.currency,
  }))

type Sums = Omit<Schemas['LeaveLiabilityGroup'], 'id' | 'name'>

function presentSums(entries: readonly Entry[], seesPay: boolean): Sums {
  const people = countPeople(entries)
  const days = sumDays(entries)
  if (!seesPay) return { people, days, amounts: null, people_without_amount: null, days_without_amount: null }
  const amounts = new Map<string, bigint>()
  for (const { amount, currency } of entries) {
    if (amount !== null && currency !== null) amounts.set(currency, (amounts.get(currency) ?? 0n) + amount)
  }
  const withoutAmount = entries.filter(({ amount }) => amount === null)
  return {
    people,
    days,
    amounts: [...amounts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, amount]) => ({ currency, amount: formatMoney(amount, requireExponent(currency)) })),
    people_without_amount: countPeople(withoutAmount),
    days_without_amount: sumDays(withoutAmount),
  }
}

const countPeople = (entries: readonly Entry[]): number => new Set(entries.map(({ person_id }) => person_id)).size
const sumDays = (entries: readonly Entry[]): number => entries.reduce((sum, { days }) => sum + days, 0)

async function presentGroups(
  work: Work,
  { entries, by, seesPay }: { entries: readonly Entry[]; by: 'department' | 'leave_type'; seesPay: boolean },
): Promise<Schemas['LeaveLiabilityGroup'][]> {
  const name = await groupNames(work, by)
  return [...Map.groupBy(entries, (entry) => entry[`${by}_id`])]
    .map(([id, own]) => ({ id, name: name(id), ...presentSums(own, seesPay) }))
    .sort((a, b) => b.days - a.days || byName(a.name, b.name))
}
