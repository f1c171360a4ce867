import { listScripts, type Rule } from './tree.ts'

/** The only file that refuses a page for want of a scope: it does so before an action is called or a form is read. */
const serving = 'server/console/serve-page.ts'

/** A page that leaves, or fails, when the visitor lacks a scope; its actions would be called all the same. */
const ownCheck = /\bPermissionDeniedError\b|if \(!may\([^)]*\)\)\s*(return \{ goTo|throw)/

/** Work on a text of the visitor that costs more the longer it is. */
const parsing = /from '(csv-parse[^']*|[^']*\/read-(people-)?csv\.ts)'/

const rightsFirst: Rule = (tree) =>
  listScripts(tree, 'server/console/').flatMap((path) => {
    const text = tree.files.get(path) ?? ''
    const isPage = /\b(consolePage|openPage)\(\{/.test(text)
    const needs = /^ {2}needs: '/m.test(text)
    return [
      ...(path !== serving && ownCheck.test(text)
        ? [`${path} checks a scope in its own way: declare it as \`needs\` of the page, which holds for actions too`]
        : []),
      ...(isPage && parsing.test(text) && !needs
        ? [`${path} parses what visitors send: declare the scope that it takes as \`needs\` of the page`]
        : []),
      ...(isPage && /\bfileField\(/.test(text) && !/^ {2}upload: \{/m.test(text)
        ? [`${path} has a field for a file: declare its \`upload\`, with a bound and a scope`]
        : []),
    ]
  })

/** The rules about pages of the console, by name. */
export const consoleRules: Record<string, Rule> = {
  'rights-first': rightsFirst,
}
