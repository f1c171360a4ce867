import { type ContractDocument, resolve } from '../operation/contract-document.ts'

/**
 * A copy of the parts of the contract that one area needs: its paths, and the components that they refer to. The
 * validator traverses its whole document for each body that it compiles: for the whole contract that takes seconds.
 *
 * Request bodies have their references inlined. The validator makes a function for each reference, and copies all
 * problems found so far after each call of it: for a list of bad items, that work grows with the square of their
 * number.
 *
 * Query parameters allow reserved characters. Without that, the validator refuses a value with `:` or `/`, although a
 * query may have them as they are (RFC 3986 § 3.4).
 *
 * @param area - such as `people`, of `/people` and `/people/{id}`
 */
export function partOfContract(contract: ContractDocument, area: string): ContractDocument {
  const paths = structuredClone(
    Object.fromEntries(Object.entries(contract.paths).filter(([path]) => path.split('/')[1] === area)),
  )
  for (const { requestBody } of Object.values(paths).flatMap((item) => Object.values(item))) {
    for (const media of Object.values(requestBody?.content ?? {})) media.schema = inlined(contract, media.schema)
  }
  const { securitySchemes = {} } = contract.components
  const components: ContractDocument['components'] = { securitySchemes: structuredClone(securitySchemes) }
  collect(contract, paths, components)
  allowReserved(paths, components)
  const { openapi, servers, security } = contract
  return { ...structuredClone({ openapi, servers, security }), tags: [], webhooks: {}, paths, components }
}

function allowReserved(paths: ContractDocument['paths'], { parameters = {} }: ContractDocument['components']): void {
  const own = Object.values(paths).flatMap((item) => Object.values(item).flatMap((operation) => operation.parameters))
  for (const parameter of [...own, ...(Object.values(parameters) as typeof own)]) {
    if (parameter?.in === 'query') parameter.allowReserved = true
  }
}

/** A copy without references. This terminates, as no request body contains itself. */
export function inlined<T>(contract: ContractDocument, value: T): T {
  if (Array.isArray(value)) return value.map((item) => inlined(contract, item)) as T
  if (typeof value !== 'object' || value === null) return value
  const whole = { ...resolve(contract, value), ...value, $ref: undefined }
  const members = Object.entries(whole).filter(([, member]) => member !== undefined)
  return Object.fromEntries(members.map(([name, member]) => [name, inlined(contract, member)])) as T
}

/** Copies all direct and indirect references of a value into `components`. */
function collect(contract: ContractDocument, value: unknown, components: ContractDocument['components']): void {
  if (typeof value !== 'object' || value === null) return
  if ('$ref' in value && typeof value.$ref === 'string') {
    const [, section = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(value.$ref) ?? []
    components[section] ??= {}
    if (components[section][name] === undefined) {
      const target = structuredClone(contract.components[section]?.[name])
      components[section][name] = target
      collect(contract, target, components)
    }
  }
  for (const member of Object.values(value)) collect(contract, member, components)
}
