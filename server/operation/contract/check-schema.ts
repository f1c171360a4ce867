import type { ValidateFunction } from 'ajv/dist/2020.js'
import { readContract } from '../../../openapi/read/contract.ts'
import type { Problem } from '../errors.ts'
import type { Schemas } from './contract.ts'
import { createAjv, toProblems } from './contract-problems.ts'

/** Finds the problems of a value. `path` is the location of the value in the request, such as `/body/people/0`. */
export type SchemaCheck = (value: unknown, path: string) => Problem[]

/**
 * Creates a check against a component schema, for lists in which one invalid row must not affect the others. The
 * request check does not validate these rows; this check reports the same problems, with the same messages.
 *
 * @param name - the name of the schema, which is compiled on first use
 */
export function schemaCheck(name: keyof Schemas): SchemaCheck {
  let validate: ValidateFunction | undefined
  return (value, path) => {
    validate ??= compile(name)
    return validate(value) ? [] : toProblems(validate.errors ?? [], path)
  }
}

function compile(name: string): ValidateFunction {
  const { components } = readContract()
  const ajv = createAjv()
  ajv.addSchema({ $id: 'contract', components })
  return ajv.compile({ $ref: `contract#/components/schemas/${name}` })
}
