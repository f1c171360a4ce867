import { type Contract, resolve, type Schema } from '../../openapi/read/contract.ts'

/** The example of a schema, or one composed from the examples of its members. */
export function schemaExample(contract: Contract, schema: Schema): unknown {
  const { examples, properties, items } = resolve(contract, schema)
  if (Array.isArray(examples) && examples.length > 0) return examples[0]
  if (items !== undefined) return [schemaExample(contract, items)]
  const members = Object.entries(properties ?? {}).map(([name, member]) => [name, schemaExample(contract, member)])
  return Object.fromEntries(members)
}
