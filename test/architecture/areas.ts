import { importsOf } from './imports.ts'
import { areas, type Rule, scriptsOf } from './tree.ts'

/** Imports of an area that stands above, by folders, with the reason. */
const upward: Record<string, string> = {
  'audit → access': 'an entry has a foreign key to its user',
  'access → people': 'a user has a foreign key to their person',
}

const areaOf = (path: string): string | undefined => /^server\/([^/]+)\//.exec(path)?.[1]

/** An area imports only those below it, in the order of `areas`. */
const areasInOrder: Rule = (tree) =>
  areas
    .flatMap((area) => scriptsOf(tree, `server/${area}/`))
    .flatMap((path) => importsOf(path, tree.files.get(path) ?? ''))
    .flatMap(({ from, specifier, to = '' }) => {
      const [below, above] = [areaOf(from) ?? '', areaOf(to) ?? '']
      if (areas.indexOf(above) <= areas.indexOf(below) || Object.hasOwn(upward, `${below} → ${above}`)) return []
      return [`${from} must not import ${specifier}: ${above} stands above ${below} (test/architecture/areas.ts)`]
    })

/** The rules about the order of areas, by name. */
export const areaRules: Record<string, Rule> = { 'areas-in-order': areasInOrder }
