import { readFileSync } from 'node:fs'
import { CORE_SCHEMA, load } from 'js-yaml'

/** A JSON Schema (draft 2020-12), reduced to the keywords that the contract uses. */
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
  deprecated?: boolean
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
  /** Known values, to which later versions may add more. */
  'x-extensible-enum'?: string[]
  /** Whether later versions may add values or alternatives. */
  'x-growing'?: boolean
  /** Whether the value is returned only once and never stored. */
  'x-secret'?: boolean
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

/** The encoding of each part of a form, by name. */
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

export interface Reference {
  $ref: string
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

/** An operation as it is written in the contract; also used for the requests that the service sends. */
export interface OperationObject {
  operationId: string
  tags?: string[]
  summary?: string
  description?: string
  security?: Record<string, string[]>[]
  servers?: { url: string }[]
  parameters?: (Parameter | Reference)[]
  requestBody?: RequestBody
  responses: Record<string, Response | Reference>
  deprecated?: boolean
  /** The day since which the operation is deprecated. */
  'x-deprecated-since'?: string
  /** The day until which the operation is guaranteed to work. */
  'x-sunset'?: string
  'x-self'?: boolean
  'x-users-only'?: boolean
  'x-before-two-factor'?: boolean
  'x-needs-confirmation'?: boolean | string[]
  'x-apps-confirmed'?: boolean
  'x-unlimited'?: boolean
  /** Generated samples that call the operation with curl and with the SDK. */
  'x-codeSamples'?: CodeSample[]
}

export interface CodeSample {
  lang: string
  label: string
  source: string
}

/** The bundled contract, in which every reference points to a component of the same document. */
export interface Contract {
  openapi: string
  info: { title: string; description: string }
  servers?: { url: string }[]
  tags: { name: string; 'x-displayName': string; description: string }[]
  /** The sections of the API reference, each with its tags. */
  'x-tagGroups': { name: string; tags: string[] }[]
  /** The URL of `npm start`, which samples use for the service. */
  'x-sample-url': string
  paths: Record<string, Record<string, OperationObject>>
  webhooks?: Record<string, Record<string, OperationObject>>
  components: {
    schemas: Record<string, Schema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Response>
    headers?: Record<string, Header>
    securitySchemes?: Record<string, Record<string, unknown>>
  }
}

const bundleFile = new URL('../v1.yaml', import.meta.url)

let bundle: Contract | undefined

/**
 * Reads a bundled contract.
 *
 * @param file - the path or URL of the YAML file. By default, the process reads `openapi/v1.yaml` once and caches it;
 *   the result must not be modified
 * @throws when the file cannot be read or is not YAML
 */
export function readContract(file?: string | URL): Contract {
  if (file !== undefined) return load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA }) as Contract
  bundle ??= readContract(bundleFile)
  return bundle
}

/**
 * Resolves a reference, including references to other references.
 *
 * @returns the target; the node itself when it is not a reference
 * @throws {Error} when the target does not exist
 */
export function resolve<T extends object>(contract: Contract, node: T | Reference): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T
  const keys = node.$ref.replace(/^#\//, '').split('/')
  const target = keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[unescapedSegment(key)],
    contract,
  )
  if (target === undefined) throw new Error(`The contract has nothing at ${node.$ref}`)
  return resolve(contract, target as T)
}

/** Unescapes a segment of a JSON Pointer (RFC 6901 § 4). */
export const unescapedSegment = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~')

/** Returns the name of the component that a node refers to; undefined for an inline node. */
export const componentName = (node: { $ref?: string } | undefined): string | undefined => node?.$ref?.split('/').at(-1)

/** Merges the target of a reference with the members next to the reference. */
export function withTarget<T extends object>(contract: Contract, node: T): T {
  const { $ref: _, ...own } = node as T & { $ref?: string }
  return { ...resolve<T>(contract, node), ...own }
}

/**
 * Copies a value and replaces all references by their targets, for callers without the contract. No schema of the
 * contract contains itself, so there is no infinite recursion.
 */
export function inlined<T>(contract: Contract, value: T): T {
  if (Array.isArray(value)) return value.map((item) => inlined(contract, item)) as T
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(withTarget(contract, value))
  return Object.fromEntries(members.map(([name, member]) => [name, inlined(contract, member)])) as T
}
