import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Contract, Schema } from '../read/contract.ts'
import { listOperations, listSentEvents, type Operation } from '../read/operations.ts'
import { closed, schemasIn } from '../read/schemas.ts'
import type { Rule } from './operations.ts'

interface Example {
  at: string
  schema: Schema
  value: unknown
}

/** Requires examples: readers copy them, tests send them, and `webhooks.sendTest` delivers them. */
const presentExamples: Rule = (contract) => [
  ...Object.entries(contract.components.schemas)
    .filter(([, schema]) => !schema.examples?.length)
    .map(([name]) => `${name}: needs examples`),
  ...[...listOperations(contract), ...listSentEvents(contract)].flatMap((operation) => [
    ...operation.parameters
      .filter((parameter) => parameter.required && parameter.example === undefined)
      .map((parameter) => `${operation.id} ${parameter.in}.${parameter.name}: needs an example`),
    ...Object.values(operation.requestBody?.content ?? {})
      .filter((media) => media.example === undefined)
      .map(() => `${operation.id} body: needs an example`),
  ]),
]

/**
 * Requires that examples match their own schema, without additional members and with valid formats such as RFC 3339.
 */
const validExamples: Rule = (contract) => {
  const exact = closed(contract)
  const validate = createValidator(exact)
  return listExamples(exact).flatMap(({ at, schema, value }) => {
    const check = validate(schema)
    if (check(value)) return []
    return (check.errors ?? []).map(({ instancePath, message }) => `${at}: example${instancePath} ${message}`)
  })
}

/** Creates a function that compiles each schema once, and shares the compiled schemas that it refers to. */
function createValidator(contract: Contract): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } })
  formats.default(ajv, { mode: 'full' })
  ajv.addSchema({ $id: 'contract', components: contract.components })
  const compiled = new Map<string, ValidateFunction>()
  return (schema) => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text))
    compiled.set(text, validate)
    return validate
  }
}

function listExamples(contract: Contract): Example[] {
  const visited = new Set<Schema>()
  const schemaExamples = Object.entries(contract.components.schemas).flatMap(([name, component]) =>
    [...schemasIn(contract, component, name, visited)].flatMap(({ schema, at }) => [
      ...(schema.examples ?? []).map((value) => ({ at, schema, value })),
      ...(schema.default === undefined ? [] : [{ at: `${at} default`, schema, value: schema.default }]),
    ]),
  )
  const operationExamples = [...listOperations(contract), ...listSentEvents(contract)].flatMap(examplesOfOperation)
  return [...schemaExamples, ...operationExamples]
}

function examplesOfOperation({ id, parameters, requestBody, responses }: Operation): Example[] {
  const media = [
    ...Object.values(requestBody?.content ?? {}).map((content) => ({ at: `${id} body`, ...content })),
    ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.values(content).map((each) => ({ at: `${id} ${status}`, ...each })),
    ),
    ...parameters.map(({ in: place, name, schema, example }) => ({ at: `${id} ${place}.${name}`, schema, example })),
  ]
  return media.flatMap(({ at, schema, example }) =>
    schema && example !== undefined ? [{ at, schema, value: example }] : [],
  )
}

/** The rules about examples, by name. */
export const exampleRules: Record<string, Rule> = {
  'present-examples': presentExamples,
  'valid-examples': validExamples,
}
