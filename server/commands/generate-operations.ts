import { readdirSync, writeFileSync } from 'node:fs'
import { readContract } from '../../openapi/read/contract.ts'
import { type ServedOperation, servedOperations } from '../operation/contract/served-operations.ts'

/*
 * Writes server/operations.gen.ts and server/public-operations.gen.ts from the contract and the files of operations.
 */

const head = '/** Generated from openapi/v1.yaml by `npm run generate`: do not edit. */'

/** Returns the name of an operation's file and test: `webhooks.rotateSecret` → `webhooks.rotate-secret`. */
export const operationFileName = (id: string): string =>
  id
    .split('.')
    .map((part) => part.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase())
    .join('.')

/** Returns the name of an operation's export: `webhooks.rotateSecret` → `webhooksRotateSecret`. */
export const operationExportName = (id: string): string =>
  id.replaceAll(/\.(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Returns the import path of an operation. @throws {Error} if the operation has no file */
function importPath(id: string, files: string[]): string {
  const path = files.find((file) => file.endsWith(`/${operationFileName(id)}.ts`))
  if (path === undefined) throw new Error(`${id} needs its file: write server/<area>/${operationFileName(id)}.ts`)
  return `./${path}`
}

const operationMap = (ids: string[], files: string[]): string => `${head}
import type { OperationId } from './operation/contract/contract.ts'
import type { Operation } from './operation/operation.ts'
${ids.map((id) => `import { ${operationExportName(id)} } from '${importPath(id, files)}'`).join('\n')}

/** Every operation of the contract. */
export const operations: { [Id in OperationId]: Operation<Id> } = {
${ids.map((id) => `  '${id}': ${operationExportName(id)},`).join('\n')}
}
`

const publicOperationList = (operations: ServedOperation[]): string => `${head}

/** The operations that need no token. */
export const publicOperations = [
${operations.flatMap((operation) => (operation.isPublic ? [`  '${operation.id}',`] : [])).join('\n')}
] as const
`

if (process.argv[1] === import.meta.filename) {
  const server = new URL('../', import.meta.url)
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  const operations = servedOperations(readContract()).sort((a, b) => (a.id < b.id ? -1 : 1))
  const ids = operations.map(({ id }) => id)
  writeFileSync(new URL('operations.gen.ts', server), operationMap(ids, files))
  writeFileSync(new URL('public-operations.gen.ts', server), publicOperationList(operations))
}
