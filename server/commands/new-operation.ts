import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { type Contract, readContract } from '../../openapi/read/contract.ts'
import { listOperations } from '../../openapi/read/operations.ts'
import { reportFailure } from '../process/report-failure.ts'
import { operationExportName, operationFileName } from './generate-operations.ts'

/*
 * `npm run new:operation -- people.archive` writes the stubs of an operation: contract, source file, test, valid
 * request and example. Places to complete contain `FILL IN:`, which the rule `no-placeholders` of test/architecture
 * rejects.
 */

const root = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const write = (path: string, text: string): void => writeFileSync(new URL(path, root), text)

const usage =
  'Specify the operation with its method and path, unless it is an action on one record:\n' +
  '  npm run new:operation -- people.archive\n' +
  '  npm run new:operation -- people.photo "GET /people/{id}/photo"'

const standardVerbs = ['list', 'get', 'create', 'update', 'delete']
const methods = ['get', 'post', 'put', 'patch', 'delete']

interface NewOperation {
  id: string
  resource: string
  verb: string
  method: string
  /** The path as in the contract, such as `/people/{id}/archive`. */
  path: string
  /** The operations of the same resource as `[operationId, path]`. The first one is the model for the stubs. */
  siblings: [id: string, path: string][]
}

/** Reads the command line. @throws {Error} with a correction of the command line */
function readArguments([id = '', address]: string[], contract: Contract): NewOperation {
  const [, resource = '', verb = ''] = /^([a-z][A-Za-z0-9]*)\.([a-z][A-Za-z0-9]*)$/.exec(id) ?? []
  if (verb === '') throw new Error(usage)
  const operations = listOperations(contract)
  const all = operations.map(({ id, path }): [id: string, path: string] => [id, path])
  if (all.some(([other]) => other === id)) throw new Error(`The contract already has ${id}.`)
  const isSibling = ([other]: [string, string]): boolean => other.startsWith(`${resource}.`)
  const siblings = all.filter(isSibling).sort(([siblingId]) => (siblingId === `${resource}.get` ? -1 : 0))
  const [model] = siblings
  if (!model) {
    throw new Error(
      `The resource ${resource} does not exist. Write its first operation manually: a tag in openapi/openapi.yaml, a file ` +
        `in openapi/paths/ and a folder in server/. Existing resources: ${[...new Set(all.map(([other]) => other.split('.')[0]))].join(', ')}.`,
    )
  }
  if (address === undefined && standardVerbs.includes(verb)) throw new Error(usage)
  const action = verb.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const [, method = '', path = ''] = /^([A-Za-z]+) (\/\S+)$/.exec(address ?? `POST ${model[1]}/${action}`) ?? []
  if (!methods.includes(method.toLowerCase())) throw new Error(usage)
  const isDuplicate = operations.some((other) => other.path === path && other.method === method.toLowerCase())
  if (isDuplicate) throw new Error(`The contract already has ${method} ${path}.`)
  return { id, resource, verb, method: method.toLowerCase(), path, siblings }
}

/** Adds the operation to the file of its resource, and a new path to the root of the contract. */
function addToContract(operation: NewOperation): string[] {
  const { path, verb, siblings, resource } = operation
  const index = read('openapi/openapi.yaml')
  const findPathLine = (path: string) => index.split('\n').find((line) => line.startsWith(`  ${path}: { $ref: `))
  const own = findPathLine(path)
  const [, file = '', ownKey] =
    /(paths\/[\w-]+\.yaml)#\/(\w+)/.exec(own ?? findPathLine(siblings[0]?.[1] ?? '') ?? '') ?? []
  const text = read(`openapi/${file}`)
  const isKeyInUse = new RegExp(`^${verb}:`, 'm').test(text)
  const key = own ? ownKey : isKeyInUse ? `${resource}${verb[0]?.toUpperCase()}${verb.slice(1)}` : verb
  const stub = contractStub(operation, text)
  if (own) {
    const block = new RegExp(`^${key}:\n(?: .*\n|\n)*`, 'm')
    write(
      `openapi/${file}`,
      text.replace(block, (item) => `${item.trimEnd()}\n${stub}`),
    )
    return [`openapi/${file}`]
  }
  write(`openapi/${file}`, `${text.trimEnd()}\n${key}:\n${stub}`)
  const lines = index.split('\n')
  const isNear = (line: string, prefix: string) => line.startsWith(`  ${prefix}`) && line.includes(`${file}#/`)
  const near = lines.findLastIndex((line) => isNear(line, siblings[0]?.[1] ?? '/'))
  const after = near < 0 ? lines.findLastIndex((line) => isNear(line, '/')) : near
  lines.splice(after + 1, 0, `  ${path}: { $ref: ${file}#/${key} }`)
  write('openapi/openapi.yaml', lines.join('\n'))
  return [`openapi/${file}`, 'openapi/openapi.yaml']
}

function contractStub({ id, resource, method, path }: NewOperation, file: string): string {
  const isRead = method === 'get'
  const common = (name: string) => `{ $ref: ../components/common.yaml#/${name} }`
  const scopes = [...file.matchAll(/^ +security: \[\{ bearer: \['(\w+):(\w+)'\] \}\]$/gm)]
  const [, area = resource, right = isRead ? 'read' : 'write'] =
    scopes.find(([, , each]) => (each === 'read') === isRead) ?? []
  const [, response = common('responses/Deleted')] =
    new RegExp(`operationId: ${resource}\\.get\n(?:    .*\n)*?      '200': (.+)\n`).exec(file) ?? []
  const hasId = path.includes('{')
  const parameters = [
    ...(hasId ? ['parameters/Id'] : []),
    ...(hasId && !isRead ? ['parameters/IfMatch'] : []),
    ...(method === 'post' ? ['parameters/IdempotencyKey'] : []),
  ]
  const refusals = [
    ...(hasId ? [['404', 'NotFound']] : []),
    ...(isRead ? [] : [['409', 'Conflict']]),
    ...(hasId && !isRead ? [['412', 'PreconditionFailed']] : []),
  ]
  return [
    `  ${method}:`,
    `    operationId: ${id}`,
    `    tags: [${resource}]`,
    `    summary: 'FILL IN: what it does in two to four words, such as End an employment'`,
    `    description: 'FILL IN: what it changes, which events it sends, and when it is refused'`,
    `    security: [{ bearer: ['${area}:${right}'] }] # FILL IN: the scopes that it takes; then delete this comment`,
    ...(parameters.length > 0 ? ['    parameters:', ...parameters.map((name) => `      - ${common(name)}`)] : []),
    ...(isRead
      ? []
      : ['    # FILL IN: a requestBody with its schema and an example, or delete this line where it has none']),
    '    responses:',
    '      <<: *failures',
    `      '${response.includes('/Deleted') ? '204' : '200'}': ${response}`,
    ...refusals.map(([status, name]) => `      '${status}': ${common(`responses/${name}`)}`),
    '',
  ].join('\n')
}

/** Writes the source file and the test next to those of the siblings. */
function writeCode({ id, method, path, siblings }: NewOperation): string[] {
  const paths = readdirSync(new URL('server/', root), { recursive: true, encoding: 'utf8' })
  const files = paths.map((path) => path.replaceAll('\\', '/'))
  const names = siblings.map(([sibling]) => `/${operationFileName(sibling)}.ts`)
  const model = names.flatMap((name) => files.find((file) => file.endsWith(name)) ?? [])[0]
  if (model === undefined) throw new Error(`${siblings[0]?.[0]} has no file. Run npm run check:architecture first.`)
  const folder = `server/${posix.dirname(model)}`
  const code = `${folder}/${operationFileName(id)}.ts`
  const test = `test/${folder}/${operationFileName(id)}.test.ts`
  const kind = method === 'get' ? 'operation' : 'change'
  const up = posix.relative(folder, 'server')
  const support = posix.relative(`test/${folder}`, 'test/support')
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: 1`)
  const request = parameters.length > 0 ? `, { path: { ${parameters.join(', ')} } }` : ''
  if (existsSync(new URL(code, root))) throw new Error(`${code} already exists.`)
  write(
    code,
    `import { ${kind} } from '${up}/operation/operation.ts'

/** FILL IN: what it does, in one sentence. */
export const ${operationExportName(id)} = ${kind}('${id}', async () => {
  throw new Error('FILL IN: ${method === 'get' ? 'read by work.db and return the response' : 'lock and check the row, change it in one statement, record the event, and return the response'}')
})
`,
  )
  write(
    test,
    `import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '${support}/http.ts'
import { createBusiness } from '${support}/samples/factories.ts'
import { startTestApp } from '${support}/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('${id}', () => {
  it('FILL IN: test the operation, and each of its own statuses', async () => {
    const { status } = await api.send('${id}'${request})
    assert.equal(status, 200)
  })
})
`,
  )
  return [code, test]
}

/** Adds FILL IN placeholders for a valid request and an example to the tests, before those of a sibling. */
function addToTests({ id, resource }: NewOperation): string[] {
  const additions: [file: RegExp, sibling: RegExp, line: string][] = [
    [
      /^valid-.*requests\.ts$/,
      new RegExp(`^  '${resource}\\.\\w+': `, 'm'),
      `  '${id}': () => Promise.reject(new Error('FILL IN: a request that succeeds with the records of the tenant')),\n`,
    ],
    [
      /^example-(story|records)\.ts$/,
      new RegExp(`^  (await|const .+ = \\(?await) \\w+\\.call\\('${resource}\\.\\w+'`, 'm'),
      `  await owner.call('${id}') // FILL IN: move it to where its example works, then delete this comment\n`,
    ],
  ]
  return additions.flatMap(([file, sibling, line]) => {
    const names = readdirSync(new URL('test/contract/', root)).filter((name) => file.test(name))
    const counted = names.map((name) => {
      const each = `test/contract/${name}`
      return { each, count: [...read(each).matchAll(new RegExp(sibling, 'gm'))].length }
    })
    const { each: path, count } = counted.reduce((max, next) => (next.count > max.count ? next : max))
    if (count === 0) return []
    write(
      path,
      read(path).replace(sibling, (first) => `${line}${first}`),
    )
    return [path]
  })
}

try {
  const operation = readArguments(process.argv.slice(2), readContract())
  const files = [...writeCode(operation), ...addToContract(operation), ...addToTests(operation)]
  process.stdout.write(`Wrote stubs of ${operation.id}, ${operation.method.toUpperCase()} ${operation.path}:
${files.map((path) => `  ${path}`).join('\n')}

1. Complete what says FILL IN in openapi/, then run \`npm run generate\`: types, SDK and map have the operation.
2. Complete the operation and its test, then the request and the example in test/contract/.
   One that writes and records no event has its reason in test/contract/without-event.ts.
3. Run \`npm test -- ${files[1]} test/contract/*.test.ts\` and \`npm run check\`,
   which names each FILL IN that is left. Add a line to CHANGELOG.md.
openapi/README.md, "Add an operation", has the rest.
`)
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
