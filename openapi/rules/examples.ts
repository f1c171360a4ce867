import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { closed } from './closed.ts'
import {
  type Contract,
  operationsOf,
  type Parameter,
  type ResolvedOperation,
  resolve,
  type Schema,
  schemasIn,
  sentEventsOf,
} from './contract.ts'
import type { Rule } from './operations.ts'

interface Example {
  at: string
  schema: Schema
  value: unknown
}

/** Readers copy examples, tests send them, and `webhooks.sendTest` delivers them, so none may be missing. */
const presentExamples: Rule = (contract) => [
  ...Object.entries(contract.components.schemas)
    .filter(([, schema]) => !schema.examples?.length)
    .map(([name]) => `${name}: needs examples`),
  ...[...operationsOf(contract), ...sentEventsOf(contract)].flatMap((operation) => [
    ...operation.parameters
      .filter((parameter) => parameter.required && parameter.example === undefined)
      .map((parameter) => `${operation.id} ${parameter.in}.${parameter.name}: needs an example`),
    ...Object.values(operation.requestBody?.content ?? {})
      .filter((media) => media.example === undefined)
      .map(() => `${operation.id} body: needs an example`),
  ]),
]

/**
 * The reference fills in a parameter with its example, or with the first value of its schema, and sends it: a filter that
 * nobody chose, a version that is over, a key that was used. What callers can leave out waits until it is ticked.
 */
const untickedExamples: Rule = (contract) =>
  operationsOf(contract).flatMap(({ id, parameters }) =>
    parameters
      .filter((parameter) => !parameter.required && isFilledIn(contract, parameter))
      .filter(({ examples }) => examples?.default?.['x-disabled'] !== true)
      .map(({ in: place, name }) => `${id} ${place}.${name}: needs \`examples.default\` with \`x-disabled: true\``),
  )

/** Whether the reference finds something to send. A default is sent, too, and changes nothing. */
function isFilledIn(contract: Contract, { schema, example, examples }: Parameter): boolean {
  const { default: usual, enum: values, examples: shown } = resolve<Schema>(contract, schema)
  if (example !== undefined || examples !== undefined) return true
  return usual === undefined && (values ?? shown) !== undefined
}

/** An example that breaks its own schema misleads; unknown members and formats count (RFC 3339 and the like). */
const validExamples: Rule = (contract) => {
  const exact = closed(contract)
  const validate = createValidator(exact)
  return examplesOf(exact).flatMap(({ at, schema, value }) => {
    const check = validate(schema)
    if (check(value)) return []
    return (check.errors ?? []).map(({ instancePath, message }) => `${at}: example${instancePath} ${message}`)
  })
}

/** Compiles each schema once, and what it refers to once for all of them. */
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

function examplesOf(contract: Contract): Example[] {
  const seen = new Set<Schema>()
  const ofSchemas = Object.entries(contract.components.schemas).flatMap(([name, component]) =>
    [...schemasIn(contract, component, name, seen)].flatMap(({ schema, at }) => [
      ...(schema.examples ?? []).map((value) => ({ at, schema, value })),
      ...(schema.default === undefined ? [] : [{ at: `${at} default`, schema, value: schema.default }]),
    ]),
  )
  const ofOperations = [...operationsOf(contract), ...sentEventsOf(contract)].flatMap(examplesOfOperation)
  return [...ofSchemas, ...ofOperations]
}

function examplesOfOperation({ id, parameters, requestBody, responses }: ResolvedOperation): Example[] {
  const media = [
    ...Object.values(requestBody?.content ?? {}).map((content) => ({ at: `${id} body`, ...content })),
    ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.values(content).map((each) => ({ at: `${id} ${status}`, ...each })),
    ),
    ...parameters.flatMap(({ in: place, name, schema, example, examples = {} }) =>
      [example, ...Object.values(examples).map(({ value }) => value)].map((example) => ({
        at: `${id} ${place}.${name}`,
        schema,
        example,
      })),
    ),
  ]
  return media.flatMap(({ at, schema, example }) =>
    schema && example !== undefined ? [{ at, schema, value: example }] : [],
  )
}

/** The rules about examples, by name. */
export const exampleRules: Record<string, Rule> = {
  'present-examples': presentExamples,
  'unticked-examples': untickedExamples,
  'valid-examples': validExamples,
}
