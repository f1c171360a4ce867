/** The files, each with its imports. */
export type Graph = ReadonlyMap<string, readonly string[]>

/**
 * Finds groups of files in which each file reaches every other one along imports (Tarjan's strongly connected
 * components).
 *
 * @returns groups of two or more, each sorted
 */
export function findCycles(graph: Graph): string[][] {
  const cycles: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const openPaths = new Set<string>()

  const visit = (path: string): void => {
    const number = order.size
    order.set(path, number)
    lowest.set(path, number)
    open.push(path)
    openPaths.add(path)
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) visit(next)
      if (openPaths.has(next)) lowest.set(path, Math.min(lowest.get(path) ?? number, lowest.get(next) ?? number))
    }
    if (lowest.get(path) !== number) return
    const group = open.splice(open.indexOf(path))
    for (const each of group) openPaths.delete(each)
    if (group.length > 1) cycles.push(group.sort())
  }
  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return cycles
}
