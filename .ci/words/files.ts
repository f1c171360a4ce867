import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const roots = ['.ci', 'openapi', 'server', 'worker', 'sdk', 'test']

/**
 * Paths that are not checked: generated files, data, copies of released versions, other languages, and the patterns and
 * exceptions.
 */
const skipped = [
  /(^|\/)(node_modules|dist|\.data)\//,
  /\.gen\.ts$/,
  /^openapi\/v1\.yaml$/,
  /^openapi\/released\//,
  /^sdk\/src\/gen\//,
  /^test\/vectors\//,
  /^server\/texts\/(?!en\/)[a-z]{2}\//,
  /^\.ci\/words\/(exceptions|.*patterns)\.ts$/,
]

/**
 * Lists the files of a checkout whose texts are checked.
 *
 * @param paths - files and folders, relative to the root; by default the whole checkout
 * @returns paths relative to the root
 */
export function listFiles(root: string, paths: string[]): string[] {
  const topLevel = readdirSync(root).filter((name) => name.endsWith('.md'))
  return (paths.length > 0 ? paths : [...roots, ...topLevel])
    .flatMap((path) => filesBelow(root, path))
    .filter((path) => /\.(ts|js|md|yaml)$/.test(path) || path === '.ci/run')
    .filter((path) => !skipped.some((pattern) => pattern.test(path)))
}

function filesBelow(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [relative(root, join(root, path))]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/(^|\/)node_modules(\/|$)/.test(entry.parentPath))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}
