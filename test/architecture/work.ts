import ts from 'typescript'
import { areas, type Rule, scriptsOf, type Tree } from './tree.ts'

/** Files in which functions take `Work`, and no part of it separately. */
const roomsOfWork = (tree: Tree): string[] => [
  ...areas.flatMap((area) => scriptsOf(tree, `server/${area}/`)),
  ...scriptsOf(tree, 'worker/'),
]

/** Names of parameters that are members of `Work`. */
const parts = /^(business_?id|em|principal|origin)$/i

const oneWork: Rule = (tree) =>
  roomsOfWork(tree).flatMap((path) =>
    [...parametersIn(tree.files.get(path) ?? '')]
      .filter((name) => parts.test(name))
      .map((name) => `${path} takes a bare ${name}: let the function take \`work\` first`),
  )

/** The names of all parameters that are not destructured. */
function parametersIn(text: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) && ts.isIdentifier(node.name)) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('', text, ts.ScriptTarget.Latest))
  return names
}

/** Files that open a database may know the ORM; all others get `work.db`. */
const openers =
  /^(server\/(db\/|commands\/|main\.ts$|app\.ts$|http\/health\.ts$|process\/metrics\.ts$)|worker\/(main|worker)\.ts$)/

const ormAtTheDoor: Rule = (tree) =>
  [...scriptsOf(tree, 'server/'), ...scriptsOf(tree, 'worker/')]
    .filter((path) => !openers.test(path) && /\b(EntityManager|MikroORM)\b/.test(tree.files.get(path) ?? ''))
    .map((path) => `${path} knows the ORM: take \`work\`, and read and write through \`work.db\``)

/** The rules about `Work`, by name. */
export const workRules: Record<string, Rule> = {
  'one-work': oneWork,
  'orm-at-the-door': ormAtTheDoor,
}
