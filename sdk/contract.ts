/**
 * Reads the contract as the SDK needs it, and refuses one that the SDK cannot serve well: the rules are those of the
 * design, "The contract, so that both generators serve it".
 */

/** One operation, reduced to what its method in the SDK is made of. */
export interface ContractOperation {
  /** operationId, such as `people.update`: the method `update` of the resource `people`. */
  id: string
  resource: string
  method: string
  verb: string
  path: string
  summary: string
  description: string
  /** What the token must allow; empty for a public operation. */
  scopes: string[]
  pathParameters: { name: string; type: 'number' | 'string'; example: unknown }[]
  query: { required: boolean; example: Record<string, unknown> } | undefined
  body: { ref: string; required: boolean; example: unknown } | undefined
  ifMatch: Presence
  idempotencyKey: Presence
  result: Result
}

export type Presence = 'absent' | 'optional' | 'required'

/** What a successful answer holds; references point at components of the contract. */
export type Result =
  | { kind: 'nothing' }
  | { kind: 'text' }
  | { kind: 'blob' }
  | { kind: 'data'; ref: string }
  | { kind: 'list'; ref: string; metaRef: string }

/** The contract breaks rules that the SDK depends on; `problems` has a line for each. */
export class ContractError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The SDK cannot be generated from this contract:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ContractError'
    this.problems = problems
  }
}

interface Reference {
  $ref?: string
}
interface Schema extends Reference {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
}
interface Parameter extends Reference {
  name: string
  in: string
  required?: boolean
  style?: string
  explode?: boolean
  example?: unknown
  schema?: Schema
}
interface Body extends Reference {
  required?: boolean
  content?: Record<string, { schema?: Schema; example?: unknown }>
}
interface Operation {
  operationId?: string
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: Body
  responses?: Record<string, Body>
  security?: Record<string, string[]>[]
}

/** The parts of an OpenAPI 3.1 document that are read here. */
export interface ContractDocument {
  paths?: Record<string, Record<string, unknown> & { parameters?: Parameter[] }>
  webhooks?: Record<string, { post?: Operation }>
  components?: { schemas?: Record<string, Schema> }
}

const verbs = ['get', 'put', 'post', 'delete', 'patch'] as const
const json = 'application/json'
/** Parts of every resource, and `then`, which would make an object a promise. */
const reservedMethods = ['constructor', 'http', 'then']
/** Own members of the client. */
const reservedResources = ['constructor', 'http', 'request', 'then']
/** Names that the generated code uses itself, beside the reserved words of the language. */
const reservedParameters = ['body', 'class', 'default', 'delete', 'function', 'import', 'new', 'options', 'query']
/** Types that the generated code or the platform has under the same name. */
const reservedSchemas = ['Blob', 'Call', 'ClientOptions', 'Error', 'List', 'Resource', 'Resources', 'Webhooks']

/**
 * Reads all operations of a bundled contract.
 *
 * @param document - OpenAPI 3.1, its references within the document
 * @returns the operations in the order of the document
 * @throws {ContractError} naming every rule that the contract breaks
 */
export function readContract(document: ContractDocument): ContractOperation[] {
  const reader = new Reader(document)
  const operations = reader.operations()
  if (reader.problems.length > 0) throw new ContractError(reader.problems)
  return operations
}

class Reader {
  readonly problems: string[] = []
  readonly #document: ContractDocument

  constructor(document: ContractDocument) {
    this.#document = document
  }

  operations(): ContractOperation[] {
    for (const name of Object.keys(this.#document.components?.schemas ?? {})) {
      if (reservedSchemas.includes(name)) this.#problem(`schema ${name}`, 'has a name that the generated code needs')
    }
    for (const [name, { post }] of Object.entries(this.#document.webhooks ?? {})) this.#checkEvent(name, post)
    const found: ContractOperation[] = []
    for (const [path, item] of Object.entries(this.#document.paths ?? {})) {
      for (const verb of verbs) {
        const operation = item[verb] as Operation | undefined
        if (operation === undefined) continue
        const read = this.#operation(verb, path, operation, [
          ...(item.parameters ?? []),
          ...(operation.parameters ?? []),
        ])
        if (found.some(({ id }) => id === read.id)) this.#problem(read.id, 'is the operationId of two operations')
        found.push(read)
      }
    }
    return found
  }

  #operation(verb: string, path: string, operation: Operation, given: Parameter[]): ContractOperation {
    const id = operation.operationId ?? `${verb} ${path}`
    const [, resource = '', method = ''] = /^([a-z][A-Za-z0-9]*)\.([a-z][A-Za-z0-9]*)$/.exec(id) ?? []
    this.#rule(id, method !== '', 'needs an operationId of the form resource.method')
    this.#rule(id, !reservedMethods.includes(method), `cannot have a method named ${method}`)
    this.#rule(id, !reservedResources.includes(resource), `cannot be in a resource named ${resource}`)

    const parameters = given.map((parameter) => this.#resolve(parameter))
    const inQuery = parameters.filter((parameter) => parameter.in === 'query')
    const body = this.#body(id, operation.requestBody)
    this.#rule(id, body === undefined || inQuery.length === 0, 'has both a body and a query')
    for (const { name, required, example } of parameters) {
      this.#rule(id, !required || example !== undefined, `needs an example of the required parameter ${name}`)
    }
    for (const { name, style, explode } of inQuery) {
      const isDefault = (style ?? 'form') === 'form' && explode !== false
      this.#rule(id, isDefault, `must leave the style of the query parameter ${name} as it is by default`)
    }
    const headers = parameters.filter((parameter) => parameter.in === 'header')
    for (const { name } of headers) {
      this.#rule(id, ['If-Match', 'Idempotency-Key'].includes(name), `has a header ${name} that no option sets`)
    }
    const result = this.#result(id, operation.responses ?? {})
    const hasCursor = inQuery.some(({ name }) => name === 'cursor')
    this.#rule(id, hasCursor === (result.kind === 'list'), 'must page by cursor and meta.next_cursor, or by neither')

    return {
      id,
      resource,
      method,
      verb: verb.toUpperCase(),
      path,
      summary: operation.summary ?? '',
      description: operation.description ?? '',
      scopes: (operation.security ?? []).flatMap((requirement) => Object.values(requirement).flat()),
      pathParameters: this.#pathParameters(id, path, parameters),
      query: inQuery.length === 0 ? undefined : queryOf(inQuery),
      body,
      ifMatch: presence(headers, 'If-Match'),
      idempotencyKey: presence(headers, 'Idempotency-Key'),
      result,
    }
  }

  /** In the order of the URL. */
  #pathParameters(id: string, path: string, parameters: Parameter[]): ContractOperation['pathParameters'] {
    return [...path.matchAll(/\{(.+?)\}/g)].map(([, name = '']) => {
      this.#rule(id, !reservedParameters.includes(name), `cannot have a path parameter named ${name}`)
      const declared = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)
      this.#rule(id, declared !== undefined, `does not declare its path parameter ${name}`)
      const schema = this.#resolve(declared?.schema ?? {})
      return { name, type: schema.type === 'integer' ? 'number' : 'string', example: declared?.example }
    })
  }

  #body(id: string, given: Body | undefined): ContractOperation['body'] {
    if (given === undefined) return undefined
    const body = this.#resolve(given)
    const media = body.content?.[json]
    this.#rule(id, media !== undefined && Object.keys(body.content ?? {}).length === 1, `must take ${json} alone`)
    const ref = media?.schema?.$ref
    this.#rule(id, ref !== undefined, 'must name the component of its body')
    this.#rule(id, !body.required || media?.example !== undefined, 'needs an example of its required body')
    return { ref: ref ?? '', required: body.required ?? false, example: media?.example }
  }

  #result(id: string, responses: Record<string, Body>): Result {
    const successes = Object.keys(responses).filter((status) => /^2/.test(status))
    const [status] = successes
    this.#rule(id, successes.length === 1, 'needs exactly one success status')
    const content = Object.entries(this.#resolve(responses[status ?? ''] ?? {}).content ?? {})
    const [first] = content
    this.#rule(id, content.length <= 1, 'needs exactly one success media type')
    if (first === undefined) return { kind: 'nothing' }
    const [mediaType, media] = first
    if (mediaType.startsWith('text/')) return { kind: 'text' }
    if (mediaType !== json) return { kind: 'blob' }

    const { data, meta } = this.#resolve(media.schema ?? {}).properties ?? {}
    this.#rule(id, data !== undefined, 'must answer an envelope with data')
    if (meta === undefined) {
      this.#rule(id, data === undefined || data.$ref !== undefined, 'must name the component of its data')
      return { kind: 'data', ref: data?.$ref ?? '' }
    }
    const itemRef = data?.items?.$ref
    this.#rule(id, itemRef !== undefined, 'must name the component of its items')
    const isPaged = meta.$ref !== undefined && 'next_cursor' in (this.#resolve(meta).properties ?? {})
    this.#rule(id, isPaged, 'must name the component of its meta, with next_cursor')
    return { kind: 'list', ref: itemRef ?? '', metaRef: meta.$ref ?? '' }
  }

  #checkEvent(name: string, post: Operation | undefined): void {
    const ref = post?.requestBody?.content?.[json]?.schema?.$ref
    const payload = this.#resolve(ref === undefined ? {} : ({ $ref: ref } as Schema))
    this.#rule(`event ${name}`, payload.properties?.data?.$ref !== undefined, 'must name its payload and its data')
  }

  #rule(where: string, holds: boolean, what: string): void {
    if (!holds) this.#problem(where, what)
  }

  #problem(where: string, what: string): void {
    this.problems.push(`${where} ${what}`)
  }

  /** Follows references within the document, such as `#/components/schemas/Person`. */
  #resolve<T extends Reference>(value: T): T {
    let target: Reference | undefined = value
    while (target?.$ref !== undefined) {
      const keys = target.$ref.replace(/^#\//, '').split('/')
      target = keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], this.#document) as
        | Reference
        | undefined
    }
    return (target ?? {}) as T
  }
}

function presence(headers: Parameter[], name: string): Presence {
  const header = headers.find((parameter) => parameter.name === name)
  if (header === undefined) return 'absent'
  return header.required ? 'required' : 'optional'
}

function queryOf(parameters: Parameter[]): ContractOperation['query'] {
  const required = parameters.filter((parameter) => parameter.required)
  return { required: required.length > 0, example: Object.fromEntries(required.map((p) => [p.name, p.example])) }
}
