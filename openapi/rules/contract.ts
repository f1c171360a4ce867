import { readFileSync } from 'node:fs'
import { CORE_SCHEMA, load } from 'js-yaml'

/** A JSON Schema (draft 2020-12) as far as the rules look into it. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  title?: string
  description?: string
  readOnly?: boolean
  writeOnly?: boolean
  minimum?: number
  maximum?: number
  multipleOf?: number
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  maxProperties?: number
  required?: string[]
  properties?: Record<string, Schema>
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  /** Values that may get more. */
  'x-extensible-enum'?: string[]
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  description?: string
  required?: boolean
  style?: string
  explode?: boolean
  allowReserved?: boolean
  example?: unknown
  schema: Schema
}

/** How the parts of a form are written, by their names. */
export type Encoding = Record<string, { contentType?: string; [keyword: string]: unknown }>

export interface MediaType {
  schema?: Schema
  example?: unknown
  encoding?: Encoding
}

export interface RequestBody {
  required?: boolean
  content: Record<string, MediaType>
}

interface Header {
  description?: string
  required?: boolean
  schema: Schema
}

export interface Response {
  description?: string
  headers?: Record<string, Header | Reference>
  content?: Record<string, MediaType>
}

export interface Operation {
  operationId: string
  tags?: string[]
  security?: Record<string, string[]>[]
  servers?: { url: string }[]
  parameters?: (Parameter | Reference)[]
  requestBody?: RequestBody
  responses: Record<string, Response | Reference>
  deprecated?: boolean
  /** The day since which it is deprecated. */
  'x-deprecated-since'?: string
  /** The day until which it works at least. */
  'x-sunset'?: string
  'x-self'?: boolean
  'x-users-only'?: boolean
  'x-before-two-factor'?: boolean
  'x-needs-confirmation'?: boolean | string[]
  'x-unlimited'?: boolean
  /** Generated: how it is called with curl, and with the SDK. */
  'x-codeSamples'?: { lang: string; label: string; source: string }[]
}

export interface Reference {
  $ref: string
}

/** The bundled contract: every reference leads into its own `components`. */
export interface Contract {
  servers?: { url: string }[]
  /** The address of `npm start`, which stands in samples for the service. */
  'x-sample-url': string
  paths: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Response>
    headers?: Record<string, Header>
    securitySchemes?: Record<string, Record<string, unknown>>
  }
}

/** An operation with its references resolved. */
export interface ResolvedOperation {
  id: string
  /** What its path is below: `/v1`, or nothing. */
  base: string
  path: string
  method: string
  tags: string[]
  security: Record<string, string[]>[] | undefined
  parameters: Parameter[]
  requestBody: RequestBody | undefined
  responses: Record<string, Response>
  isDeprecated: boolean
  deprecatedSince: string | undefined
  sunset: string | undefined
  /** It also serves the caller's own things, for the scope `self` alone. */
  servesSelf: boolean
  /** About the caller's own login, so API keys cannot use it. */
  isUsersOnly: boolean
  /** Available before the user has set up a second factor that the business requires. */
  isBeforeTwoFactor: boolean
  /** Asks users for a proof of their password that is fresh. */
  needsConfirmation: boolean
  /** No budget counts its requests. */
  isUnlimited: boolean
}

/**
 * Reads a bundled contract.
 *
 * @param file - path or URL of the YAML file
 * @throws when it cannot be read or is not YAML
 */
export function readContract(file: string | URL): Contract {
  return load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA }) as Contract
}

/**
 * Follows a reference, and further references from its target.
 *
 * @returns the node itself when it is not a reference
 * @throws {Error} when the reference leads nowhere
 */
export function resolve<T extends object>(contract: Contract, node: T | Reference): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T
  const keys = node.$ref.replace(/^#\//, '').split('/')
  const target = keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    contract,
  )
  if (target === undefined) throw new Error(`The contract has nothing at ${node.$ref}`)
  return resolve(contract, target as T)
}

/** The operations that we serve, in the order of the contract. */
export function operationsOf(contract: Contract): ResolvedOperation[] {
  return resolveOperations(contract, contract.paths)
}

/** The requests that we send, one for each event type. `path` is the name of the type. */
export function sentEventsOf(contract: Contract): ResolvedOperation[] {
  return resolveOperations(contract, contract.webhooks ?? {})
}

function resolveOperations(contract: Contract, paths: Contract['paths']): ResolvedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      base: (operation.servers ?? contract.servers)?.[0]?.url.replace(/\/$/, '') ?? '',
      path,
      method,
      tags: operation.tags ?? [],
      security: operation.security,
      isDeprecated: operation.deprecated === true,
      deprecatedSince: operation['x-deprecated-since'],
      sunset: operation['x-sunset'],
      servesSelf: operation['x-self'] === true,
      isUsersOnly: operation['x-users-only'] === true,
      isBeforeTwoFactor: operation['x-before-two-factor'] === true,
      needsConfirmation: operation['x-needs-confirmation'] === true,
      isUnlimited: operation['x-unlimited'] === true,
      parameters: (operation.parameters ?? []).map((parameter) => resolve<Parameter>(contract, parameter)),
      requestBody: operation.requestBody,
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          resolve<Response>(contract, response),
        ]),
      ),
    })),
  )
}

/** The success responses of an operation, with their statuses. */
export function successesOf(operation: ResolvedOperation): [status: string, response: Response][] {
  return Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
}

/** The schema of an operation's JSON success response, if it has one. */
export function answerOf(contract: Contract, operation: ResolvedOperation): Schema | undefined {
  const [, response] = successesOf(operation)[0] ?? []
  const schema = response?.content?.['application/json']?.schema
  return schema && resolve<Schema>(contract, schema)
}

/**
 * Visits a schema, its compositions and its members, each once. Follows references.
 *
 * @param at - where the schema stands, for messages
 * @param seen - schemas that are not visited again
 */
export function* schemasIn(
  contract: Contract,
  schema: Schema,
  at: string,
  seen = new Set<Schema>(),
): Generator<{ schema: Schema; at: string }> {
  const target = resolve(contract, schema)
  if (seen.has(target)) return
  seen.add(target)
  yield { schema: target, at }
  const { properties = {}, items, additionalProperties, allOf = [], oneOf = [], anyOf = [] } = target
  const inner = [
    ...Object.entries(properties).map(([name, value]) => ({ at: `${at}.${name}`, value })),
    ...[items].map((value) => ({ at: `${at}[]`, value })),
    ...[additionalProperties].map((value) => ({ at: `${at}.*`, value })),
    ...[...allOf, ...oneOf, ...anyOf].map((value) => ({ at, value })),
  ]
  for (const { at, value } of inner) if (typeof value === 'object') yield* schemasIn(contract, value, at, seen)
}
