import { posix } from 'node:path'
import { operationFileName } from '../../server/commands/generate-operations.ts'
import { areas, listScripts, type Rule, type Tree } from './tree.ts'

/** Files of areas with a name like that of an operation: `people.create.ts`, not `person.entity.ts`. */
const operationFiles = (tree: Tree): string[] =>
  areas
    .flatMap((area) => listScripts(tree, `server/${area}/`))
    .filter((path) => /\/[a-z0-9-]+\.[a-z0-9-]+\.ts$/.test(path) && !/\.(entity|states)\.ts$/.test(path))

const oneFileEach: Rule = (tree) => {
  const files = Map.groupBy(operationFiles(tree), (path) => posix.basename(path, '.ts'))
  return tree.operationIds.flatMap((id) => {
    const matches = files.get(operationFileName(id)) ?? []
    if (matches.length === 1) return []
    if (matches.length > 1) return [`${id} has ${matches.length} files; keep one of ${matches.join(', ')}`]
    return [`${id} needs its file: write server/<area>/${operationFileName(id)}.ts`]
  })
}

const oneOperationEach: Rule = (tree) => {
  const names = new Set(tree.operationIds.map(operationFileName))
  return operationFiles(tree)
    .filter((path) => !names.has(posix.basename(path, '.ts')))
    .map(
      (path) => `${path} is named like an operation that the contract does not have: add it there or rename the file`,
    )
}

const oneTestEach: Rule = (tree) => {
  const names = new Set(tree.operationIds.map(operationFileName))
  return operationFiles(tree)
    .filter((path) => names.has(posix.basename(path, '.ts')))
    .map((path) => `test/${path.replace(/\.ts$/, '.test.ts')}`)
    .filter((test) => !tree.files.has(test))
    .map((test) => `${posix.basename(test, '.test.ts')} needs its test: write ${test}`)
}

const oneTaskEach: Rule = (tree) => {
  const expected = new Set(tree.jobNames.map((name) => `worker/tasks/${name.replaceAll('_', '-')}.ts`))
  const actual = new Set(listScripts(tree, 'worker/tasks/').filter((path) => path !== 'worker/tasks/index.ts'))
  return [
    ...[...expected.difference(actual)].map((path) => `a job of server/jobs.ts needs its task: write ${path}`),
    ...[...actual.difference(expected)].map(
      (path) => `${path} performs no job of server/jobs.ts: add it there or remove it`,
    ),
  ]
}

/** The rules about the files of operations and jobs, by name. */
export const operationRules: Record<string, Rule> = {
  'one-file-each': oneFileEach,
  'one-operation-each': oneOperationEach,
  'one-test-each': oneTestEach,
  'one-task-each': oneTaskEach,
}
