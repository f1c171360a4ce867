import { type ContractDocument, resolve } from '../operation/contract-document.ts'

/**
 * A copy of the contract as far as one area needs it: the paths that begin with its name, and the components that they
 * lead to. The validator goes through all that it is given for each body that it compiles: of the whole contract that
 * adds up to seconds.
 *
 * The bodies of requests are in one piece, without `$ref`. For each reference the validator makes a function, and copies
 * all problems found so far after each call of it: for a list of bad items that is work that grows with the square of
 * their number.
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
  const { openapi, servers, security } = contract
  return { ...structuredClone({ openapi, servers, security }), tags: [], webhooks: {}, paths, components }
}

/** No body of a request contains itself, so this ends. */
function inlined<T>(contract: ContractDocument, value: T): T {
  if (Array.isArray(value)) return value.map((item) => inlined(contract, item)) as T
  if (typeof value !== 'object' || value === null) return value
  const whole = { ...resolve(contract, value), ...value, $ref: undefined }
  const members = Object.entries(whole).filter(([, member]) => member !== undefined)
  return Object.fromEntries(members.map(([name, member]) => [name, inlined(contract, member)])) as T
}

/** Copies into `components` what a value refers to, and what that refers to. */
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
