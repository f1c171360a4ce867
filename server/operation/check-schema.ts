import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Schemas } from './contract.ts'
import { readContract } from './contract-document.ts'
import { problemsOf } from './contract-problems.ts'
import type { Problem } from './errors.ts'

/** Finds what is wrong with a value; `path` is where it is in the request, as `/body/people/0`. */
export type SchemaCheck = (value: unknown, path: string) => Problem[]

/**
 * Makes a check against a component schema of the contract, for what the contract itself leaves open: rows of which a
 * bad one is not to stop the others. It finds what the check of requests would, in the same words.
 *
 * @param name - of the schema, which is compiled when it is first used
 */
export function schemaCheck(name: keyof Schemas): SchemaCheck {
  let validate: ValidateFunction | undefined
  return (value, path) => {
    validate ??= compile(name)
    if (validate(value)) return []
    return problemsOf((validate.errors ?? []).map((error) => inWords(error, path)))
  }
}

function compile(name: string): ValidateFunction {
  const { components } = readContract()
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  formats.default(ajv, { mode: 'full' })
  ajv.addSchema({ $id: 'contract', components })
  return ajv.compile({ $ref: `contract#/components/schemas/${name}` })
}

/** Points to the member also where it is missing or should not be there, and names the values that there are. */
function inWords({ keyword, instancePath, params, message }: ErrorObject, path: string) {
  const member: string | undefined = params.missingProperty ?? params.additionalProperty
  return {
    path: path + instancePath + (member === undefined ? '' : `/${member}`),
    message: keyword === 'enum' ? `${message}: ${params.allowedValues.join(', ')}` : message,
  }
}
