import { readImports } from './imports.ts'
import { areas, listScripts, type Rule } from './tree.ts'

/** Allowed imports of a higher area, with the reason. */
const upwardImports: Record<string, string> = {
  'audit → access': 'an entry has a foreign key to its user',
  'audit → business': 'the last sequence of the audit log has a foreign key to its business',
  'outbox → access': 'a webhook of an app gets events only while the app and its user have access',
  'access → people': 'a user has a foreign key to their person',
}

const areaName = (path: string): string | undefined => /^server\/([^/]+)\//.exec(path)?.[1]

/** An area imports only those below it, in the order of `areas`. */
const areasInOrder: Rule = (tree) =>
  areas
    .flatMap((area) => listScripts(tree, `server/${area}/`))
    .flatMap((path) => readImports(path, tree.files.get(path) ?? ''))
    .flatMap(({ from, specifier, to = '' }) => {
      const [below, above] = [areaName(from) ?? '', areaName(to) ?? '']
      if (areas.indexOf(above) <= areas.indexOf(below) || Object.hasOwn(upwardImports, `${below} → ${above}`)) return []
      return [
        `${from} must not import ${specifier}: ${above} is above ${below} in the order of test/architecture/tree.ts`,
      ]
    })

/** The rules about the order of areas, by name. */
export const areaRules: Record<string, Rule> = { 'areas-in-order': areasInOrder }
