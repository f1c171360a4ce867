import { listScripts, type Rule } from './tree.ts'

/** The only file that checks the scopes of a page: before it calls an action or reads a form. */
const scopeCheckFile = 'server/console/serve-page.ts'

/** A redirect or an error for lack of a scope. In a page, it would not protect the actions. */
const ownCheck = /\bPermissionDeniedError\b|if \(!may\([^)]*\)\)\s*(return \{ goTo|throw)/

/** Parsing of visitor input, whose cost grows with its length. */
const csvParsing = /from '(csv-parse[^']*|[^']*\/read-(people-)?csv\.ts)'/

const scopeChecksFirst: Rule = (tree) =>
  listScripts(tree, 'server/console/').flatMap((path) => {
    const text = tree.files.get(path) ?? ''
    const isPage = /\b(consolePage|openPage)\(\{/.test(text)
    const needs = /^ {2}needs: '/m.test(text)
    return [
      ...(path !== scopeCheckFile && ownCheck.test(text)
        ? [`${path} checks a scope itself: declare it as \`needs\` of the page, which also applies to actions`]
        : []),
      ...(isPage && csvParsing.test(text) && !needs
        ? [`${path} parses visitor input: declare the required scope as \`needs\` of the page`]
        : []),
      ...(isPage && /\bfileField\(/.test(text) && !/^ {2}upload: \{/m.test(text)
        ? [`${path} has a file field: declare its \`upload\`, with a limit and a scope`]
        : []),
    ]
  })

/** The rules about pages of the console, by name. */
export const consoleRules: Record<string, Rule> = {
  'scope-checks-first': scopeChecksFirst,
}
