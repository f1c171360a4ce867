import { type Contract, resolve, type Schema } from '../../../openapi/read/contract.ts'
import type { Problem } from '../../operation/errors.ts'

/**
 * Finds lists in a value that are too long. `path` is the location of the value in the request, such as
 * `body.payslips`.
 */
export type LengthCheck = (value: unknown, path: string) => Problem[]

/**
 * Creates a check for lists that are too long, which reports the same messages as the validator. The validator reports
 * all problems, so it also checks the items of a list that is too long. The cost grows with the square of the number of
 * bad items, and half a million of them fit into 1 MiB.
 *
 * @param schema - the schema of the body; the check visits its members and items, but not its alternatives
 * @returns undefined when no list has a maximum length
 */
export function lengthCheck(contract: Contract, schema: Schema): LengthCheck | undefined {
  const { maxItems, items, properties = {} } = resolve(contract, schema)
  const checkItem = items && lengthCheck(contract, items)
  const members = Object.entries(properties).flatMap(([name, property]) => {
    const check = lengthCheck(contract, property)
    return check ? [{ name, check }] : []
  })
  if (maxItems === undefined && !checkItem && members.length === 0) return undefined

  return (value, path) => {
    if (Array.isArray(value)) {
      if (value.length > Number(maxItems))
        return [{ path, code: 'too_many', limit: Number(maxItems), message: `must have at most ${maxItems} items` }]
      return checkItem ? value.flatMap((item, index) => checkItem(item, `${path}[${index}]`)) : []
    }
    if (typeof value !== 'object' || value === null) return []
    return members.flatMap(({ name, check }) => check((value as Record<string, unknown>)[name], `${path}.${name}`))
  }
}
