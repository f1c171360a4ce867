import { type Contract, resolve, type Schema } from '../../../openapi/read/contract.ts'
import { listOperations, type Operation, successResponses } from '../../../openapi/read/operations.ts'
import { schemasIn } from '../../../openapi/read/schemas.ts'
import { onceFor } from '../once-for.ts'
import type { OperationId } from './contract.ts'

/** An operation of the contract, with the details needed to serve it. */
export interface ServedOperation extends Operation {
  id: OperationId
  /** The path in Express notation, such as `/v1/people/:id`. */
  route: string
  /** The date of deprecation and the earliest date of removal; undefined unless the operation is deprecated. */
  deprecation: { since: Date; sunset: Date } | undefined
  /** The encoding of the request body, if the operation has one. */
  bodyType: 'json' | 'form' | undefined
  bodySchema: Schema | undefined
  /** The media type of the response, if it is not JSON. */
  fileType: string | undefined
  /** The names of response members that are shown once and never stored. */
  secretMembers: ReadonlySet<string>
}

/** Returns every operation under `paths`. */
export const servedOperations = onceFor((contract: Contract): ServedOperation[] =>
  listOperations(contract).map((operation) => {
    const content = operation.requestBody?.content
    const [type] = successResponses(operation).flatMap(([, response]) => Object.keys(response.content ?? {}))
    return {
      ...operation,
      id: operation.id as OperationId,
      route: operation.fullPath.replaceAll(/\{(\w+)\}/g, ':$1'),
      deprecation: readDeprecation(operation),
      bodyType: content && (content['multipart/form-data'] === undefined ? 'json' : 'form'),
      bodySchema: Object.values(content ?? {})[0]?.schema,
      fileType: type === 'application/json' ? undefined : type,
      secretMembers: findSecretMembers(contract, operation),
    }
  }),
)

/**
 * Reads the dates of a deprecated operation.
 *
 * @throws when a date is missing, which the checks of the contract prevent
 */
function readDeprecation({ id, isDeprecated, deprecatedSince, sunset }: Operation): ServedOperation['deprecation'] {
  if (!isDeprecated) return undefined
  if (deprecatedSince === undefined || sunset === undefined) throw new Error(`${id} is deprecated without days`)
  return { since: new Date(deprecatedSince), sunset: new Date(sunset) }
}

/** Returns the names of members marked `x-secret: true` anywhere in the responses of an operation. */
function findSecretMembers(contract: Contract, { id, responses }: Operation): Set<string> {
  const visitedSchemas = new Set<Schema>()
  const media = Object.values(responses).flatMap(({ content = {} }) => Object.values(content))
  const schemas = media.flatMap(({ schema }) => (schema ? [...schemasIn(contract, schema, id, visitedSchemas)] : []))
  const members = schemas.flatMap(({ schema }) => Object.entries(schema.properties ?? {}))
  return new Set(members.flatMap(([name, member]) => (resolve(contract, member)['x-secret'] === true ? [name] : [])))
}
