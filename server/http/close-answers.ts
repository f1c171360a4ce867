import type { ContractDocument, Schema } from '../operation/contract-document.ts'

/**
 * Closes the objects of all answers. The contract leaves them open, so that a new member breaks no caller; outside
 * production this reveals members that a presenter should have dropped.
 *
 * @param part - a copy, which is changed; its request bodies have no references (see part-of-contract.ts)
 */
export function closeAnswers(part: ContractDocument): void {
  const { schemas = {}, responses = {} } = part.components
  for (const schema of Object.values(schemas)) close(schema as Schema)
  const own = Object.values(part.paths).flatMap((item) => Object.values(item).map((operation) => operation.responses))
  for (const { content = {} } of [responses as (typeof own)[number], ...own].flatMap(Object.values<Answer>)) {
    for (const { schema } of Object.values(content)) close(schema)
  }
}

interface Answer {
  content?: Record<string, { schema: Schema }>
}

function close(schema: Schema): void {
  const { properties, items, oneOf = [] } = schema
  if (properties && schema.additionalProperties === undefined) schema.additionalProperties = false
  for (const inner of [...Object.values(properties ?? {}), items, ...oneOf]) if (inner) close(inner)
}
