import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import {
  type Contract,
  componentName,
  readContract,
  resolve,
  type Schema,
  withTarget,
} from '../openapi/read/contract.ts'
import { ContractError, readOperations, type SdkOperation } from './contract.ts'
import { queryTypeName, resources, upperFirst } from './resources.plugin.ts'

const header = '// Generated from openapi/v1.yaml by `npm run generate:sdk`; changes here are lost.'

/**
 * Generates the types and resources of the SDK, the types that the package exports (the schemas of the contract and the
 * queries of its operations), and the version that the SDK sends.
 *
 * @param contract - the bundled contract
 * @param output - the folder for the generated files, whose content is replaced
 * @throws {ContractError} when the contract breaks a rule that the SDK depends on
 */
export async function generateSdk(contract: Contract, output: string): Promise<void> {
  const operations = readOperations(contract)
  await createClient({
    input: withTextsOfMembers(contract),
    output: {
      path: output,
      entryFile: false,
      header,
      module: { extension: '.ts' },
    },
    // Otherwise, `readOnly` members would be missing in the payloads of webhooks.
    parser: { transforms: { readWrite: false } },
    plugins: ['@hey-api/typescript', resources(operations)],
    logs: { level: 'silent', file: false },
  })
  const schemas = Object.keys(contract.components.schemas).sort()
  const exported = `export type {\n  ${schemas.join(',\n  ')},\n} from './types.gen.ts'\n`
  await writeFile(join(output, 'schemas.gen.ts'), `${header}\n\n${exported}`)
  await writeFile(join(output, 'queries.gen.ts'), `${header}\n\n${querySource(operations)}`)
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, 'package.json'), 'utf8'))
  const constant = `/** Of the package. */\nexport const version = '${version}'\n`
  await writeFile(join(output, 'version.gen.ts'), `${header.replace('openapi/v1.yaml', 'package.json')}\n\n${constant}`)
}

/** Returns the source of a named type for each operation with a query. */
function querySource(operations: SdkOperation[]): string {
  const queried = operations.filter(({ query }) => query !== undefined)
  const types = queried.map(({ id, summary }) => {
    const data = dataTypeName(id)
    return `/** The query of \`${id}\`: ${lowerFirst(summary)}. */\nexport type ${queryTypeName(id)} = NonNullable<${data}['query']>\n`
  })
  const names = queried.map(({ id }) => dataTypeName(id)).sort()
  return `import type {\n  ${names.join(',\n  ')},\n} from './types.gen.ts'\n\n${types.join('\n')}`
}

/** Returns the name that the generator gives to the type of an operation's input. */
const dataTypeName = (id: string): string => `${id.split('.').map(upperFirst).join('')}Data`

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * Copies the contract, as the generator modifies its input. Editors show the description of a member but not that of
 * its type, so a member that only refers to a schema gets the description of the schema. A reference to a primitive
 * type is replaced by the type, as `string | null` says more than the name `NullableDate`.
 */
function withTextsOfMembers(contract: Contract): Record<string, unknown> {
  const copy = structuredClone({ ...contract })
  for (const { properties = {} } of Object.values(copy.components.schemas)) {
    for (const [name, member] of Object.entries(properties)) {
      const target = resolve(copy, member)
      const description = member.description ?? target.description
      if (componentName(member) !== undefined && isPlainValue(target)) properties[name] = withTarget(copy, member)
      else if (description !== undefined) member.description = description
    }
  }
  return copy
}

/** Whether a schema is a string, number, boolean or null, without an enum or alternatives. */
function isPlainValue({ type, enum: values, const: constant, ...schema }: Schema): boolean {
  if (type === undefined || values !== undefined || constant !== undefined) return false
  if ('x-extensible-enum' in schema || schema.oneOf || schema.anyOf || schema.allOf) return false
  return [type].flat().every((each) => ['string', 'integer', 'number', 'boolean', 'null'].includes(each))
}

if (process.argv[1] === import.meta.filename) {
  const contract = readContract()
  await generateSdk(contract, join(import.meta.dirname, 'src/gen')).catch((error: unknown) => {
    if (!(error instanceof ContractError)) throw error
    process.exitCode = 1
    process.stderr.write(`${error.message}\n`)
  })
}
