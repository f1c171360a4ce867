/** The members of a person that determine the place in the chart. */
export interface Member {
  id: number
  manager_id: number | null
}

/** People below their managers. */
export interface OrgTree<Person extends Member> {
  /** The people whose manager is not among the people of the chart. */
  roots: readonly Person[]
  find(id: number): Person | undefined
  /** Returns the direct reports of a person. */
  reports(id: number): readonly Person[]
  /** Returns the number of direct and indirect reports of a person. */
  countBelow(id: number): number
  /** Returns the managers above a person, the topmost first. */
  managers(id: number): Person[]
}

/**
 * Arranges people below their managers, in the order of the list. Of managers who report to each other, the chart has
 * one at the top.
 */
export function buildOrgTree<Person extends Member>(people: readonly Person[]): OrgTree<Person> {
  const byId = new Map(people.map((person) => [person.id, person]))
  const managerIds = new Map(
    people.flatMap(({ id, manager_id }) =>
      manager_id !== null && byId.has(manager_id) ? [[id, manager_id] as const] : [],
    ),
  )
  breakCycles(people, managerIds)
  const reports = Map.groupBy(people, ({ id }) => managerIds.get(id))
  const counts = countReports(people, managerIds)
  const findManager = (id: number): Person | undefined => byId.get(managerIds.get(id) ?? 0)
  return {
    roots: reports.get(undefined) ?? [],
    find: (id) => byId.get(id),
    reports: (id) => reports.get(id) ?? [],
    countBelow: (id) => counts.get(id) ?? 0,
    managers: (id) => {
      const managers: Person[] = []
      for (let next = findManager(id); next !== undefined; next = findManager(next.id)) managers.unshift(next)
      return managers
    },
  }
}

/** Removes the manager of one person in each cycle. */
function breakCycles(people: readonly Member[], managerIds: Map<number, number>): void {
  const checked = new Set<number>()
  for (const { id } of people) {
    const path = new Set<number>()
    let current: number | undefined = id
    while (current !== undefined && !checked.has(current) && !path.has(current)) {
      path.add(current)
      current = managerIds.get(current)
    }
    if (current !== undefined && path.has(current)) managerIds.delete(current)
    for (const each of path) checked.add(each)
  }
}

/** Counts the direct and indirect reports of each manager, from the people without reports upwards. */
function countReports(people: readonly Member[], managerIds: ReadonlyMap<number, number>): Map<number, number> {
  const pending = new Map<number, number>()
  for (const manager of managerIds.values()) pending.set(manager, (pending.get(manager) ?? 0) + 1)
  const counts = new Map<number, number>()
  const ready = people.map(({ id }) => id).filter((id) => !pending.has(id))
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    const manager = managerIds.get(id)
    if (manager === undefined) continue
    counts.set(manager, (counts.get(manager) ?? 0) + 1 + (counts.get(id) ?? 0))
    const left = (pending.get(manager) ?? 0) - 1
    pending.set(manager, left)
    if (left === 0) ready.push(manager)
  }
  return counts
}

/** The limits of the nested lists on one page. */
interface Limits {
  people: number
  /** The maximum number of direct reports in a nested list. */
  reports: number
  levels: number
}

/**
 * Selects the people whose reports are listed below them, level by level.
 *
 * @param top - the people of the first level
 * @returns their IDs; the reports of all others are on their own page
 */
export function selectExpanded<Person extends Member>(
  tree: OrgTree<Person>,
  top: readonly Person[],
  limits: Limits,
): Set<number> {
  const expanded = new Set<number>()
  let count = top.length
  let level = top
  for (let depth = 1; depth < limits.levels && level.length > 0; depth++) {
    const next: Person[] = []
    for (const { id } of level) {
      const reports = tree.reports(id)
      if (reports.length === 0 || reports.length > limits.reports || count + reports.length > limits.people) continue
      expanded.add(id)
      count += reports.length
      next.push(...reports)
    }
    level = next
  }
  return expanded
}
