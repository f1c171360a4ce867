import { type Contract, resolve, type Schema } from '../../openapi/read/contract.ts'

/** A value of a schema: its own example, or one that is made of those of its members. */
export function schemaExample(contract: Contract, schema: Schema): unknown {
  const { examples, properties, items } = resolve(contract, schema)
  if (Array.isArray(examples) && examples.length > 0) return examples[0]
  if (items !== undefined) return [schemaExample(contract, items)]
  const members = Object.entries(properties ?? {}).map(([name, member]) => [name, schemaExample(contract, member)])
  return Object.fromEntries(members)
}
