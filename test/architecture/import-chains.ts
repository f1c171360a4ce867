import { findCycles, type Graph } from './cycles.ts'
import { areaFolders, readImports } from './imports.ts'
import { listScripts, type Rule, type Tree } from './tree.ts'

interface Ban {
  from: RegExp
  to: RegExp
  reason: string
}

/** Dependencies that are banned, directly or through other files. */
const bans: Ban[] = [
  {
    from: /^worker\//,
    to: /^server\/(http\/|app\.ts$|main\.ts$|operations\.gen\.ts$)/,
    reason: 'the worker must not depend on HTTP',
  },
  {
    from: new RegExp(`^server/(operation|db|pdf|pages|process|${areaFolders})/`),
    to: /^server\/(http\/|app\.ts$|main\.ts$|operations\.gen\.ts$)/,
    reason: 'an operation must not depend on HTTP',
  },
  {
    from: /^server\/(db|process)\//,
    to: new RegExp(`^server/(${areaFolders})/`),
    reason: 'this layer must not depend on areas',
  },
]

const noIndirectImports: Rule = (tree) => {
  const graph = importGraph(tree)
  return bans.flatMap(({ from, to, reason }) =>
    [...graph.keys()]
      .filter((path) => from.test(path))
      .flatMap((path) => {
        const steps = shortestPath(graph, path, to)
        return steps ? [`${steps.join(' → ')}: ${reason}`] : []
      }),
  )
}

/** The shortest chain of imports from a file to a match, or undefined. */
function shortestPath(graph: Graph, start: string, goal: RegExp): string[] | undefined {
  const previous = new Map<string, string | undefined>([[start, undefined]])
  for (const path of previous.keys()) {
    if (goal.test(path)) {
      const steps: string[] = []
      for (let at: string | undefined = path; at !== undefined; at = previous.get(at)) steps.unshift(at)
      return steps
    }
    for (const next of graph.get(path) ?? []) if (!previous.has(next)) previous.set(next, path)
  }
  return undefined
}

/** A file of an import cycle cannot be understood without the others. Type imports count as well. */
const noCycles: Rule = (tree) =>
  findCycles(importGraph(tree)).map((cycle) => `${cycle.join(', ')} form an import cycle`)

/** The files of the tree, each with its imports. */
const importGraph = (tree: Tree): Graph =>
  new Map(
    listScripts(tree).map((path) => [
      path,
      readImports(path, tree.files.get(path) ?? '').flatMap(({ to }) => (to && tree.files.has(to) ? [to] : [])),
    ]),
  )

/** The rules about chains of imports, by name. */
export const importChainRules: Record<string, Rule> = {
  'no-indirect-imports': noIndirectImports,
  'no-cycles': noCycles,
}
