import { readImports } from './imports.ts'
import { areas, listScripts, type Rule } from './tree.ts'

/** Files outside `server/db/citus/` that import from it, with the reason. */
const importers: Record<string, string> = {
  'server/db/placement/choose-placement.ts': 'it selects the placement, once per database',
  'server/commands/run-admin.ts': 'it has the command that distributes a database',
}

/** Code that must work with every `Placement`, including a cluster. */
const isPlacementNeutral = new RegExp(`^(worker/|server/(jobs\\.ts$|(operation|http|${areas.join('|')})/))`)

const citusInOneFolder: Rule = (tree) =>
  listScripts(tree, 'server/')
    .concat(listScripts(tree, 'worker/'))
    .filter((path) => !path.startsWith('server/db/citus/') && !Object.hasOwn(importers, path))
    .flatMap((path) => readImports(path, tree.files.get(path) ?? ''))
    .filter(({ to }) => to?.startsWith('server/db/citus/'))
    .map(({ from, specifier }) => `${from} must not import ${specifier}: use \`db.placement\``)

const neutralStatements: Rule = (tree) =>
  [...listScripts(tree, 'server/'), ...listScripts(tree, 'worker/')]
    .filter((path) => isPlacementNeutral.test(path) && /citus|distribut(ed|ion)\b/i.test(tree.files.get(path) ?? ''))
    .map((path) => `${path} depends on a distributed database: let \`server/db/placement\` build the statement`)

/** The rules about the use of Citus, by name. */
export const placementRules: Record<string, Rule> = {
  'citus-in-one-folder': citusInOneFolder,
  'neutral-statements': neutralStatements,
}
