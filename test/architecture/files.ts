import { posix } from 'node:path'
import { areas, isGenerated, listScripts, type Rule } from './tree.ts'

const topLevel = new Set([
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'biome.json',
  'knip.jsonc',
  'openapi',
  'server',
  'worker',
  'sdk',
  'test',
  'node_modules',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'UPGRADING.md',
  'LICENSE',
  'Dockerfile',
  'compose.yaml',
])

const fixedTopLevel: Rule = ({ top }) =>
  top
    .filter((name) => !topLevel.has(name) && !name.startsWith('.') && !name.endsWith('.tgz'))
    .map((name) => `${name} is not allowed at the top level: move it into a folder`)

const serverFolders = new Set([
  'operation',
  'http',
  'db',
  'pdf',
  'pages',
  'texts',
  'process',
  'commands',
  'console',
  'docs',
  ...areas,
])

const fixedFolders: Rule = (tree) =>
  listScripts(tree, 'server/')
    .map((path) => path.split('/').slice(1, -1))
    .filter(([folder]) => folder !== undefined && !serverFolders.has(folder))
    .map(([folder]) => `server/${folder} is not an area: move its files into one of ${[...serverFolders].join(', ')}`)

/** The comment that a generator writes at the start of a file. */
const generatedComment = /^(?:\s*(?:\/\/|\/\*+|\*)[^\n]*\n){0,4}?[^\n]*(?:auto-generated|[Gg]enerated (?:by|from))/

const generatedPlaces: Rule = (tree) =>
  listScripts(tree)
    .filter((path) => !isGenerated(path))
    .filter((path) => /\.gen\.|\/gen\//.test(path) || generatedComment.test(tree.files.get(path) ?? ''))
    .map(
      (path) =>
        `${path} looks generated: only server/{contract,operations,public-operations,pages/icons}.gen.ts and sdk/src/gen/ may be`,
    )

const maxLines = 400

/** Files that may be longer, with the reason. */
const longFiles = new Map([
  ['server/db/migrations/2026-11-22-foundation.ts', 'the whole schema, generated from the entities'],
])

const fileSizes: Rule = (tree) =>
  listScripts(tree)
    .filter((path) => !isGenerated(path) && !longFiles.has(path))
    .map((path) => ({ path, lines: tree.files.get(path)?.split('\n').length ?? 0 }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => `${path} has ${lines} lines: split it, or give a reason in test/architecture/files.ts`)

const kebabNames: Rule = (tree) =>
  listScripts(tree)
    .filter((path) => !isGenerated(path))
    .filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.ts$/.test(posix.basename(path)))
    .map((path) => `${path} is not named in kebab-case: rename it`)

const vagueNames = new Set(['util', 'utils', 'helper', 'helpers', 'types', 'common', 'misc', 'shared'])

const informativeNames: Rule = (tree) =>
  listScripts(tree)
    .filter((path) => path.split(/[/.]/).some((part) => vagueNames.has(part)) && !isGenerated(path))
    .map((path) => `${path} has a vague name: name it after its main export`)

const maxFiles = 30

/** Folders that may have more files, with the reason. */
const largeFolders = new Map([['server/db/migrations', 'a log in the order of its dates, which only grows']])

const folderSizes: Rule = (tree) =>
  [...Map.groupBy(listScripts(tree), (path) => posix.dirname(path))]
    .filter(([folder, { length }]) => length > maxFiles && !largeFolders.has(folder) && !isGenerated(`${folder}/`))
    .map(([folder, { length }]) => `${folder} has ${length} files: move related files into a subfolder`)

/** The rules about files and folders, by name. */
export const fileRules: Record<string, Rule> = {
  'fixed-top-level': fixedTopLevel,
  'fixed-folders': fixedFolders,
  'generated-places': generatedPlaces,
  'file-sizes': fileSizes,
  'folder-sizes': folderSizes,
  'kebab-names': kebabNames,
  'informative-names': informativeNames,
}
