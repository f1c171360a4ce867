import { readFileSync } from 'node:fs'
import { CORE_SCHEMA, load } from 'js-yaml'
import { onceFor } from '../once-for.ts'
import type { OperationId } from './contract.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  [keyword: string]: unknown
}

interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  allowReserved?: boolean
  schema: Schema
}

interface OperationObject {
  operationId: string
  description?: string
  /** In place of those of the contract. */
  servers?: { url: string }[]
  deprecated?: boolean
  'x-deprecated-since'?: string
  'x-sunset'?: string
  security?: Record<string, string[]>[]
  'x-self'?: boolean
  'x-before-two-factor'?: boolean
  'x-users-only'?: boolean
  /** Of the whole operation, or of these members of its body. */
  'x-needs-confirmation'?: boolean | string[]
  'x-unlimited'?: boolean
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> }
  /** All of them are components. */
  responses: Record<string, { $ref: string; content?: Record<string, { schema: Schema }> }>
}

/** The parts of the bundle that the service reads. */
export interface ContractDocument {
  openapi: string
  servers: { url: string }[]
  tags: { name: string; description?: string }[]
  security: Record<string, string[]>[]
  paths: Record<string, Record<string, OperationObject>>
  webhooks: Record<string, { post: OperationObject }>
  components: Record<string, Record<string, unknown>>
}

/** An operation of the contract, in the form that `bind` needs. */
export interface ContractOperation {
  id: OperationId
  method: string
  /** In the notation of Express, `/v1/people/:id`. */
  route: string
  public: boolean
  scopes: string[]
  /** Also serves the caller's own things, for the scope `self` alone. */
  self: boolean
  /** Available before the user has set up a second factor that the business requires. */
  beforeTwoFactor: boolean
  /** About the caller's own login, so machines cannot use it. */
  usersOnly: boolean
  /** Asks users for a proof of their password that is fresh. */
  needsConfirmation: boolean
  /** No budget counts its requests. */
  unlimited: boolean
  /** Since when it should not be used any more, and until when it works at least. */
  deprecation: { since: Date; sunset: Date } | undefined
  /** The form of its body, if it has one. */
  bodyType: 'json' | 'form' | undefined
  bodySchema: Schema | undefined
  /** The media type of its answer, if that is not JSON. */
  fileType: string | undefined
  /** Where the document has the schemas of its JSON answers, by status or `default`. */
  answers: Record<string, string | undefined>
  parameters: Parameter[]
  /** Names of members in the answer that are shown once and never stored. */
  secretMembers: ReadonlySet<string>
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const

let bundle: ContractDocument | undefined

/** The bundle, `openapi/v1.yaml`. Each process reads it once and never changes it. */
export function readContract(): ContractDocument {
  const file = new URL('../../../openapi/v1.yaml', import.meta.url)
  bundle ??= load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA }) as ContractDocument
  return bundle
}

/** The address of an operation within the service, such as `/v1/people/{id}`: below its own server, if it has one. */
export const addressOf = (contract: ContractDocument, path: string, { servers }: OperationObject): string =>
  ((servers ?? contract.servers)[0]?.url.replace(/\/$/, '') ?? '') + path

/** Every operation under `paths`. */
export const operationsOf = onceFor((contract: ContractDocument): ContractOperation[] => {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method): ContractOperation[] => {
      const operation = item[method]
      if (!operation) return []
      const security = operation.security ?? contract.security
      return [
        {
          id: operation.operationId as OperationId,
          method,
          route: addressOf(contract, path, operation).replaceAll(/\{(\w+)\}/g, ':$1'),
          public: security.length === 0,
          scopes: security.flatMap((requirement) => requirement.bearer ?? []),
          self: operation['x-self'] === true,
          beforeTwoFactor: operation['x-before-two-factor'] === true,
          usersOnly: operation['x-users-only'] === true,
          needsConfirmation: operation['x-needs-confirmation'] === true,
          unlimited: operation['x-unlimited'] === true,
          deprecation: deprecationOf(operation),
          bodyType: bodyTypeOf(operation),
          bodySchema: Object.values(operation.requestBody?.content ?? {})[0]?.schema,
          fileType: fileTypeOf(contract, operation),
          answers: answersOf(contract, operation),
          parameters: (operation.parameters ?? []).map((parameter) => resolve(contract, parameter)),
          secretMembers: secretMembersOf(contract, operation),
        },
      ]
    }),
  )
})

/** Follows `$ref`s within the bundle. */
export function resolve<T extends { $ref?: string }>(contract: ContractDocument, value: T): T {
  if (value.$ref === undefined) return value
  const [, section = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(value.$ref) ?? []
  const target = contract.components[section]?.[name]
  if (target === undefined) throw new Error(`openapi/v1.yaml: nothing at ${value.$ref}`)
  return resolve(contract, target as T)
}

/** @throws when it is deprecated without days, which the checks of the contract refuse */
function deprecationOf(operation: OperationObject): ContractOperation['deprecation'] {
  if (operation.deprecated !== true) return undefined
  const [since, sunset] = [operation['x-deprecated-since'], operation['x-sunset']]
  if (since === undefined || sunset === undefined)
    throw new Error(`${operation.operationId} is deprecated without days`)
  return { since: new Date(since), sunset: new Date(sunset) }
}

function bodyTypeOf({ requestBody }: OperationObject): ContractOperation['bodyType'] {
  if (requestBody === undefined) return undefined
  return requestBody.content['multipart/form-data'] === undefined ? 'json' : 'form'
}

function fileTypeOf(contract: ContractDocument, operation: OperationObject): string | undefined {
  const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
  const [type] = Object.keys((success && resolve(contract, success).content) ?? {})
  return type === 'application/json' ? undefined : type
}

function answersOf(contract: ContractDocument, { responses }: OperationObject): ContractOperation['answers'] {
  const places = Object.entries(responses).map(([status, response]) => {
    const isJson = resolve(contract, response).content?.['application/json'] !== undefined
    return [status, isJson ? `${response.$ref}/content/application~1json/schema` : undefined]
  })
  return Object.fromEntries(places)
}

/** The members marked `x-secret: true` anywhere in the answers of an operation. */
function secretMembersOf(contract: ContractDocument, operation: OperationObject): Set<string> {
  const found = new Set<string>()
  const seen = new Set<Schema>()
  const visit = (given: Schema): void => {
    const schema = resolve(contract, given)
    if (seen.has(schema)) return
    seen.add(schema)
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (resolve(contract, property)['x-secret'] === true) found.add(name)
      visit(property)
    }
    for (const part of [schema.items, ...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) if (part) visit(part)
  }
  for (const response of Object.values(operation.responses)) {
    for (const { schema } of Object.values(resolve(contract, response).content ?? {})) visit(schema)
  }
  return found
}
