import { circlesIn, type Graph } from './circles.ts'
import { areaFolders, importsOf } from './imports.ts'
import { type Rule, scriptsOf, type Tree } from './tree.ts'

interface Ban {
  from: RegExp
  to: RegExp
  why: string
}

/** Imports that are banned, even through other files. */
const bans: Ban[] = [
  {
    from: /^worker\//,
    to: /^server\/(http\/|app\.ts$|main\.ts$|operations\.gen\.ts$)/,
    why: 'the worker must not depend on HTTP',
  },
  {
    from: new RegExp(`^server/(operation|db|pdf|pages|process|${areaFolders})/`),
    to: /^server\/(http\/|app\.ts$|main\.ts$|operations\.gen\.ts$)/,
    why: 'an operation must not depend on HTTP',
  },
  {
    from: /^server\/(db|process)\//,
    to: new RegExp(`^server/(${areaFolders})/`),
    why: 'this layer must not depend on areas',
  },
]

const noDetours: Rule = (tree) => {
  const graph = graphOf(tree)
  return bans.flatMap(({ from, to, why }) =>
    [...graph.keys()]
      .filter((path) => from.test(path))
      .flatMap((path) => {
        const way = wayTo(graph, path, to)
        return way ? [`${way.join(' → ')}: ${why}`] : []
      }),
  )
}

/** The shortest path along imports from a file to a match, or undefined. */
function wayTo(graph: Graph, start: string, goal: RegExp): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]])
  for (const path of cameFrom.keys()) {
    if (goal.test(path)) {
      const way: string[] = []
      for (let at: string | undefined = path; at !== undefined; at = cameFrom.get(at)) way.unshift(at)
      return way
    }
    for (const next of graph.get(path) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, path)
  }
  return undefined
}

/** Files in an import circle cannot be read in any order; type imports count too. */
const noCircles: Rule = (tree) =>
  circlesIn(graphOf(tree)).map((circle) => `${circle.join(', ')} import each other in a circle`)

/** The files of the tree, each with its imports. */
const graphOf = (tree: Tree): Graph =>
  new Map(
    scriptsOf(tree).map((path) => [
      path,
      importsOf(path, tree.files.get(path) ?? '').flatMap(({ to }) => (to && tree.files.has(to) ? [to] : [])),
    ]),
  )

/** The rules about paths along imports, by name. */
export const detourRules: Record<string, Rule> = {
  'no-detours': noDetours,
  'no-circles': noCircles,
}
