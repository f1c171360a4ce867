import { type ContractDocument, resolve } from '../operation/contract-document.ts'

/**
 * A copy of the contract in which the bodies of requests are in one piece, without `$ref`. For each reference the
 * validator makes a function, and copies all problems found so far after each call of it: for a list of bad items that
 * is work that grows with the square of their number.
 */
export function inlineBodies(contract: ContractDocument): ContractDocument {
  const copy = structuredClone(contract)
  for (const { requestBody } of Object.values(copy.paths).flatMap((item) => Object.values(item))) {
    for (const media of Object.values(requestBody?.content ?? {})) media.schema = inlined(contract, media.schema)
  }
  return copy
}

/** No body of a request contains itself, so this ends. */
function inlined<T>(contract: ContractDocument, value: T): T {
  if (Array.isArray(value)) return value.map((item) => inlined(contract, item)) as T
  if (typeof value !== 'object' || value === null) return value
  const whole = { ...resolve(contract, value), ...value, $ref: undefined }
  const members = Object.entries(whole).filter(([, member]) => member !== undefined)
  return Object.fromEntries(members.map(([name, member]) => [name, inlined(contract, member)])) as T
}
