import { inlined, readContract } from '../../openapi/read/contract.ts'
import { listSentEvents } from '../../openapi/read/operations.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { scopeOfEvent } from './scope-of-event.ts'

let known: Schemas['EventType'][] | undefined

/** The event types of the contract's `webhooks` section. Their schemas can be used without the contract. */
export function eventTypes(): Schemas['EventType'][] {
  const contract = readContract()
  known ??= listSentEvents(contract).map(({ path, description, requestBody }) => {
    const type = path as Schemas['EventTypeName']
    const content = requestBody?.content['application/json']
    if (!content) throw new Error(`openapi/v1.yaml: ${type} has no JSON body`)
    return {
      type,
      description,
      required_scope: scopeOfEvent(type),
      schema: inlined(contract, content.schema) as Record<string, unknown>,
      example: content.example as Schemas['Event'],
    }
  })
  return known
}
