import type { Schemas } from '../operation/contract/contract.ts'
import { type ContractDocument, readContract, resolve, type Schema } from '../operation/contract/contract-document.ts'
import { scopeOfEvent } from './scope-of-event.ts'

let known: Schemas['EventType'][] | undefined

/** The event types of the contract's `webhooks` section. */
export function eventTypes(): Schemas['EventType'][] {
  known ??= eventTypesOf(readContract())
  return known
}

function eventTypesOf(contract: ContractDocument): Schemas['EventType'][] {
  return Object.entries(contract.webhooks).map(([type, { post }]) => {
    const content = post.requestBody?.content['application/json']
    if (!content) throw new Error(`openapi/v1.yaml: ${type} has no JSON body`)
    const known = type as Schemas['EventTypeName']
    return {
      type: known,
      description: post.description ?? '',
      required_scope: scopeOfEvent(known),
      schema: standalone(contract, content.schema) as Record<string, unknown>,
      example: content.example as Schemas['Event'],
    }
  })
}

/**
 * A schema that can be used without the document: every reference is replaced by its target, with what is said beside
 * the reference.
 */
function standalone(contract: ContractDocument, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => standalone(contract, item))
  if (typeof value !== 'object' || value === null) return value
  const { $ref: _, ...own } = value as Schema
  const schema = { ...resolve(contract, value as Schema), ...own }
  return Object.fromEntries(Object.entries(schema).map(([name, member]) => [name, standalone(contract, member)]))
}
