import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The data about the repository that the rules check. */
export interface Tree {
  /** The names of files and folders at the top level. */
  top: string[]
  /** The text of each source file, by its path from the root with `/`. */
  files: Map<string, string>
  /** The operations of the contract. */
  operationIds: string[]
  /** The jobs of `server/jobs.ts`. */
  jobNames: string[]
  /** The packages of a production installation. */
  dependencies: string[]
}

const sourceFolders = ['.ci', 'openapi', 'server', 'worker', 'sdk', 'test']
const generatedFolders = /(^|\/)(node_modules|dist)(\/|$)/

/** Reads names and sources from a checkout, without installed or built files. */
export function readFiles(root: string): Pick<Tree, 'top' | 'files'> {
  const files = sourceFolders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !generatedFolders.test(path))
  return {
    top: readdirSync(root),
    files: new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
  }
}

/** Checks the tree and returns its violations: one line for each place, with the remedy. */
export type Rule = (tree: Tree) => string[]

/** The paths of the TypeScript files below a folder; of all without one. */
export const listScripts = ({ files }: Tree, folder = ''): string[] =>
  [...files.keys()].filter((path) => path.startsWith(folder) && path.endsWith('.ts'))

/** Whether a generator of this repository writes the file. */
export const isGenerated = (path: string): boolean =>
  path === 'openapi/v1.yaml' ||
  /^server\/(contract|operations|public-operations|pages\/icons)\.gen\.ts$/.test(path) ||
  path.startsWith('sdk/src/gen/')

/** The areas of the service, one for each group of resources, from the lowest to the highest. */
export const areas = [
  'health',
  'egress',
  'audit',
  'business',
  'outbox',
  'access',
  'events',
  'webhooks',
  'workplaces',
  'custom-fields',
  'people',
  'person-changes',
  'personal-details',
  'compensation',
  'bank-accounts',
  'people-import',
  'holidays',
  'leave',
  'document-templates',
  'documents',
  'pay-runs',
  'tasks',
  'reports',
  'personal-data',
]
