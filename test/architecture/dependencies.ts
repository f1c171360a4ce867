import ts from 'typescript'
import type { Example } from './examples.ts'
import { readImports } from './imports.ts'
import { isGenerated, listScripts, type Rule } from './tree.ts'

/** Entry points that packages document in addition to their name. `exports` does not identify them: that of pg also lists internal files. */
const entryPoints =
  /^(@modelcontextprotocol\/(client|server)\/stdio|@simplewebauthn\/server\/helpers|ajv\/dist\/2020\.js|csv-(parse|stringify)\/sync|publint\/utils|workforce-sdk\/(webhooks|fetch|express))$/

/** `name/path` or `@scope/name/path`. */
const isDeep = (specifier: string): boolean => specifier.split('/').length > (specifier.startsWith('@') ? 2 : 1)

const noInternalFiles: Rule = (tree) =>
  listScripts(tree)
    .filter((path) => !isGenerated(path))
    .flatMap((path) => readImports(path, tree.files.get(path) ?? ''))
    .filter(({ specifier, to }) => to === undefined && /^[@a-z]/.test(specifier) && !specifier.startsWith('node:'))
    .filter(({ specifier }) => isDeep(specifier) && !entryPoints.test(specifier))
    .map(
      ({ from, specifier }) => `${from} imports an internal file: import from the package name instead of ${specifier}`,
    )

const noPatches: Rule = (tree) =>
  listScripts(tree)
    .filter((path) => /\bprototype\b/.test(tree.files.get(path) ?? ''))
    .flatMap((path) =>
      findPatchedClasses(tree.files.get(path) ?? '').map(
        (name) =>
          `${path} patches ${name}.prototype of a dependency: call it, extend it, or run it in a separate process`,
      ),
    )

/** The classes of packages and of Node with a prototype that a file changes, by assignment or through a function. */
function findPatchedClasses(text: string): string[] {
  const source = ts.createSourceFile('', text, ts.ScriptTarget.Latest, true)
  const imported = new Set(source.statements.flatMap(importedNames))
  const patched: string[] = []
  const check = (target: ts.Node): void => {
    const [, name] = /^(\w+(?:\.\w+)*?)\.prototype\b/.exec(target.getText()) ?? []
    if (name !== undefined && imported.has(name.split('.')[0] ?? '')) patched.push(name)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && isAssignment(node)) check(node.left)
    if (ts.isCallExpression(node) && mutatingFunctions.test(node.expression.getText()) && node.arguments[0]) {
      check(node.arguments[0])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return patched
}

const mutatingFunctions =
  /^(Object\.(assign|defineProperty|defineProperties|setPrototypeOf)|Reflect\.(set|defineProperty|setPrototypeOf))$/

const isAssignment = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

/** The names that a statement imports from a package or from Node. */
function importedNames(statement: ts.Statement): string[] {
  if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.getText().slice(1).startsWith('.')) return []
  const { name, namedBindings } = statement.importClause ?? {}
  const bindings =
    namedBindings === undefined ? [] : ts.isNamedImports(namedBindings) ? namedBindings.elements : [namedBindings]
  return [name, ...bindings.map((each) => each.name)].flatMap((each) => each?.text ?? [])
}

/** The rules about the use of dependencies, by name. */
export const dependencyRules: Record<string, Rule> = {
  'no-internal-files': noInternalFiles,
  'no-patches': noPatches,
}

export const dependencyExamples: Example[] = [
  {
    rule: 'no-internal-files',
    files: {
      'server/db/session.ts': "import Result from 'pg/lib/result.js'\nimport { Client } from 'pg'",
      'worker/send.ts': "const { Client } = await import('undici/lib/dispatcher/client.js')",
      'test/parse.ts':
        "import { parse } from '@scope/name/dist/parse'\nimport type { Ajv2020 } from 'ajv/dist/2020.js'",
      'sdk/demo.ts': "import { receive } from 'workforce-sdk/express'\nimport { readFile } from 'node:fs/promises'",
    },
    expected: [
      ['server/db/session.ts', 'pg/lib/result.js'],
      ['test/parse.ts', '@scope/name/dist/parse'],
      ['worker/send.ts', 'undici/lib/dispatcher/client.js'],
    ].map(
      ([path, specifier]) => `${path} imports an internal file: import from the package name instead of ${specifier}`,
    ),
  },
  {
    rule: 'no-patches',
    files: {
      'server/pdf/read.ts':
        "import { PdfStream } from '@libpdf/core'\nPdfStream.prototype.getDecodedData = () => bounded()",
      'server/db/connect.ts':
        "import pg, { Client } from 'pg'\npg.Pool.prototype.end ??= end\nObject.assign(Client.prototype, { connect })",
      'test/db.ts': "import { Own } from '../server/own.ts'\nOwn.prototype.run = run\nconst { run } = Own.prototype",
      'sdk/src/kind.ts': "import { Client } from 'pg'\nClient.prototype.connect.call(client)",
    },
    expected: [
      ['server/db/connect.ts', 'Client'],
      ['server/db/connect.ts', 'pg.Pool'],
      ['server/pdf/read.ts', 'PdfStream'],
    ].map(
      ([path, name]) =>
        `${path} patches ${name}.prototype of a dependency: call it, extend it, or run it in a separate process`,
    ),
  },
]
